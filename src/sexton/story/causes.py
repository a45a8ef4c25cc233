"""Why something happened: the chain of causes behind each death, rescue, choice and answer of a game.

A chain is found in the state just before an event, from what the rules themselves went by: tokens and the abilities
that placed them, standing effects, the abilities that have a say in a death, what people might be taken for. No
character is known here by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS, EVEN_IF_DEAD, STEADY
from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER, Card
from sexton.engine.state import NIGHT, SETUP, Ability, State, Token
from sexton.engine.working import (
    EFFECTS,
    counts,
    kept_by_others,
    lent,
    silenced,
    silencers,
    suspended,
)
from sexton.story.truths import Answer


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


Causes = list[Cause]


def deeper(causes: Iterable[Cause], by: int = 1) -> Causes:
    """The same as reasons for what stands before them."""
    return [Cause(cause.text, cause.depth + by) for cause in causes]


class Chains:
    """What has happened in a game so far, and from it the chains of causes of what holds now."""

    def __init__(self, game: Game, state: State, words: Words, answers: dict[int, Answer]) -> None:
        self.game, self.s, self.words, self.answers = game, state, words, answers
        self.since: dict[int, str] = {}
        """When each token was placed and each ability was gained."""
        self.known: dict[int, Ability] = {}
        """Every ability that anybody has held so far."""
        self.choices: dict[int, tuple[str, e.Chose | e.Claimed]] = {}
        """Each player's last choice, and when it was made."""
        self.asked: dict[int, e.Chose] = {}
        """What others have chosen in this step, since its ability has asked them."""
        self.ballots: dict[int, e.Voted | e.Counted] = {}
        self.deaths: dict[int, str] = {}
        """When each dead player died."""
        self.acting: int | None = None
        """The ability whose step it is."""
        self.set_off: dict[int, bool] = {}
        """What a death has set off and is run now, and whether it worked then."""
        self.struck: tuple[int, ...] = ()
        """Who has died since the last choice of this step, in this order."""
        self.nomination: e.Nominated | None = None
        """The one that has not been voted on yet."""
        self.condemned: e.Condemned | None = None
        self.overruled: e.Overruled | None = None
        self.survival: e.Survived | None = None
        """What has just kept somebody from dying, perhaps at the cost of another."""
        self.foiled: list[tuple[e.Foiled, Causes]] = []
        """What abilities have not done since dusk, and why not."""
        self.origin: dict[int, Causes] = {}
        """Why each believed ability was gained in vain."""
        self.rescue: Causes = []
        """Why the last one who survived did."""

    def note(self, event: e.Event, found: Causes) -> None:
        """Remember what later events may be owed to."""
        s = self.s
        match event:
            case e.Placed() | e.Gained() | e.Became():
                self.since[s.clock] = self.now
            case e.Chose(asked=True):
                self.asked[event.seat] = event
                self.struck, self.survival = (), None
            case e.Chose() | e.Claimed():
                self.choices[event.seat] = (self.now, event)
                self.struck, self.survival = (), None
            case e.Voted() | e.Counted():
                self.ballots[event.nominee], self.nomination = event, None
            case e.NightFell() | e.DayBroke():
                self.ballots, self.acting, self.struck, self.nomination = {}, None, (), None
                if isinstance(event, e.NightFell):
                    self.foiled = []
            case e.Reached():
                self.survival = None
                self.acting, self.set_off, self.struck = event.cursor & 0xFFFF, {}, ()
                self.asked = {}
            case e.Started():
                self.acting, self.struck = event.ability, ()
            case e.Nominated():
                self.nomination, self.struck = event, ()
            case e.Resolved():
                self.acting, self.asked = event.ability, {}
                self.set_off[event.ability] = any(a == event.ability and worked for a, worked in s.triggered)
            case e.Died():
                self.deaths[event.seat], self.struck = self.now, (*self.struck, event.seat)
            case e.Survived():
                self.survival = event
            case e.Foiled():
                self.foiled.append((event, found))
            case e.Condemned():
                self.condemned, self.rescue, self.survival = event, [], None
            case e.ExileCalled():
                self.rescue = []
            case e.Decided():
                self.struck = ()
        self.overruled = event if isinstance(event, e.Overruled) else None

    # ---- words -------------------------------------------------------------------------------------------------

    def say(self, key: str, depth: int = 0, **arguments: str | int) -> Cause:
        return Cause(self.words.say(f"cause-{key}", **arguments), depth)

    def who(self, a: Ability) -> str:
        """An ability with its holder."""
        words = self.words
        return words.say("cause-who", character=words.character(a.character), player=words.within(a.seat))

    def whose(self, character: str) -> str:
        """A character, or the Storyteller, by whom a token lies though it hangs on nobody's ability."""
        if character not in CHARACTERS:
            return self.words.within(STORYTELLER)
        return self.words.say("cause-whose", character=self.words.character(character))

    @property
    def now(self) -> str:
        s, say = self.s, self.words.say
        if s.phase == SETUP:
            return say("when-setup")
        return say("when-night" if s.phase == NIGHT else "when-day", number=s.night)

    def token(self, key: str, t: Token) -> Cause:
        """A sentence about a token: where it lies, what it is, whose it is, and when it came there."""
        words, a = self.words, None if t.by is None else self.known.get(t.by)
        source = self.whose(t.character) if a is None else self.who(a)
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
            if self.works(giver):
                found += deeper(self.origin.get(a.id, []))
            elif giver.seat != a.seat:
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
