"""What a rule text may say.

``Me`` is one ability's voice. Words that have an effect are inert while the ability does not work, so no text
asks whether its holder is drunk. What it may ask about the game is in ``sight.py``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sexton.engine import introductions, winning
from sexton.engine.changes import become, counting, gain, hollow, revive, swap, turn
from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, Death, starts_evil
from sexton.engine.death import bury, die, execute, victim_of
from sexton.engine.events import (
    Chose,
    ChoseAloud,
    Foiled,
    Jinxed,
    Judged,
    Lifted,
    Lost,
    Named,
    NominationsClosed,
    Page,
    Placed,
    Proclaimed,
    Rearranged,
    SawGrimoire,
    Spent,
    Told,
    Triggered,
    YouAre,
)
from sexton.engine.prompts import (
    STORYTELLER,
    Card,
    Cards,
    Characters,
    Domain,
    Options,
    PlayerAnd,
    Players,
    Pointing,
    Prompt,
    Value,
)
from sexton.engine.sight import Sight
from sexton.engine.state import EVIL, GOOD, Ability, Token
from sexton.engine.view import belief, pages
from sexton.engine.working import ARBITRARY, SAFE, SILENCING, emit, gone, rules_are_off

if TYPE_CHECKING:
    from sexton.engine.jinx import Jinx

YES_NO = (True, False)


def card(value: object) -> Card:
    """A plain value as the card that shows it: a number, a nod, an alignment, a character; a shrug for nothing."""
    if isinstance(value, Card):
        return value
    if value is None:
        return Card(shrug=True)
    if isinstance(value, bool):
        return Card(nod=value)
    if isinstance(value, int):
        return Card(number=value)
    if value in (GOOD, EVIL):
        return Card(evil=value == EVIL)
    return Card(characters=(str(value),))


class Me(Sight):
    """One ability's words."""

    __slots__ = ()

    def for_storyteller(self) -> Me:
        """The same ability as the Storyteller uses it in its holder's place."""
        voice = Me(self.game, self.ability, worked=True)
        voice.seat = STORYTELLER
        return voice

    def though_dead(self) -> Me:
        """The same voice as of now, for a text that goes on after its holder died or became somebody else."""
        return Me(self.game, self.ability, self.works)

    # ---- asking --------------------------------------------------------------------------------------------

    async def choose(
        self,
        domain: Domain | Iterable[int],
        kind: str = "choose",
        *,
        in_turn: bool = False,
        shape: Domain | None = None,
    ) -> Any:
        """The holder chooses: out of players, or out of any domain, which must depend only on what they know; out of
        ``shape`` where the Storyteller, who knows more, insists. Whoever is chosen may react, at once or, of several
        chosen ``in_turn``, when the text comes to them (``reach``)."""
        if not isinstance(domain, Domain):
            domain = Players(tuple(domain))
        value = await Prompt(self.seat, kind, domain, self.face, shape=shape)
        emit(self.state, Chose(self.seat, self.face, value))
        if not in_turn:
            await self.reach(value)
        for a in self.state.abilities:
            if a.seat == self.seat and a.character in HOLDERS["on_own_choice"]:
                await CHARACTERS[a.character].on_own_choice(self.game.me(a), value)
        return value

    async def choose_both(
        self, seats: Iterable[int], words: Iterable[str], *, in_turn: bool = False
    ) -> tuple[int, str]:
        """The holder chooses a player and a word, such as a character; only the word, where a jinx leaves the player
        to the Storyteller."""
        seats, words, jinxes = tuple(seats), tuple(words), self.game.jinxes
        barred = tuple((p, w) for jinx in jinxes for p, w in itertools.product(seats, words) if jinx.bars(self, p, w))
        if not any(jinx.leaves_player(self) for jinx in jinxes):
            player, word = await self.choose(PlayerAnd(seats, words, barred=barred), in_turn=in_turn)
            return player, word
        self._jinxed(next(jinx for jinx in jinxes if jinx.leaves_player(self)))
        word = await self.choose(Characters(words), in_turn=True)
        free = tuple(seat for seat in seats if (seat, word) not in barred)
        return (await self.storyteller(free, "player") if self.works else free[0]), word

    def may_give(self, character: str, may: bool) -> bool:
        """Whether this ability may give a character's; ``may`` is what its text says, jinxes have the last word."""
        for jinx in self.game.jinxes:
            may = jinx.may_give(self, character, may)
        return may

    async def storyteller(
        self,
        domain: Domain | Iterable[int],
        kind: str = "decide",
        about: int | None = None,
        true: tuple[Any, ...] = (),
        shape: Domain | None = None,
    ) -> Any:
        """The Storyteller chooses: out of players, or out of any domain. Nobody is asked about one answer."""
        if not isinstance(domain, Domain):
            domain = Players(tuple(domain))
        if len(domain) == 1 and not self.game.setup.every_step:
            return next(iter(domain))
        about = self.seat if about is None else about
        return await Prompt(STORYTELLER, kind, domain, self.ability.character, about, true, shape)

    async def resolved_by_hand(self) -> None:
        """The Storyteller does what a text says that the rules here do not know, with moves of their own."""
        await Prompt(STORYTELLER, "by hand", Options(("done",)), self.ability.character, self.seat)

    async def ask(self, seat: int, domain: Domain, kind: str) -> Any:
        """Another player is asked in private."""
        value = await Prompt(seat, kind, domain, self.ability.character)
        emit(self.state, Chose(seat, self.ability.character, value, asked=True))
        return value

    async def choose_aloud(self, domain: Domain | Iterable[int]) -> Any:
        """The holder must choose in public, by day."""
        if not isinstance(domain, Domain):
            domain = Players(tuple(domain))
        value = await Prompt(self.seat, "choose aloud", domain, self.face)
        emit(self.state, ChoseAloud(self.seat, value))
        return value

    async def reach(self, value: Value) -> None:
        """The holder's choice comes to a player, or to several; they may react. Only players choose."""
        if self.seat < 0 or not HOLDERS["on_chosen"] or not self.at_night:
            return
        seats = [v for v in (value if isinstance(value, tuple) else (value,)) if type(v) is int]
        for a in self.state.abilities:
            if a.seat in seats and a.seat != self.seat and a.character in HOLDERS["on_chosen"]:
                await CHARACTERS[a.character].on_chosen(self.game.me(a), self.seat)

    async def together(self, seats: Iterable[int], domain: Domain) -> tuple[Any, ...]:
        """Several players, or the Storyteller, choose at the same moment and in public."""
        seats = tuple(seats)
        values = [await Prompt(seat, "choose together", domain, self.ability.character) for seat in seats]
        for seat, value in zip(seats, values, strict=True):
            emit(self.state, ChoseAloud(seat, value))
        return tuple(values)

    def proclaim(self, seat: int | None = None) -> None:
        """All players learn that this character's ability has begun, and whom it names."""
        if self.works:
            emit(self.state, Proclaimed(self.ability.character, seat))

    async def introduce(self) -> None:
        """The Minions and the Demon learn each other now; whoever takes themself for the Demon is shown Minions too."""
        introductions.minions_learn(self.game)
        for seat in self.living:
            if introductions.takes_self_for_demon(self.state, seat):
                await introductions.pretend_minions(self.game, seat)
        for seat in self.of_team(DEMON, self.living):
            introductions.show_minions(self.game, seat)

    async def bluffs(self, seat: int) -> None:
        """A player learns three good characters that are not in play, or any while the ability does not work."""
        await introductions.bluffs(self.game, seat, true=self.works)

    async def introduce_in_vain(self) -> None:
        """The holder is shown Minions and bluffs as a Demon is, whether or not it is true."""
        await introductions.pretend(self.game, self.seat)

    async def learn(
        self, domain: Domain | Iterable[object], truths: Domain | Iterable[object], seat: int | None = None
    ) -> Card:
        """The holder, or the player at ``seat``, learns a truth while the ability works, and else whatever the
        Storyteller likes; the Storyteller needs no telling."""
        seat = self.seat if seat is None else seat
        if seat == STORYTELLER:
            return Card()
        bound = self.works and not rules_are_off(self.state)
        whole = domain if isinstance(domain, Domain) else Cards(tuple(card(value) for value in domain))
        true: tuple[Card, ...] = ()
        if isinstance(truths, Domain):
            legal = truths if bound else whole
        else:
            true = tuple(card(value) for value in truths)
            legal = Cards(true) if true and bound else whole
        shown: Card = await self.storyteller(legal, "learn", seat, true=true, shape=whole)
        emit(self.state, Told(seat, self.face if seat == self.seat else self.ability.character, shown))
        return shown

    async def rule(self, answers: set[bool], about: int, *, truth: bool = False, kept: bool = False) -> bool:
        """A question that decides an effect: the Storyteller rules where both answers are possible, of which one is the
        ``truth``. An answer that is ``kept`` counts once the ability works, so it is asked for though the ability does
        not work now, unless it has gone with its holder."""
        if len(answers) == 1:
            return next(iter(answers))
        if not (self.works or (kept and self.ability.real and not gone(self.state, self.ability))):
            return False
        ruling: bool = await self.storyteller(Options(YES_NO), "register", about=about, true=(truth,))
        emit(self.state, Judged(self.ability.id, about, ruling))
        return ruling

    async def taken_for(self, seat: int, team: str) -> bool:
        """Whether a player counts as a member of the team, where that decides an effect."""
        return await self.rule({t == team for t in self.team(seat)}, seat, truth=seat in self.of_team(team))

    async def taken_to_be(self, seat: int, character: str, *, kept: bool = False) -> bool:
        """Whether a player counts as that character, where that decides an effect."""
        truth = seat in self.holders(character)
        return await self.rule({c == character for c in self.character(seat)}, seat, truth=truth, kept=kept)

    async def learn_one_of_two(self, team: str, *, or_none: bool = False) -> None:
        """The holder learns that one of two other players is a certain member of the team; that there is
        none, where the text says so. Only a lone holder may be shown themself."""
        characters = self.on_script(team)
        whole = Pointing(self.players, 2, characters, none=or_none)
        holders = {seat: [c for c in self.character(seat) if CHARACTERS[c].team == team] for seat in self.players}
        truths = {
            Card(seats=tuple(sorted((seat, wrong))), characters=(c,))
            for shown in (self.others, self.players)
            if shown == self.others or not any(holders[seat] for seat in self.others)
            for seat in shown
            for c in sorted(holders[seat])
            for wrong in self.others
            if wrong != seat
        }
        if or_none and all(self.team(seat) != {team} for seat in self.players):
            truths.add(Card(number=0))
        ordered = sorted(truths, key=_card_order)
        shown_card = await self.learn(whole, ordered)
        named = set(shown_card.characters)
        right = [seat for seat in shown_card.seats if named & self.character(seat)]
        if self.works and right:
            # Whoever truly is that character comes before somebody who may be taken for it.
            marked = min(right, key=lambda seat: self.state.chars[seat] not in named)
            for seat in shown_card.seats:
                self.note(team if seat == marked else "wrong", seat)

    def tell(self, seat: int, shown: Card) -> None:
        """A player is shown something that is always true; the Storyteller needs no telling."""
        if seat == STORYTELLER:
            return
        for jinx in self.game.jinxes:
            before, shown = shown, jinx.shown(self, seat, shown)
            if shown != before:
                self._jinxed(jinx)
        emit(self.state, Told(seat, self.ability.character, shown))

    def has_told(self, seat: int) -> bool:
        """Whether a player has been shown something by an ability of this character."""
        mine = (seat, self.ability.character)
        return any(isinstance(e, Told) and (e.seat, e.character) == mine for e in self.state.backwards())

    def show(self, seat: int, shown: Card) -> None:
        """A player is shown something, as an effect of the ability."""
        if self.works:
            self.tell(seat, shown)

    def show_grimoire(self) -> None:
        """The holder sees the Grimoire; drunk or poisoned they see it all the same."""
        open_pages: tuple[Page, ...] | None = pages(self.state)
        for jinx in self.game.jinxes:
            before, open_pages = open_pages, open_pages and jinx.grimoire(self, open_pages)
            if open_pages != before:
                self._jinxed(jinx)
        if open_pages is not None:
            emit(self.state, SawGrimoire(self.seat, open_pages))

    def announce(self, seat: int) -> None:
        """A player's name is said aloud in the night; their state is announced at dawn in any case."""
        emit(self.state, Named(seat, self.ability.character))

    # ---- doing: all of this is inert while the ability does not work ------------------------------------------

    async def kill(self, seat: int, *, surely: bool = False) -> bool:
        """A player dies, if nothing protects them, or surely. Whether that very player died."""
        if not self._reaches(seat):
            return False
        return await die(self.game, Death(seat, "attack", self.ability, surely)) == seat

    async def victim(self, seat: int) -> int | None:
        """Who would die of an attack on a player: that one, another, or nobody. To be followed by ``finish``."""
        return await victim_of(self.game, Death(seat, "attack", self.ability)) if self._reaches(seat) else None

    async def finish(self, seat: int) -> None:
        """A player dies whom ``victim`` has named."""
        await bury(self.game, Death(seat, "attack", self.ability))

    async def execute(self, seat: int) -> None:
        """A player is executed now; by day nominations are over for today."""
        if self._reaches(seat):
            if not self.at_night:
                emit(self.state, NominationsClosed())
            await execute(self.game, seat, "ability", self.ability.id)

    def open_deaths(self) -> None:
        """Every death of tonight is the Storyteller's decision."""
        if not any(token.kind == ARBITRARY for token in self.state.tokens):
            self.note(ARBITRARY, self.seat, until="dawn")

    def set_off(self) -> None:
        """This ability waits for its place tonight, and works then if it does now."""
        emit(self.state, Triggered(self.ability.id, self.works))

    @property
    def is_set_off(self) -> bool:
        """Whether a death has set this ability off."""
        return any(ability == self.ability.id for ability, _ in self.state.triggered)

    def rearrange(self, circle: Iterable[int]) -> None:
        """The players sit in another order, for all to see."""
        if self.works:
            emit(self.state, Rearranged(tuple(circle)))

    async def revive(self, seat: int) -> None:
        """A dead player is alive again."""
        if self.works and self.state.is_dead(seat):
            await revive(self.game, seat, self.ability.id)

    def mark(
        self,
        kind: str,
        seat: int,
        until: str | None = None,
        about: int | None = None,
        nights: int | None = None,
        what: str = "",
    ) -> None:
        """Place a token that has its effect while the ability works: until dusk or dawn, for so many nights and
        the days after them, or for good. Who is safe from the Demon is so from its poison too."""
        by_demon = CHARACTERS[self.ability.character].team == DEMON
        if by_demon and self.works and kind in SILENCING and counting(self.state, SAFE, seat):
            emit(self.state, Foiled(self.ability.id, seat, kind))
        elif self._reaches(seat, kind):
            self.note(kind, seat, until, about, nights, what)

    def mark_for_good(self, kind: str, seat: int) -> None:
        """Place a token that no longer depends on anybody."""
        if self.works:
            emit(self.state, Placed(kind, seat, None, self.ability.character))

    async def gain(self, character: str, face: str = "") -> None:
        """Gain an ability by an act; done while drunk or poisoned it is only believed, for ever."""
        steady = self.ability.steady
        await gain(self.game, self.seat, character, self.ability.id, real=self.works, steady=steady, face=face)

    async def has(
        self,
        character: str,
        seat: int | None = None,
        *,
        real: bool = True,
        steady: bool = False,
        face: str = "",
    ) -> None:
        """A seat has an ability exactly while this one works; a ``steady`` one though drunk or poisoned itself, and so
        what a steady one gives."""
        seat = self.seat if seat is None else seat
        real, steady = real and self.ability.real, steady or self.ability.steady
        await gain(self.game, seat, character, self.ability.id, real=real, steady=steady, face=face)

    async def storyteller_gains(self, character: str) -> None:
        """The Storyteller gains an ability and keeps it, unless a jinx has something else happen."""
        if not self.works:
            return
        for jinx in self.game.jinxes:
            if set(jinx.pair) == {self.ability.character, character}:
                self._jinxed(jinx)
                await jinx.storyteller_gains(self)
                return
        await gain(self.game, STORYTELLER, character, None, by=self.ability.id)

    async def give(self, seat: int, character: str) -> None:
        """A player gains an ability for good on top of their own, and is told; not one who takes themself for somebody
        else, whom that would undeceive."""
        if self.works:
            await gain(self.game, seat, character, None, by=self.ability.id)
            if not belief(self.state, seat):
                self.tell(seat, Card(characters=(character,)))

    def delude(self, seat: int, character: str) -> None:
        """A player becomes a character that takes itself for another, and notices nothing."""
        if self.works:
            hollow(self.state, seat, character, self.ability.id)
            turn(self.game, seat, starts_evil(character), told=False, by=self.ability.id)

    async def become(self, seat: int, character: str) -> None:
        """A player becomes another character, and is told."""
        if self.works:
            await become(self.game, seat, character, by=self.ability.id)

    def turn(self, seat: int, evil: bool, told: bool = True) -> None:
        """A player's alignment changes."""
        if not self.works or self.state.is_evil(seat) == evil:
            return
        against = next((jinx for jinx in self.game.jinxes if not jinx.may_turn(self, seat, evil)), None)
        if against is not None:
            self._jinxed(against)
        else:
            turn(self.game, seat, evil, told, self.ability.id)
            for jinx in () if told else self.game.jinxes:
                jinx.turned(self, seat)

    def tell_alignment(self, seat: int) -> None:
        """A player is told which side they are on."""
        emit(self.state, YouAre(seat, belief(self.state, seat) or self.state.chars[seat], self.state.is_evil(seat)))

    async def swap(self, one: int, other: int, alignments: bool) -> None:
        """Two players exchange their characters, and their alignments where the text says so."""
        if self.works and one != other:
            await swap(self.game, one, other, alignments, self.ability.id)

    def win(self, evil: bool, why: str) -> None:
        """A team wins, and the game ends at once."""
        if self.works:
            winning.decide(self.state, EVIL if evil else GOOD, why, self.ability.id)

    def lose(self, why: str) -> None:
        """The holder's team loses, and the game ends at once."""
        self.win(not self.state.is_evil(self.seat), why)

    def _reaches(self, seat: int, what: str = "") -> bool:
        """Whether the ability works, so that it does to a player what it says; if not, that is noted."""
        if not self.works:
            emit(self.state, Foiled(self.ability.id, seat, what))
            return False
        return True

    def _jinxed(self, jinx: Jinx) -> None:
        emit(self.state, Jinxed(jinx.pair))

    # ---- bookkeeping: works whatever state the holder is in -----------------------------------------------------

    def note(
        self,
        kind: str,
        seat: int,
        until: str | None = None,
        about: int | None = None,
        nights: int | None = None,
        what: str = "",
    ) -> None:
        """Place a reminder for the Storyteller. An ability that has gone with its holder leaves none."""
        if gone(self.state, self.ability) and not self.works:
            return
        last = None if nights is None else self.state.night + nights - 1
        emit(self.state, Placed(kind, seat, self.ability.id, self.ability.character, until, about, last, what))

    def tokens(self, kind: str | None = None) -> tuple[Token, ...]:
        """The tokens that this ability has placed."""
        return tuple(t for t in self.state.tokens if t.by == self.ability.id and (kind is None or t.kind == kind))

    def lift(self, *tokens: Token) -> None:
        """Take tokens away."""
        for token in tokens:
            emit(self.state, Lifted(token.id))

    def spend(self) -> None:
        """ "Once per game" is used up, also in vain."""
        emit(self.state, Spent(self.ability.id))

    def drop_gains(self, *gains: Ability) -> None:
        """What this ability has given goes: these of it, or all."""
        for a in gains or self.gains:
            emit(self.state, Lost(a.id))

    @property
    def gains(self) -> tuple[Ability, ...]:
        """The abilities that this one has given."""
        return tuple(a for a in self.state.abilities if a.via == self.ability.id)


def _card_order(shown: Card) -> tuple[Any, ...]:
    return shown.seats, shown.characters


def combinations(seats: Iterable[int], count: int) -> Iterable[tuple[int, ...]]:
    """All sets of ``count`` seats, each in ascending order."""
    return itertools.combinations(sorted(seats), count)
