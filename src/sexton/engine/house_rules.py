"""House rules: optional rules of a script. A game switches them on by name; without a word the official rule holds."""

from sexton.engine.character import CHARACTERS
from sexton.engine.jinx import in_force
from sexton.engine.script import Script


def house_rules(script: Script) -> tuple[str, ...]:
    """The optional rules that a script's characters and jinxes have, each as ``character:rule``."""
    of_characters = (f"{c}:{rule}" for c in script.characters if c in CHARACTERS for rule in CHARACTERS[c].house_rules)
    of_jinxes = (f"{jinx.pair[0]}:{rule}" for jinx in in_force(script) for rule in jinx.house_rules)
    return (*of_characters, *of_jinxes)
