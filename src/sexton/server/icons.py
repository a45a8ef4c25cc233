"""One sprite with the icons of a whole script, so that what a client fetches tells nothing about a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"
ID = re.compile(r"[a-z0-9_-]+")


def sprite(folder: Path, characters: Iterable[str]) -> str:
    """An SVG with one symbol for each character that has an icon in the folder; the symbol's id is the character's.

    Official characters have one whether Sexton resolves them or not: ``outsider:butler`` has the Butler's.
    """
    ElementTree.register_namespace("", SVG)
    root = ElementTree.Element(f"{{{SVG}}}svg")
    for character in characters:
        name = character.rpartition(":")[2]
        file = folder / f"{name}.svg"
        if not ID.fullmatch(name) or not file.is_file():
            continue
        icon = ElementTree.parse(file).getroot()
        box = icon.get("viewBox", "0 0 512 512")
        symbol = ElementTree.SubElement(root, f"{{{SVG}}}symbol", {"id": character, "viewBox": box})
        symbol.extend(icon)
    return ElementTree.tostring(root, encoding="unicode")
