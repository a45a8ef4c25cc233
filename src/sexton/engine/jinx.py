"""Jinxes: rules for two characters on one script that their ability lines do not settle.

A jinx is a rule, not an ability: nothing switches it off. It is in force whenever both characters are on the script,
and it speaks wherever the two abilities meet, also where one of them is only a gained one. (Rules: jinxes.)
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, ClassVar

from sexton.engine.character import DEMON

if TYPE_CHECKING:
    from sexton.engine.events import Page
    from sexton.engine.game import Game
    from sexton.engine.prompts import Card
    from sexton.engine.sight import Sight
    from sexton.engine.words import Me

JINXES: list[Jinx] = []
"""The one stateless instance of every jinx. Filled by importing ``sexton.jinxes``."""


class Jinx:
    """One pair's rule. A file subclasses it and overrides the hook where the two abilities meet. A subclass without a
    pair is what the rules of several pairs have in common."""

    pair: ClassVar[tuple[str, str]]
    house_rules: ClassVar[tuple[str, ...]] = ()
    """The optional rules that a game may switch on where it is in force, as rules of the pair's first character. A
    jinx that has any says nothing without them."""

    def __init_subclass__(cls) -> None:
        if "pair" in vars(cls):
            JINXES.append(cls())

    async def gained(self, me: Me) -> None:
        """A seat has gained an ability, whose voice this is."""

    def turned(self, me: Me, seat: int) -> None:
        """An ability has changed a player's alignment without a word to them."""

    def changed(self, game: Game) -> None:
        """Somebody has come to be a character, or the game begins."""

    def shown(self, me: Me, seat: int, card: Card) -> Card:
        """What an ability shows to a player in the place of this card."""
        return card

    def grimoire(self, me: Me, pages: tuple[Page, ...]) -> tuple[Page, ...] | None:
        """What an ability shows of the Grimoire; ``None`` for nothing at all."""
        return pages

    def counts_as(self, me: Sight, seat: int) -> str | None:
        """The team that an ability takes a player for instead of their own, if this rule says so."""
        return None

    def bars(self, me: Me, seat: int, word: str) -> bool:
        """Whether an ability's holder must not choose this player with this word."""
        return False

    def leaves_player(self, me: Me) -> bool:
        """Whether the Storyteller says which player an ability's holder means, and they only the word."""
        return False

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        """Whether an ability may give a character's; ``may`` is what is true without this rule."""
        return may

    def may_turn(self, me: Me, seat: int, evil: bool) -> bool:
        """Whether an ability may change a player's alignment so."""
        return True

    def wakes(self, me: Me) -> bool:
        """Whether an ability acts at its place tonight by this rule, and not as its own text says."""
        return False

    async def instead(self, me: Me) -> None:
        """What the ability does then."""

    async def acted(self, me: Me) -> None:
        """An ability has acted at its place in the night."""

    async def storyteller_gains(self, me: Me) -> None:
        """What happens where one of the pair would have the Storyteller gain the other's ability."""


class NotGiven(Jinx):
    """The pair's first character cannot give the ability of the second."""

    def may_give(self, me: Me, character: str, may: bool) -> bool:
        return may and (me.ability.character, character) != self.pair


class OpenDeaths(Jinx):
    """Where the pair's second character leaves two Demons alive, every death of that night is the Storyteller's
    decision."""

    async def acted(self, me: Me) -> None:
        if me.ability.character == self.pair[1] and len(me.of_team(DEMON, me.living)) > 1:
            me.open_deaths()


@functools.lru_cache(maxsize=64)
def in_force(characters: tuple[str, ...]) -> tuple[Jinx, ...]:
    """The jinxes of the characters on a script, in the order of their pairs."""
    found = (jinx for jinx in JINXES if set(jinx.pair) <= set(characters))
    return tuple(sorted(found, key=lambda jinx: jinx.pair))
