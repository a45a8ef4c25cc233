"""A script on paper: its sheets, almanac and tokens as PDF. Black on white, with little ink."""

from sexton.paper.document import SIZES, Document
from sexton.paper.parts import PARTS, printed

__all__ = ["PARTS", "SIZES", "Document", "printed"]
