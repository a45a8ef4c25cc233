"""Why something happened: the chain of causes behind each death, rescue, choice and answer of a game.

A chain is found in the state just before an event, from what the rules themselves went by: tokens and the abilities
that placed them, standing effects, the abilities that have a say in a death, what people might be taken for. No
character is known here by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar, cast

import msgspec

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS, DEMON, EVEN_IF_DEAD, HOLDERS, MINION, STEADY, Death
from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER, Card
from sexton.engine.state import NIGHT, SETUP, Ability, State, Token
from sexton.engine.words import Me, rules_are_off
from sexton.engine.working import (
    ARBITRARY,
    EFFECTS,
    KEEPS,
    MAD,
    SAFE,
    auras,
    counts,
    kept_by_others,
    lent,
    silenced,
    silencers,
    suspended,
)
from sexton.truths import Answer, Mask

MOST_ANSWERS = 5
"""So many true answers are listed; of more it is said how many there are."""


class Cause(msgspec.Struct, frozen=True):
    """One reason, in a sentence; the reasons for it stand one deeper."""

    text: str
    depth: int = 0


class Words(Protocol):
    """Whoever has the words for a reader's language."""

    def say(self, key: str, **arguments: str | int) -> str: ...
    def person(self, seat: int) -> str: ...
    def within(self, seat: int) -> str: ...
    def people(self, seats: Iterable[int], each: Callable[[int], str] | None = None) -> str: ...
    def bare(self, seat: int) -> str: ...
    def character(self, character: str) -> str: ...
    def card(self, card: Card) -> str: ...
    def value(self, value: Any) -> str: ...
    def reminder(self, kind: str) -> str: ...


class Moment:
    """A state and the game that it belongs to, for asking an ability what it would say then."""

    def __init__(self, game: Game, state: State) -> None:
        self.setup, self.order, self.jinxes, self.script = game.setup, game.order, game.jinxes, game.script
        self.state = state

    def me(self, ability: Ability, worked: bool | None = None, set_off: bool = False) -> Me:
        """An ability's words at this moment."""
        return Me(cast(Game, self), ability, worked, set_off)


Causes = list[Cause]


def deeper(causes: Iterable[Cause], by: int = 1) -> Causes:
    """The same as reasons for what stands before them."""
    return [Cause(cause.text, cause.depth + by) for cause in causes]


class Reasons:
    """The reasons of one game, found on the way through its log: ``of`` each event, just before it happens."""

    def __init__(self, game: Game, state: State, words: Words, answers: dict[int, Answer]) -> None:
        self.game, self.s, self.words, self.answers = game, state, words, answers
        self.since: dict[int, str] = {}
        """When each token was placed and each ability was gained."""
        self.known: dict[int, Ability] = {}
        """Every ability that anybody has held so far."""
        self.choices: dict[int, tuple[str, e.Chose | e.Claimed]] = {}
        """Each player's last choice, and when it was made."""
        self.ballots: dict[int, e.Voted | e.Counted] = {}
        self.deaths: dict[int, str] = {}
        """When each dead player died."""
        self.acting: int | None = None
        """The ability whose step it is."""
        self.set_off: dict[int, bool] = {}
        """What a death has set off and is run now, and whether it worked then."""
        self.struck: int | None = None
        """Who died last in this step."""
        self.nomination: e.Nominated | None = None
        """The one that has not been voted on yet."""
        self.condemned: e.Condemned | None = None
        self.overruled: e.Overruled | None = None
        self.rescue: Causes = []
        """Why the last one who survived did."""

    def of(self, place: int, event: e.Event) -> Causes:
        """Why an event happens, the one at this place in the log."""
        for a in self.s.abilities:
            self.known[a.id] = a
        find = _WHY.get(type(event))
        found = list(find(self, event)) if find is not None else []
        if isinstance(event, e.Told):
            found = self.telling(place, event)
        self._note(event)
        return found

    def _note(self, event: e.Event) -> None:
        """Remember what later events may be owed to."""
        s = self.s
        match event:
            case e.Placed() | e.Gained() | e.Became():
                self.since[s.clock] = self.now
            case e.Chose() | e.Claimed():
                self.choices[event.seat] = (self.now, event)
                self.struck = None
            case e.Voted() | e.Counted():
                self.ballots[event.nominee], self.nomination = event, None
            case e.NightFell() | e.DayBroke():
                self.ballots, self.acting, self.struck, self.nomination = {}, None, None, None
            case e.Reached():
                self.acting, self.set_off, self.struck = event.cursor & 0xFFFF, {}, None
            case e.Started():
                self.acting, self.struck = event.ability, None
            case e.Nominated():
                self.nomination, self.struck = event, None
            case e.Resolved():
                self.acting = event.ability
                self.set_off[event.ability] = any(a == event.ability and worked for a, worked in s.triggered)
            case e.Died():
                self.deaths[event.seat], self.struck = self.now, event.seat
            case e.Condemned():
                self.condemned, self.rescue = event, []
            case e.ExileCalled():
                self.rescue = []
        self.overruled = event if isinstance(event, e.Overruled) else None

    # ---- words -------------------------------------------------------------------------------------------------

    def say(self, key: str, depth: int = 0, **arguments: str | int) -> Cause:
        return Cause(self.words.say(f"cause-{key}", **arguments), depth)

    def who(self, a: Ability) -> str:
        """An ability with its holder."""
        words = self.words
        return words.say("cause-who", character=words.character(a.character), player=words.within(a.seat))

    @property
    def now(self) -> str:
        s, say = self.s, self.words.say
        if s.phase == SETUP:
            return say("when-setup")
        return say("when-night" if s.phase == NIGHT else "when-day", number=s.night)

    def token(self, key: str, t: Token) -> Cause:
        """A sentence about a token: where it lies, what it is, whose it is, and when it came there."""
        words, a = self.words, None if t.by is None else self.known.get(t.by)
        source = words.character(t.character) if a is None else self.who(a)
        since = self.since.get(t.id, words.say("when-standing" if t.id < 0 else "when-setup"))
        return self.say(key, player=words.person(t.seat), reminder=words.reminder(t.kind), who=source, when=since)

    # ---- whether an ability works ------------------------------------------------------------------------------

    def works(self, a: Ability) -> bool:
        """Whether an ability works in what happens now."""
        return bool(self.s.on >> a.id & 1) or (self.set_off.get(a.id, False) and not silenced(self.s, a))

    def held(self, seat: int, face: str) -> Ability | None:
        """A player's ability by the character that they take it for: the one that acts now, else one that works."""
        held = [a for a in self.s.abilities if a.seat == seat and (a.face or a.character) == face]
        return min(held, key=lambda a: (a.id != self.acting, not self.works(a)), default=None)

    def standing(self, a: Ability) -> Causes:
        """That an ability works or does not, and why."""
        if self.works(a):
            return [self.say("works", who=self.who(a)), *deeper(self.although(a))]
        return [self.say("does-not-work", who=self.who(a)), *deeper(self.silence(a))]

    def silence(self, a: Ability, path: tuple[int, ...] = ()) -> Causes:
        """Why an ability does not work."""
        s, words = self.s, self.words
        if a.id in path:
            return [self.say("ring")]
        path = (*path, a.id)
        if s.ability(a.id) is None:
            return [self.say("lost", player=words.person(a.seat))]
        found: Causes = []
        giver = None if a.via is None else self.known.get(a.via)
        if giver is not None and (not a.real or not lent(s, a) or (giver.seat != a.seat and not self.works(giver))):
            found.append(self.say("given" if a.real else "believed", who=self.who(giver)))
            if not self.works(giver):
                found += deeper(self.silence(giver, path))
        elif not a.real:
            found.append(self.say("believed-only", player=words.person(a.seat)))
        kept = [t for t in kept_by_others(s) if t.seat == a.seat]
        silent = a.seat >= 0 and s.is_dead(a.seat) and a.character not in EVEN_IF_DEAD
        if silent and not any(counts(s, t) for t in kept):
            found.append(self.died(a.seat))
            found += [cause for t in kept for cause in self.idle(t, path, 1)]
        if not (a.steady or a.character in STEADY):
            for t in silencers(s):
                if t.seat == a.seat and counts(s, t):
                    found += self.hold(t, path)
        if not found and s.paradox:
            return [self.say("ring-open")]
        return found or [self.say("lost", player=words.person(a.seat))]

    def although(self, a: Ability, path: tuple[int, ...] = ()) -> Causes:
        """What speaks against an ability that works, and why it does not count; nothing where all is plain."""
        s = self.s
        if a.id in path:
            return [self.say("ring")]
        path = (*path, a.id)
        found: Causes = []
        if a.seat >= 0 and s.is_dead(a.seat) and a.character not in EVEN_IF_DEAD:
            for t in kept_by_others(s):
                if t.seat == a.seat and counts(s, t):
                    found += self.hold(t, path)
        giver = None if a.via is None else self.known.get(a.via)
        if giver is not None and giver.seat != a.seat:
            found += [self.say("given", who=self.who(giver)), *deeper(self.although(giver, path))]
        for t in silencers(s):
            if t.seat != a.seat:
                continue
            if not counts(s, t):
                found += self.idle(t, path)
            elif a.steady or a.character in STEADY:
                found += [*self.hold(t, path), self.say("steady")]
        return found

    def hold(self, t: Token, path: tuple[int, ...] = ()) -> Causes:
        """A token that counts, and why."""
        found = [self.token(f"token-{t.kind.replace(' ', '-')}" if t.kind in EFFECTS else "token", t)]
        a = None if t.by is None else self.s.ability(t.by)
        if a is not None and not self.works(a):
            found.append(self.say("own-token", 1))
        elif a is not None:
            found += deeper(self.although(a, path))
        return found

    def idle(self, t: Token, path: tuple[int, ...] = (), depth: int = 0) -> Causes:
        """A token that does not count, and why not."""
        found = [self.token("token-idle", t)]
        if suspended(self.s, t.id):
            found.append(self.say("ring-ruled", 1))
        elif t.by is not None and (a := self.known.get(t.by)) is not None:
            found += deeper(self.silence(a, path))
        return deeper(found, depth)

    def died(self, seat: int) -> Cause:
        when = self.deaths.get(seat, self.now)
        return self.say("dead", player=self.words.person(seat), when=when)

    # ---- what an ability did ------------------------------------------------------------------------------------

    def deed(self, number: int | None) -> Causes:
        """The ability that does something, what its holder had chosen, and what set it off."""
        a = None if number is None else self.known.get(number)
        if a is None:
            return [self.say("ruling" if self.overruled is not None or self.s.phase != SETUP else "setup")]
        found = [self.say("by", who=self.who(a)), *deeper(self.occasion(a))]
        return found + deeper(self.although(a) if self.works(a) else [])

    def occasion(self, a: Ability) -> Causes:
        """What its holder chose just now, or else the death that has set it off."""
        words = self.words
        when, choice = self.choices.get(a.seat, ("", None))
        if choice is not None and when == self.now and choice.character in (a.character, a.face):
            key = "chose" if isinstance(choice, e.Chose) else "claimed"
            return [self.say(key, who=self.who(a), when=when, value=words.value(choice.value))]
        made = self.nomination
        if made is not None and a.seat in (made.nominator, made.nominee):
            nominator, nominee = words.person(made.nominator), words.person(made.nominee)
            return [self.say("nomination", nominator=nominator, nominee=nominee)]
        return [] if self.struck is None else [self.say("set-off", player=words.person(self.struck))]

    # ---- deaths -------------------------------------------------------------------------------------------------

    def blow(self, seat: int, how: str, by: int | None) -> Causes:
        """What kills somebody, or would."""
        words = self.words
        a = None if by is None else self.known.get(by)
        if a is not None:
            found = [self.say("kills", who=self.who(a), player=words.person(seat)), *deeper(self.occasion(a))]
            return found + deeper(self.although(a) if self.works(a) else [])
        if how == "execution":
            return self.condemnation(seat)
        return [self.say("exile" if how == "exile" else "ruling")]

    def condemnation(self, seat: int) -> Causes:
        """Why somebody is executed."""
        words, order = self.words, self.condemned
        player = words.person(seat)
        a = None if order is None or order.by is None else self.known.get(order.by)
        if a is not None:
            found = [self.say("executed-by", who=self.who(a), player=player), *deeper(self.occasion(a))]
            return found + deeper(self.although(a) if self.works(a) else [])
        if order is not None and order.how == "madness":
            mad = [t for t in self.s.tokens if (t.kind, t.seat) == (MAD, seat) and counts(self.s, t)]
            return [self.say("madness", player=player), *(c for t in mad for c in deeper(self.hold(t)))]
        return self.votes(seat) if order is not None and order.how == "votes" else [self.say("ruling")]

    def votes(self, seat: int) -> Causes:
        """The ballot by which somebody is executed."""
        words, ballot = self.words, self.ballots.get(seat)
        if ballot is None:
            return [self.say("ruling")]
        nominator = next((n.nominator for n in self.s.nominations if n.nominee == seat), seat)
        return [self.say("votes", nominator=words.person(nominator), votes=ballot.votes, needed=ballot.needed)]

    def unprotected(self, death: Death) -> Causes:
        """What might have saved somebody who dies, and why it did not."""
        s, found = self.s, Causes()
        sure = death.surely or death.how == "ruling"
        if sure:
            found.append(self.say("sure"))
        for t in s.tokens:
            if t.kind == SAFE and t.seat == death.seat:
                if not counts(s, t):
                    found += self.idle(t)
                elif not sure and not death.by_demon:
                    found.append(self.token("safe-from-demons", t))
        fresh = self._before_saving()
        for a in fresh.abilities:
            if a.character not in HOLDERS["on_dying"] or (self.works(a) and not sure):
                continue
            if self._would_save(fresh, a, death):
                found += [self.say("no-help", who=self.who(a), player=self.words.person(death.seat))]
                found += deeper(self.silence(a)) if not self.works(a) else []
            elif a.spent and a.seat == death.seat:
                found.append(self.say("used-up", who=self.who(a)))
        return found

    def _before_saving(self) -> State:
        """The state without what abilities have used up over this very death."""
        state, used = self.s.copy(), set()
        for event in self.s.backwards():
            if not isinstance(event, e.Spent | e.Survived | e.ChoseAloud | e.Judged | e.Foiled | e.Condemned):
                break
            if isinstance(event, e.Spent):
                used.add(event.ability)
        state.abilities = tuple(msgspec.structs.replace(a, spent=a.spent and a.id not in used) for a in state.abilities)
        return state

    def _would_save(self, state: State, a: Ability, death: Death) -> bool:
        """Whether an ability would keep somebody from dying if it worked, or might."""
        say = CHARACTERS[a.character].on_dying(Moment(self.game, state.copy()).me(a, worked=True), death)
        try:
            say.send(None)
        except StopIteration as answer:
            return bool(answer.value != death.seat)
        say.close()
        return True  # it asks somebody

    # ---- what is told -------------------------------------------------------------------------------------------

    def telling(self, place: int, event: e.Told) -> Causes:
        """Why what a player is told is true, or may be false."""
        a = self.held(event.seat, event.character)
        if a is None:
            others = [b for b in self.s.abilities if b.character == event.character]
            a = min(others, key=lambda b: (b.id != self.acting, not self.works(b)), default=None)
        answer = self.answers.get(place)
        if a is None:
            return self.introduction(event) if event.character in INTRODUCTIONS else [self.say("shown")]
        works = self.works(a)
        if answer is None:
            if not works:
                return [self.say("told-anyway"), *self.standing(a)]
            return [self.say("only-answer"), *self.standing(a), *self.grounds(a)]
        if not answer.true:
            return [self.say("told-chosen"), *self.standing(a)]
        found: Causes = []
        if answer.is_true:
            found += [] if works else [self.say("true-though")]
            found += self.standing(a)
            if works:
                found += [c for mask in answer.masks if answer.shown not in mask.true for c in self.taken(mask)]
                found += self.grounds(a)
            rest = tuple(card for card in answer.true if card != answer.shown)
            return found + ([self.say("also-true", answers=self.cards(rest))] if rest else [])
        overruled = self.overruled is not None and works and not rules_are_off(self.s)
        found += [self.say("overruled")] if overruled else self.standing(a)
        for b in self.s.abilities if works else ():
            if CHARACTERS[b.character].breaks_rules and self.works(b):
                found += [self.say("rules-off", who=self.who(b)), *deeper(self.although(b))]
        return [*found, self.say("true-is", answers=self.cards(answer.true))]

    def cards(self, cards: tuple[Card, ...]) -> str:
        words = self.words
        shown = " | ".join(words.card(card) for card in cards[:MOST_ANSWERS])
        more = len(cards) - MOST_ANSWERS
        return shown if more <= 0 else words.say("cause-and-more", answers=shown, count=more)

    def grounds(self, a: Ability) -> Causes:
        """What a token or a jinx contributes to what is true."""
        s, words, found = self.s, self.words, Causes()
        me = Moment(self.game, s).me(a)
        for jinx in self.game.jinxes:
            for seat in s.circle:
                if (team := jinx.counts_as(me, seat)) is not None:
                    one, other = (words.character(c) for c in jinx.pair)
                    player, word = words.person(seat), words.say(f"word-{team}")
                    found.append(self.say("counts-as", one=one, other=other, player=player, team=word))
        _, choice = self.choices.get(a.seat, ("", None))
        chosen = choice.value if isinstance(choice, e.Chose) and choice.character in (a.character, a.face) else None
        seats = [v for v in (chosen if isinstance(chosen, tuple) else (chosen,)) if type(v) is int]
        return found + [self.token("token", t) for t in s.tokens if t.by == a.id and t.seat in seats]

    def taken(self, mask: Mask) -> Causes:
        """Who has to be taken for something else so that an answer is true."""
        a = self.known[mask.ability]
        words, true = self.words, self.cards(mask.true)
        found = [self.say("taken", player=words.person(a.seat), who=self.who(a), answers=true)]
        return found + deeper(self.although(a))

    def introduction(self, event: e.Told) -> Causes:
        """Why a player is shown the Minions, the Demon, or characters that are not in play."""
        s, words = self.s, self.words
        believed = [a for a in s.abilities if a.seat == event.seat and not a.real]
        if believed and CHARACTERS[s.chars[event.seat]].team not in (MINION, DEMON):
            return [self.say("told-chosen"), *(c for a in believed for c in self.standing(a))]
        found = [self.say("introduced-bluffs" if event.character == "bluffs" else "introduced")]
        for a in s.abilities:
            if event.character in CHARACTERS[a.character].seems and self.works(a) and a.seat in event.card.seats:
                found.append(self.say("seems", player=words.person(a.seat), who=self.who(a)))
        return found


INTRODUCTIONS = frozenset((MINION, DEMON, "bluffs"))
"""What stands in the place of a character where evil players learn each other."""


Find = Callable[[Reasons, Any], Iterable[Cause]]
F = TypeVar("F", bound=Find)

_WHY: dict[type[e.Event], Find] = {}


def _why(*kinds: type[e.Event]) -> Callable[[F], F]:
    def enter(find: F) -> F:
        _WHY.update(dict.fromkeys(kinds, find))
        return find

    return enter


@_why(e.Died)
def _died(r: Reasons, event: e.Died) -> Iterator[Cause]:
    yield from r.blow(event.seat, event.how, event.by)
    if event.how != "ruling":
        yield from _arbitrary(r)
    by = None if event.by is None else r.known.get(event.by)
    yield from r.unprotected(Death(event.seat, event.how, by, event.surely))


def _arbitrary(r: Reasons) -> Iterator[Cause]:
    """Why the Storyteller may say who dies."""
    for t in r.s.tokens:
        if t.kind == ARBITRARY:
            yield from r.hold(t)


@_why(e.Survived)
def _survived(r: Reasons, event: e.Survived) -> Iterator[Cause]:
    r.rescue = [*r.blow(event.seat, event.how, event.by), *_saving(r, event)]
    yield from r.rescue


def _saving(r: Reasons, event: e.Survived) -> Iterator[Cause]:
    s, words = r.s, r.words
    laid = [t for t in (*s.tokens, *auras(s)) if t.seat == event.seat and t.kind != KEEPS]
    saving = [t for t in laid if (-1 if t.by is None else t.by) == event.saviour and counts(s, t)]
    a = r.known.get(event.saviour)
    if a is not None:
        yield r.say("saves", who=r.who(a), player=words.person(event.seat))
    # Of several the one that was placed last has the effect; those before it are notes.
    for t in [t for t in saving if t.kind in EFFECTS] or saving[-1:]:
        yield r.token("token", t)
    if a is not None:
        if a.spent:
            yield r.say("used-up-now", who=r.who(a))
        yield from r.although(a) if r.works(a) else ()
    if event.instead is not None:
        dead = "instead-dead" if s.is_dead(event.instead) else "instead"
        yield r.say(dead, player=words.person(event.instead))


@_why(e.Executed)
def _executed(r: Reasons, event: e.Executed) -> Iterator[Cause]:
    if event.seat == STORYTELLER:
        yield from r.votes(event.seat)
    elif event.died:
        return  # the death says why
    elif r.s.is_dead(event.seat):
        yield from r.condemnation(event.seat)
        yield r.died(event.seat)
    elif r.rescue:
        yield from r.rescue
    else:
        yield from r.condemnation(event.seat)
        yield from _arbitrary(r)


@_why(e.ExileVoted)
def _exiled(r: Reasons, event: e.ExileVoted) -> Iterator[Cause]:
    yield r.say("exile-votes", count=len(event.supporters), needed=event.needed)
    if not event.died and len(event.supporters) >= event.needed:
        yield from r.rescue


@_why(e.Chose)
def _chose(r: Reasons, event: e.Chose) -> Iterator[Cause]:
    a = r.held(event.seat, event.character)
    if a is not None:
        yield from r.standing(a) if not r.works(a) else r.although(a)
    elif event.character in HOLDERS["visit"]:
        yield _not_held(r, event)
    if r.overruled is not None:
        yield r.say("overruled")


@_why(e.Claimed)
def _claimed(r: Reasons, event: e.Claimed) -> Iterator[Cause]:
    a = r.held(event.seat, event.character)
    if a is None:
        yield _not_held(r, event)
    else:
        yield from r.standing(a) if not r.works(a) else r.although(a)


def _not_held(r: Reasons, event: e.Chose | e.Claimed) -> Cause:
    return r.say("not-held", player=r.words.person(event.seat), character=r.words.character(event.character))


@_why(e.Foiled)
def _foiled(r: Reasons, event: e.Foiled) -> Iterator[Cause]:
    s, a = r.s, r.known.get(event.ability)
    if a is None:
        return
    if not r.works(a):
        yield from r.standing(a)
    elif s.is_dead(event.seat):
        yield r.died(event.seat)
    else:
        yield r.say("safe", player=r.words.person(event.seat), who=r.who(a))
        for t in s.tokens:
            if (t.kind, t.seat) == (SAFE, event.seat) and counts(s, t):
                yield from deeper(r.hold(t))


@_why(e.Jinxed)
def _jinxed(r: Reasons, event: e.Jinxed) -> Iterator[Cause]:
    one, other = (r.words.character(c) for c in event.pair)
    yield r.say("jinx", one=one, other=other)


@_why(e.Judged)
def _judged(r: Reasons, event: e.Judged) -> Iterator[Cause]:
    a, words = r.known.get(event.ability), r.words
    if a is not None:
        answer = words.say("yes" if event.answer else "no")
        yield r.say("judged", who=r.who(a), player=words.person(event.seat), answer=answer)
    for mask in r.s.abilities:
        if mask.seat == event.seat and mask.character in HOLDERS["registers"] and r.works(mask):
            yield r.say("by", 1, who=r.who(mask))


@_why(e.Reached)
def _reached(r: Reasons, event: e.Reached) -> Iterator[Cause]:
    a = r.s.ability(event.cursor & 0xFFFF)
    if a is not None and not r.works(a) and not any(number == a.id for number, _ in r.s.triggered):
        yield from r.standing(a)


@_why(e.Became, e.Turned, e.Revived)
def _changed(r: Reasons, event: e.Became | e.Turned | e.Revived) -> Iterable[Cause]:
    return r.deed(event.by)


@_why(e.Gained)
def _gained(r: Reasons, event: e.Gained) -> Iterable[Cause]:
    giver = None if event.via is None else r.known.get(event.via)
    if giver is None:
        return []
    found = [r.say("by", who=r.who(giver))]
    return found + deeper(r.although(giver) if r.works(giver) else r.silence(giver))


@_why(e.Placed)
def _placed(r: Reasons, event: e.Placed) -> Iterator[Cause]:
    a = None if event.by is None else r.known.get(event.by)
    if a is not None and event.kind in EFFECTS:
        yield from r.occasion(a)


@_why(e.Ruled)
def _ruled(r: Reasons, event: e.Ruled) -> Iterator[Cause]:
    yield r.say("ring-open")
    for t in (*r.s.tokens, *auras(r.s)):
        if t.id in event.ring:
            yield Cause(r.token("token", t).text, 1)


@_why(e.Decided)
def _decided(r: Reasons, event: e.Decided) -> Iterator[Cause]:
    s, words = r.s, r.words
    if event.by is not None:
        yield from r.deed(event.by)
        return
    for seat in s.circle:
        if CHARACTERS[s.chars[seat]].team == DEMON and s.is_dead(seat):
            yield r.say("dead-demon", player=words.person(seat), when=r.deaths.get(seat, r.now))
    living = [seat for seat in s.circle if not (s.dead | s.travellers) >> seat & 1]
    yield r.say("alive", players=words.people(living, words.bare))
