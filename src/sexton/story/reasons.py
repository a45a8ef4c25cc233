"""Why something happened: the reasons behind each event of a game, found just before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, cast

import msgspec

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, MINION, Death
from sexton.engine.game import Game
from sexton.engine.prompts import STORYTELLER, Card
from sexton.engine.state import GOOD, NIGHT, SETUP, Ability, State
from sexton.engine.words import Me
from sexton.engine.working import ARBITRARY, EFFECTS, KEEPS, MAD, SAFE, auras, counts
from sexton.story.causes import Cause, Causes, Chains, deeper
from sexton.story.truths import Mask

MOST_ANSWERS = 5
"""So many true answers are listed; of more it is said how many there are."""


class Moment:
    """A state and the game that it belongs to, for asking an ability what it would say then."""

    def __init__(self, game: Game, state: State) -> None:
        self.setup, self.order, self.jinxes, self.script = game.setup, game.order, game.jinxes, game.script
        self.state = state

    def me(self, ability: Ability, worked: bool | None = None, set_off: bool = False) -> Me:
        """An ability's words at this moment."""
        return Me(cast(Game, self), ability, worked, set_off)


class Reasons(Chains):
    """The reasons of one game, found on the way through its log: ``of`` each event, just before it happens."""

    def of(self, place: int, event: e.Event) -> Causes:
        """Why an event happens, the one at this place in the log."""
        for a in self.s.abilities:
            self.known[a.id] = a
        find = _WHY.get(type(event))
        found = list(find(self, event)) if find is not None else []
        if isinstance(event, e.Told):
            found = self.telling(place, event)
        self.note(event, found)
        return found

    # ---- what an ability did ------------------------------------------------------------------------------------

    def deed(self, number: int | None, seat: int | None = None) -> Causes:
        """The ability that does something to whoever has this seat, what its holder had chosen or those whom it asked,
        and what set it off."""
        a = None if number is None else self.known.get(number)
        if a is None:
            return [self.say("setup" if self.s.phase == SETUP else "ruling")]
        found = [self.say("by", who=self.who(a)), *deeper(self.occasion(a) or self.answered(a, seat))]
        return found + deeper(self.although(a) if self.works(a) else [])

    def answered(self, a: Ability, seat: int | None) -> Causes:
        """What others have chosen whom the ability asked: the player at this seat, where they are one of them."""
        asked = [self.asked[seat]] if seat in self.asked else list(self.asked.values())
        said = self.words
        return [
            self.say("asked", player=said.person(choice.seat), when=self.now, value=said.value(choice.value))
            for choice in asked
            if a.id == self.acting
        ]

    def chosen(self, a: Ability) -> list[int]:
        """The players whom its holder chose just now."""
        when, choice = self.choices.get(a.seat, ("", None))
        if choice is None or when != self.now or choice.character not in (a.character, a.face):
            return []
        value = choice.value
        return [v for v in (value if isinstance(value, tuple) else (value,)) if type(v) is int]

    def occasion(self, a: Ability) -> Causes:
        """What its holder chose just now, or else the death that has set it off."""
        words = self.words
        when, choice = self.choices.get(a.seat, ("", None))
        if choice is not None and when == self.now and choice.character in (a.character, a.face):
            key = "chose" if isinstance(choice, e.Chose) else "claimed-plain" if choice.value is None else "claimed"
            return [self.say(key, who=self.who(a), when=when, value=words.value(choice.value))]
        made = self.nomination
        if made is not None and a.seat in (made.nominator, made.nominee):
            nominator, nominee = words.person(made.nominator), words.person(made.nominee)
            return [self.say("nomination", nominator=nominator, nominee=nominee)]
        if not self.struck or a.character not in HOLDERS["on_death"] | HOLDERS["on_learning"]:
            return []
        # One death may have brought another since: one's own is what sets one's ability off.
        return [self.say("set-off", player=words.person(a.seat if a.seat in self.struck else self.struck[-1]))]

    # ---- deaths -------------------------------------------------------------------------------------------------

    def blow(self, seat: int, how: str, by: int | None) -> Causes:
        """What kills somebody, or would."""
        words = self.words
        a = None if by is None else self.known.get(by)
        if a is not None:
            found = [self.say("kills", who=self.who(a), player=words.person(seat)), *deeper(self.aim(a, seat))]
            return found + deeper(self.although(a) if self.works(a) else [])
        if how == "execution":
            return self.condemnation(seat)
        return [self.say("exile" if how == "exile" else "ruling")]

    def aim(self, a: Ability, seat: int) -> Causes:
        """Why an ability kills just this player."""
        marks = [self.token("token", t) for t in self.s.tokens if (t.by, t.seat) == (a.id, seat)]
        spared = self.survival
        if spared is not None and spared.instead == seat and (b := self.known.get(spared.saviour)) is not None:
            player = self.words.person(spared.seat)
            return [*self.occasion(a), self.say("in-place", player=player, who=self.who(b)), *marks]
        return self.occasion(a) if seat in self.chosen(a) or not marks else marks

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
        for event, why in self.foiled:
            a = self.known[event.ability]
            kept = event.what == SAFE and death.by_demon and s.phase == NIGHT
            if event.seat == death.seat and (kept or (event.what and a.character in HOLDERS["on_dying"])):
                found += [self.say("no-help", who=self.who(a), player=self.words.person(death.seat)), *deeper(why)]
        fresh = self._before_saving()
        for a in fresh.abilities:
            if a.character not in HOLDERS["on_dying"]:
                continue
            if (sure or not self.works(a)) and self._would_save(fresh, a, death):
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
        free = self.lawless() if works else []
        if not answer.is_true:
            found = [self.say("overruled")] if works and not free else [*self.standing(a), *free]
            return [*found, self.say("true-is", answers=self.cards(answer.true))]
        found = [] if works and not free else [self.say("true-though")]
        found += [*self.standing(a), *free]
        rest = {card: None for card in answer.true if card != answer.shown}
        for mask in answer.masks if works else ():
            if answer.shown not in mask.true:
                found += self.taken(mask)
                rest = {card: None for card in rest if card not in mask.true}
        found += self.grounds(a) if works else []
        return found + ([self.say("also-true", answers=self.cards(tuple(rest)))] if rest else [])

    def lawless(self) -> Causes:
        """The abilities by which the Storyteller need not keep to the truth."""
        found: Causes = []
        for a in self.s.abilities:
            if CHARACTERS[a.character].breaks_rules and self.works(a):
                found += [self.say("rules-off", who=self.who(a)), *deeper(self.although(a))]
        return found

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
        chosen = self.chosen(a)
        notes = [t for t in s.tokens if t.by == a.id and t.seat in chosen and t.kind not in EFFECTS]
        return found + [self.token("token", t) for t in notes]

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
        own = None if self.acting is None else self.known.get(self.acting)
        if own is not None and own.seat == event.seat:
            return self.standing(own) if self.works(own) else [self.say("told-chosen"), *self.standing(own)]
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
    a = None if event.asked else r.held(event.seat, event.character)
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
    s, a = r.s, r.known[event.ability]
    if not r.works(a):
        # The dead are asked about everything; only what they do themselves is worth a word.
        if not s.is_dead(a.seat) or a.id == r.acting:
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
    return r.deed(event.by, event.seat)


@_why(e.Gained)
def _gained(r: Reasons, event: e.Gained) -> Iterable[Cause]:
    giver = None if event.via is None else r.known.get(event.via)
    if giver is None:
        return [] if event.by is None else r.deed(event.by)
    found = [r.say("by", who=r.who(giver))]
    if r.works(giver):
        why = r.although(giver)
    else:
        why = r.origin[r.s.clock] = r.silence(giver)
    return found + deeper(why)


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
    if r.overruled is not None:
        yield r.say("ruling")
        return
    for seat in s.circle if event.team == GOOD else ():
        if CHARACTERS[s.chars[seat]].team == DEMON and s.is_dead(seat):
            yield r.say("dead-demon", player=words.person(seat), when=r.deaths.get(seat, r.now))
    living = [seat for seat in s.circle if not (s.dead | s.travellers) >> seat & 1]
    yield r.say("alive", players=words.people(living, words.bare))
