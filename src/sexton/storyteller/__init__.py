"""Policies that answer the Storyteller's prompts. They see everything; they choose among legal answers only."""

from sexton.bots import Uniform

__all__ = ["Uniform"]
