"""What a rule text may ask about the game: who is there, what they are taken for, what has happened.

Questions about players are answered with every answer that is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from sexton.engine import registering, statements
from sexton.engine.character import (
    CHARACTERS,
    DEMON,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    Row,
    base_row,
    is_good,
)
from sexton.engine.counts import rows
from sexton.engine.events import Chose
from sexton.engine.prompts import Domain, Statement
from sexton.engine.state import NIGHT, SETUP, Ability, Execution, Mortality, Nomination, Token
from sexton.engine.working import silenced

if TYPE_CHECKING:
    from sexton.engine.game import Game

T = TypeVar("T")


class Sight:
    """What one ability's text may know."""

    __slots__ = ("_set_off", "_worked", "ability", "game", "seat", "state")

    def __init__(self, game: Game, ability: Ability, worked: bool | None = None, set_off: bool = False) -> None:
        self.game, self.state, self.ability, self.seat = game, game.state, ability, ability.seat
        self._worked, self._set_off = worked, set_off

    # ---- myself --------------------------------------------------------------------------------------------

    @property
    def works(self) -> bool:
        """Whether the ability works, or did when it was triggered."""
        if self._worked is not None:
            # What a death has set off is still silenced by what comes afterwards.
            return self._worked and not (self._set_off and silenced(self.state, self.ability))
        return bool(self.state.on >> self.ability.id & 1)

    @property
    def face(self) -> str:
        """The character that the holder takes the ability for."""
        return self.ability.face or self.ability.character

    @property
    def spent(self) -> bool:
        """Whether "once per game" has been used."""
        ability = self.state.ability(self.ability.id)
        return ability is not None and ability.spent

    @property
    def dead(self) -> bool:
        """Whether the holder is dead."""
        return self.seat >= 0 and self.state.is_dead(self.seat)

    @property
    def first_day(self) -> bool:
        """Whether this is the first day that the ability sees."""
        return self.state.night == self.ability.since

    def house_rule(self, rule: str) -> bool:
        """Whether an optional rule of this character is switched on in this game."""
        return f"{self.ability.character}:{rule}" in self.game.setup.house_rules

    @property
    def at_night(self) -> bool:
        """Whether it is night."""
        return self.state.phase == NIGHT

    # ---- who is there --------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[int, ...]:
        """All players, clockwise."""
        return self.state.circle

    @property
    def others(self) -> tuple[int, ...]:
        """All players but me."""
        return tuple(seat for seat in self.state.circle if seat != self.seat)

    @property
    def living(self) -> tuple[int, ...]:
        """The living players, clockwise."""
        return self.state.living()

    @property
    def living_but_travellers(self) -> tuple[int, ...]:
        """The living players that are no Travellers."""
        s = self.state
        return tuple(seat for seat in s.circle if not (s.dead | s.travellers) >> seat & 1)

    @property
    def script(self) -> tuple[str, ...]:
        """The ids of all characters that may be in play: those on the script, and the Travellers who are here."""
        s, listed = self.state, self.game.order.listed
        if not s.travellers:
            return listed
        here = (s.chars[seat] for seat in s.circle if s.is_traveller(seat))
        return tuple(dict.fromkeys((*listed, *here)))

    @property
    def known_dead(self) -> tuple[int, ...]:
        """The players whom everybody knows to be dead: by night those who were at dusk, or were executed since."""
        s = self.state
        dead = s.dead_at_dusk | s.executed_tonight if self.at_night else s.dead
        return tuple(seat for seat in self.players if dead >> seat & 1)

    @property
    def known_living(self) -> tuple[int, ...]:
        """The players whom everybody believes alive: by night those who were at dusk, and were not executed since."""
        dead = self.known_dead
        return tuple(seat for seat in self.players if seat not in dead)

    def on_script(self, *teams: str) -> tuple[str, ...]:
        """The characters of these teams on the script."""
        return tuple(c for c in self.script if CHARACTERS[c].team in teams)

    @property
    def good_characters(self) -> tuple[str, ...]:
        """The Townsfolk and Outsiders on the script."""
        return tuple(c for c in self.script if is_good(c))

    @property
    def row(self) -> Row:
        """The base counts for the number of players, Travellers not counted."""
        return base_row(len(self.players) - self.state.travellers.bit_count())

    def fits(self, character: str) -> bool:
        """Whether the counts in play are legal with this character's brackets in the place of mine; where everybody was
        seated, legal or not, only whether there may be a Demon. After the setup brackets say nothing."""
        s = self.state
        if s.phase != SETUP:
            return True
        mine = self.ability.character
        present = [s.chars[seat] for seat in s.circle if not s.is_traveller(seat)]
        teams = Counter(CHARACTERS[c].team for c in present)
        have = Row(teams[TOWNSFOLK], teams[OUTSIDER], teams[MINION], teams[DEMON])
        others = tuple(c for c in present if c != mine)
        legal = rows(len(present), (*others, character), self.game.script.characters)
        return any(row.demon == have.demon if self.game.setup.seats else row == have for row in legal)

    def holders(self, character: str) -> tuple[int, ...]:
        """The players whose character this is."""
        return tuple(seat for seat in self.state.circle if self.state.chars[seat] == character)

    def bearers(self, character: str) -> tuple[int, ...]:
        """The players whose character this is, working or not, and those who have its ability otherwise."""
        return tuple(
            seat
            for seat in self.state.circle
            if self.state.chars[seat] == character or self.has_ability(seat, character)
        )

    def neighbours(self, where: Callable[[int], bool] = lambda seat: True, of: int | None = None) -> tuple[int, ...]:
        """The nearest player on each side, mine unless said otherwise, of whom ``where`` holds: anticlockwise,
        then clockwise. One seat comes once even where it is the nearest on both sides."""
        circle = self.state.circle
        place, n = circle.index(self.seat if of is None else of), len(circle)
        found: list[int] = []
        for step in (-1, 1):
            for i in range(1, n):
                seat = circle[(place + step * i) % n]
                if where(seat):
                    if seat not in found:
                        found.append(seat)
                    break
        return tuple(found)

    def living_neighbours(self) -> tuple[int, ...]:
        """The nearest living player on each side."""
        dead = self.state.dead
        return self.neighbours(lambda seat: not dead >> seat & 1)

    def pairs(self) -> Iterable[tuple[int, int]]:
        """Everybody with the next player clockwise."""
        circle = self.state.circle
        return zip(circle, (*circle[1:], circle[0]), strict=True)

    # ---- what they are taken for ---------------------------------------------------------------------------

    def evil(self, seat: int) -> set[bool]:
        """Whether a player is evil: one answer, or both."""
        return registering.evil(self.state, seat, self.script)

    def team(self, seat: int) -> set[str]:
        """The teams that a player may be taken for."""
        for jinx in self.game.jinxes:
            if forced := jinx.counts_as(self, seat):
                return {forced}
        return registering.team(self.state, seat, self.script)

    def character(self, seat: int) -> set[str]:
        """The characters that a player may be taken for."""
        return registering.character(self.state, seat, self.script)

    def mistaken_for(self, seat: int) -> tuple[str, ...]:
        """The characters that a player may be taken for, without the true one."""
        return tuple(c for c in self.character(seat) if c != self.state.chars[seat])

    def might_be(self, team: str, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The players who may be taken for a member of the team."""
        return tuple(seat for seat in (self.players if among is None else among) if team in self.team(seat))

    def of_team(self, team: str, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The players who really are members of the team."""
        chars = self.state.chars
        return tuple(
            seat for seat in (self.players if among is None else among) if CHARACTERS[chars[seat]].team == team
        )

    def good_players(self) -> tuple[int, ...]:
        """All players who are good now."""
        return tuple(seat for seat in self.players if not self.state.is_evil(seat))

    def count(self, question: Callable[[T], set[bool]], things: Iterable[T]) -> set[int]:
        """How often the answer may be yes."""
        totals = {0}
        for thing in things:
            answers = question(thing)
            totals = {total + answer for total in totals for answer in answers}
        return totals

    def truth(self, said: Statement) -> set[bool]:
        """Whether a statement is true: one answer, both, or none where only the Storyteller can judge."""
        return statements.truth(said, statements.facts(self.state, self.script))

    def two_statements(self, *, one_true: bool = False) -> Domain:
        """Every pair of statements; only those of which one is true and the other is not."""
        questions = statements.Questions(self.players, statements.words_of(self.script))
        return statements.Pair(questions, statements.facts(self.state, self.script), one_true)

    # ---- what has happened -------------------------------------------------------------------------------------

    @property
    def last_choice(self) -> Any:
        """What the holder chose last."""
        events = self.state.backwards()
        return next((e.value for e in events if isinstance(e, Chose) and e.seat == self.seat), None)

    @property
    def giver(self) -> str:
        """The character whose ability gave this one, or nothing."""
        source = None if self.ability.via is None else self.state.ability(self.ability.via)
        return "" if source is None else source.character

    def has_ability(self, seat: int, character: str) -> bool:
        """Whether a player holds a working ability of the character."""
        return any(
            a.seat == seat and a.character == character and self.state.on >> a.id & 1 for a in self.state.abilities
        )

    def tokens_of(self, character: str, seat: int) -> tuple[Token, ...]:
        """The tokens that a player's ability of a character has placed."""
        held = {a.id for a in self.state.abilities if (a.seat, a.character) == (seat, character)}
        return tuple(t for t in self.state.tokens if t.by in held)

    def is_today(self, execution: Execution) -> bool:
        """Whether an execution was today, or on the day before this night."""
        return execution in self.state.executed_today()

    @property
    def deaths(self) -> tuple[Mortality, ...]:
        """The deaths of today and tonight, oldest first."""
        return self.state.deaths

    @property
    def nominations_today(self) -> tuple[Nomination, ...]:
        """The nominations of today, or of the day before this night."""
        return self.state.nominations

    def executed_today(self) -> tuple[Execution, ...]:
        """Those who died by execution today, or on the day before this night."""
        return tuple(e for e in self.state.executed_today() if e.died)

    def last_executed(self) -> Execution | None:
        """Whoever died by execution most recently."""
        return next((e for e in reversed(self.state.executions) if e.died), None)
