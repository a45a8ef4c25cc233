"""Characters that no rule here resolves: homebrew, or official ones that are still to be written.

They are dealt and counted like others of their team, and wake at their place in the night; what their text does, the
Storyteller does, with the moves that are open to them at any time. The id of such a character says its team, as in
``townsfolk:lamplighter``: so a script, a log and a bag can be read with nothing else at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.engine.character import (
    CHARACTERS,
    Character,
    Death,
    Demon,
    Loric,
    Minion,
    Outsider,
    Townsfolk,
    Traveller,
    enter,
)

if TYPE_CHECKING:
    from sexton.engine.words import Me


class _ByHand(Character, base=True):
    """Whatever the text says."""

    async def start(self, me: Me) -> None:
        await me.resolved_by_hand()

    async def night(self, me: Me) -> None:
        await me.resolved_by_hand()

    async def on_death(self, me: Me, death: Death) -> None:
        # Some texts speak of their holder's own death; only the Storyteller can tell.
        if death.seat == me.seat and me.at_night:
            me.set_off()


class _Townsfolk(_ByHand, Townsfolk, base=True):
    pass


class _Outsider(_ByHand, Outsider, base=True):
    pass


class _Minion(_ByHand, Minion, base=True):
    pass


class _Demon(_ByHand, Demon, base=True):
    pass


class _Traveller(_ByHand, Traveller, base=True):
    pass


_RULES: dict[str, Character] = {
    "townsfolk": _Townsfolk(),
    "outsider": _Outsider(),
    "minion": _Minion(),
    "demon": _Demon(),
    "traveller": _Traveller(),
    # These are nobody's character; what they do the Storyteller knows.
    "fabled": Loric(),
    "loric": Loric(),
}

TEAMS = tuple(_RULES)
"""The teams that a manual character may be of."""


def manual_id(team: str, name: str) -> str:
    """The id of a manual character of a team."""
    return f"{team}:{name}"


def plain_id(character: str) -> str:
    """A character's id without the team that a manual one's has in front."""
    return character.rpartition(":")[2]


def is_manual(character: str) -> bool:
    """Whether a character is resolved by the Storyteller."""
    return ":" in character


def make_known(characters: tuple[str, ...]) -> None:
    """Let the manual ones among these characters be dealt and played."""
    for character in characters:
        team, sign, name = character.partition(":")
        if sign and name and team in _RULES and character not in CHARACTERS:
            enter(character, _RULES[team])
