"""What Sexton knows of characters, its own wording, and reading and writing of scripts.

``CHARACTERS`` (facts by id), ``OTHERS`` (those that the Storyteller resolves) and ``NIGHT_ORDER`` are read from the
package when first asked for.
"""

from collections.abc import Mapping

from sexton.almanac.bundled import bundled, load
from sexton.almanac.facts import CharacterFacts, NightOrder, characters, night_order, official, others
from sexton.almanac.readers import read, read_almanac_text, read_content, read_script_json
from sexton.almanac.records import Almanac, Entry, ScriptProblem, UnreadableScript, script_of
from sexton.almanac.writers import export_json

CHARACTERS: Mapping[str, CharacterFacts]
OTHERS: Mapping[str, CharacterFacts]
NIGHT_ORDER: NightOrder

__all__ = [
    "CHARACTERS",
    "NIGHT_ORDER",
    "OTHERS",
    "Almanac",
    "CharacterFacts",
    "Entry",
    "NightOrder",
    "ScriptProblem",
    "UnreadableScript",
    "bundled",
    "export_json",
    "load",
    "official",
    "read",
    "read_almanac_text",
    "read_content",
    "read_script_json",
    "script_of",
]


def __getattr__(name: str) -> object:
    if name == "CHARACTERS":
        return characters()
    if name == "OTHERS":
        return others()
    if name == "NIGHT_ORDER":
        return night_order()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
