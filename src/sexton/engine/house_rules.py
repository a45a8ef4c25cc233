"""House rules: optional rules of a script. A game switches them on by name; without a word the official rule holds."""

from collections.abc import Collection, Sequence

from sexton.engine.character import CHARACTERS
from sexton.engine.jinx import Jinx, in_force
from sexton.engine.script import Script
from sexton.errors import Phrase, any_of


def house_rules(script: Script) -> tuple[str, ...]:
    """The optional rules that a script's characters and jinxes have, each as ``character:rule``."""
    of_characters = (f"{c}:{rule}" for c in script.characters if c in CHARACTERS for rule in CHARACTERS[c].house_rules)
    return (*of_characters, *(rule for jinx in in_force(script.characters) for rule in _of(jinx)))


def unknown_rule(chosen: Collection[str], known: Sequence[str]) -> Phrase | None:
    """Why rules cannot be switched on where these are the ones that are known."""
    strange = next((rule for rule in chosen if rule not in known), None)
    if strange is None:
        return None
    if not known:
        return Phrase("setup-no-rules", {"rule": strange})
    return Phrase("setup-rule", {"rule": strange, "known": any_of(known)})


def jinxes(script: Script, chosen: Collection[str]) -> tuple[tuple[str, str], ...]:
    """The pairs of a script that have a rule of their own in a game with the ``chosen`` optional rules."""
    optional = ((jinx.pair, _of(jinx)) for jinx in in_force(script.characters))
    return tuple(pair for pair, rules in optional if not rules or any(rule in chosen for rule in rules))


def _of(jinx: Jinx) -> tuple[str, ...]:
    return tuple(f"{jinx.pair[0]}:{rule}" for rule in jinx.house_rules)
