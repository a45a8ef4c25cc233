"""How each kind of event is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS, HOLDERS, MINION
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import SETUP
from sexton.story.lines import HEAD, HIDDEN, PRIVATE, PUBLIC, STEP, TITLE, Line
from sexton.story.teller import Teller

SILENT: frozenset[type[e.Event]] = frozenset((e.Condemned, e.ExecutionNoted, e.Foiled, e.Jinxed, e.Judged))
"""Kinds of events that others tell already, or that are a reason for what others tell."""


E = TypeVar("E", bound=e.Event)
Tell = Callable[[Teller, Any], Iterable[Line]]

_TELL: dict[type[e.Event], Tell] = {}
"""How each kind of event is told. A kind is here or in ``SILENT``, and a test looks that none is forgotten."""


def _tells(kind: type[E]) -> Callable[[Callable[[Teller, E], Iterable[Line]]], None]:
    def enter(tell: Callable[[Teller, E], Iterable[Line]]) -> None:
        _TELL[kind] = tell

    return enter


def told(teller: Teller, event: e.Event) -> list[Line]:
    """An event in a teller's words."""
    tell = _TELL.get(type(event))
    return [] if tell is None else [_deeper(line, teller.depth) for line in tell(teller, event)]


def _deeper(line: Line, depth: int) -> Line:
    if not depth or line.kind in (TITLE, HEAD, STEP):
        return line
    return Line(line.text, line.kind, line.depth + depth)


def key_of(kind: type[e.Event]) -> str:
    """The key of the message for a kind of event."""
    return "event" + re.sub("([A-Z])", lambda match: f"-{match[1].lower()}", kind.__name__)


# ---- what everyone sees ----------------------------------------------------------------------------------------


@_tells(e.Began)
def _began(t: Teller, event: e.Began) -> Iterator[Line]:
    t.names = list(event.names)
    t.manual = {made.id: made for made in event.manual}
    yield Line(t.say("event-began", script=event.script or t.say("script-untitled")), TITLE)
    yield Line(t.say("began-seats", players=t.people(range(len(t.names)), t.bare)))
    for rule in event.house_rules:
        yield Line(t.say("began-house-rule", rule=t.say("house-rule-" + re.sub("[^a-z]+", "-", rule))))
    for rule in event.rules:
        yield Line(t.say("began-rule", rule=rule))
    for one, other in event.jinxes:
        rule = t.say(f"jinx-{one}-{other}")
        yield Line(t.say("began-jinx", one=t.character(one), other=t.character(other), rule=rule))
    for made in event.manual:
        key = "began-manual" if made.official else "began-homebrew"
        yield Line(t.say(key, character=t.character(made.id), ability=made.ability or t.say("began-no-text")))


@_tells(e.NightFell)
def _night_fell(t: Teller, event: e.NightFell) -> Iterator[Line]:
    t.votes_to_beat = t.depth = 0
    yield Line(t.say("event-night-fell", night=event.night), HEAD)


@_tells(e.DayBroke)
def _day_broke(t: Teller, event: e.DayBroke) -> Iterator[Line]:
    t.depth, t.acting, t.set_off, t.closed = 0, None, set(), False
    yield Line(t.say("event-day-broke", day=event.day), HEAD)
    if event.died:
        yield Line(t.say("dawn-died", players=t.people(event.died)))
    else:
        yield Line(t.say("dawn-nobody"))
    if event.revived:
        yield Line(t.say("dawn-revived", players=t.people(event.revived), count=len(event.revived)))
    for seat, alive in event.named:
        yield Line(t.say("dawn-alive" if alive else "dawn-dead", player=t.person(seat)))


@_tells(e.NominationsOpened)
def _opened(t: Teller, event: e.NominationsOpened) -> Iterator[Line]:
    yield Line(t.say("event-nominations-opened"))


@_tells(e.NominationsClosed)
def _closed(t: Teller, event: e.NominationsClosed) -> Iterator[Line]:
    t.closed = True
    yield Line(t.say("event-nominations-closed"))


@_tells(e.Nominated)
def _nominated(t: Teller, event: e.Nominated) -> Iterator[Line]:
    if event.nominator == event.nominee:
        yield Line(t.say("nominated-self", nominator=t.person(event.nominator)))
    elif event.nominee == STORYTELLER:
        yield Line(t.say("nominated-storyteller", nominator=t.person(event.nominator)))
    else:
        yield Line(t.say("event-nominated", nominator=t.person(event.nominator), nominee=t.person(event.nominee)))


@_tells(e.Voted)
def _voted(t: Teller, event: e.Voted) -> Iterator[Line]:
    to_beat = t.votes_to_beat
    if t.closed:
        yield _ballot(t, "event-voted", event, "vote-closed")
        return
    t.votes_to_beat = max(to_beat, event.votes if event.votes >= event.needed else 0)
    if event.votes > to_beat and event.votes >= event.needed and event.block != event.nominee:
        yield _ballot(t, "event-voted", event, "vote-fewer-than-in-secret")
    else:
        yield _ballot(t, "event-voted", event, _outcome(event, to_beat))


def _outcome(event: e.Voted | e.Counted, to_beat: int) -> str:
    if event.votes < event.needed:
        return "vote-too-few"
    if event.votes < to_beat:
        return "vote-fewer"
    return "vote-about-to-die" if event.votes > to_beat else "vote-tie"


def _ballot(t: Teller, key: str, event: e.Voted | e.Counted, outcome: str, kind: str = PUBLIC) -> Line:
    hands = t.people(event.voters, t.bare)
    said = t.say(key, nominee=t.within(event.nominee), votes=event.votes, needed=event.needed, hands=hands)
    return Line(f"{said} {t.say(outcome, nominee=t.person(event.nominee))}", kind, 1)


@_tells(e.VotedInSecret)
def _voted_in_secret(t: Teller, event: e.VotedInSecret) -> Iterator[Line]:
    yield Line(t.say("event-voted-in-secret", nominee=t.within(event.nominee)), depth=1)


@_tells(e.TokensTaken)
def _tokens_taken(t: Teller, event: e.TokensTaken) -> Iterator[Line]:
    yield Line(t.say("event-tokens-taken", players=t.people(event.seats), count=len(event.seats)))


@_tells(e.Executed)
def _executed(t: Teller, event: e.Executed) -> Iterator[Line]:
    if event.seat == STORYTELLER:
        yield Line(t.say("executed-storyteller"))
    else:
        yield Line(t.say("event-executed" if event.died else "executed-lives", player=t.person(event.seat)))


@_tells(e.ExileCalled)
def _exile_called(t: Teller, event: e.ExileCalled) -> Iterator[Line]:
    yield Line(t.say("event-exile-called", caller=t.person(event.caller), player=t.person(event.seat)))


@_tells(e.ExileVoted)
def _exile_voted(t: Teller, event: e.ExileVoted) -> Iterator[Line]:
    count, hands = len(event.supporters), t.people(event.supporters, t.bare)
    said = t.say("event-exile-voted", count=count, needed=event.needed, hands=hands)
    outcome = "exile-died" if event.died else "exile-lives" if count >= event.needed else "exile-stays"
    outcome = "exile-left" if event.seat in t.left else outcome
    yield Line(f"{said} {t.say(outcome, player=t.person(event.seat))}", depth=1)


@_tells(e.Claimed)
def _claimed(t: Teller, event: e.Claimed) -> Iterator[Line]:
    lame = t.lame(event.seat, event.character)
    said = t.own_words(
        "claimed",
        "plain" if event.value is None else event.character,
        player=t.person(event.seat),
        character=t.character(event.character),
        value=t.value(event.value),
    )
    yield Line(f"{said} {t.say('in-vain', why=lame)}" if lame else said)


@_tells(e.NothingHappened)
def _nothing_happened(t: Teller, event: e.NothingHappened) -> Iterator[Line]:
    yield Line(t.say("event-nothing-happened"), depth=1)


@_tells(e.Proclaimed)
def _proclaimed(t: Teller, event: e.Proclaimed) -> Iterator[Line]:
    character = t.character(event.character)
    if event.seat is None:
        yield Line(t.say("event-proclaimed", character=character))
    else:
        yield Line(t.say("proclaimed-of", character=character, player=t.person(event.seat)))


@_tells(e.ChoseAloud)
def _chose_aloud(t: Teller, event: e.ChoseAloud) -> Iterator[Line]:
    yield Line(t.say("event-chose-aloud", player=t.person(event.seat), value=t.value(event.value)))


@_tells(e.DiedByDay)
def _died_by_day(t: Teller, event: e.DiedByDay) -> Iterator[Line]:
    yield Line(t.say("event-died-by-day", player=t.person(event.seat)))


@_tells(e.RoseByDay)
def _rose_by_day(t: Teller, event: e.RoseByDay) -> Iterator[Line]:
    yield Line(t.say("event-rose-by-day", player=t.person(event.seat)))


@_tells(e.Named)
def _named(t: Teller, event: e.Named) -> Iterator[Line]:
    yield Line(t.say("event-named", player=t.person(event.seat), character=t.character(event.character)))


@_tells(e.Introduced)
def _introduced(t: Teller, event: e.Introduced) -> Iterator[Line]:
    yield Line(t.say("event-introduced", player=t.person(event.seat), character=t.character(event.character)))


@_tells(e.Joined)
def _joined(t: Teller, event: e.Joined) -> Iterator[Line]:
    t.names.append(event.name)
    yield Line(
        t.say(
            "event-joined",
            player=t.person(event.seat),
            character=t.character(event.character),
            after=t.person(event.after),
        )
    )


@_tells(e.Rearranged)
def _rearranged(t: Teller, event: e.Rearranged) -> Iterator[Line]:
    yield Line(t.say("event-rearranged", players=t.people(event.circle, t.bare)))


@_tells(e.Left)
def _left(t: Teller, event: e.Left) -> Iterator[Line]:
    t.left.add(event.seat)
    yield Line(t.say("event-left", player=t.person(event.seat)))


@_tells(e.Ended)
def _ended(t: Teller, event: e.Ended) -> Iterator[Line]:
    t.depth = 0
    winners = t.say("ended-winners", players=t.people(event.winners, t.bare))
    yield Line(f"{t.say('event-ended', team=event.team)} {winners}")


@_tells(e.Revealed)
def _revealed(t: Teller, event: e.Revealed) -> Iterator[Line]:
    yield Line(t.say("event-revealed"))
    yield from t.pages(event.pages, PUBLIC)


# ---- what one player sees: to that player, and to the Storyteller ----------------------------------------------


def _yours(t: Teller, seat: int) -> str:
    return "-you" if t.reader == seat != STORYTELLER else ""


@_tells(e.YouAre)
def _you_are(t: Teller, event: e.YouAre) -> Iterator[Line]:
    t.characters_told[event.seat] = event.character
    alignment = "unsaid" if event.evil is None else "evil" if event.evil else "good"
    yield Line(
        t.say(
            f"event-you-are{_yours(t, event.seat)}",
            player=t.person(event.seat),
            character=t.character(event.character),
            alignment=alignment,
        ),
        PRIVATE,
    )


@_tells(e.Chose)
def _chose(t: Teller, event: e.Chose) -> Iterator[Line]:
    key = "event-chose"
    if event.character in HOLDERS["visit"]:
        key = "event-visited" if event.value is None else "event-asked"
    elif _yours(t, event.seat) and (event.asked or t.characters_told.get(event.seat) != event.character):
        key = "chose-storyteller" if event.character == "storyteller" else "chose-through"
    said = t.say(
        f"{key}{_yours(t, event.seat)}",
        player=t.person(event.seat),
        character=t.character(event.character),
        value=t.value(event.value),
    )
    yield Line(said, PRIVATE)


@_tells(e.Told)
def _told(t: Teller, event: e.Told) -> Iterator[Line]:
    key = {"minion": "told-minion", "demon": "told-demon", "bluffs": "told-bluffs"}.get(event.character, "event-told")
    held = t.characters_told.get(event.seat)
    if event.character == MINION and held is not None and CHARACTERS[held].team == MINION:
        key = "told-minion-fellows"
    elif key == "event-told" and _yours(t, event.seat) and held != event.character:
        key = "told-storyteller" if event.character == "storyteller" else "told-through"
    said = t.say(
        f"{key}{_yours(t, event.seat)}",
        player=t.person(event.seat),
        character=t.character(event.character),
        card=t.card(event.card),
    )
    verdict = t.verdict(event.seat, event.character) if key == "event-told" else ""
    yield Line(f"{said} {verdict}" if verdict else said, PRIVATE)


@_tells(e.SawGrimoire)
def _saw_grimoire(t: Teller, event: e.SawGrimoire) -> Iterator[Line]:
    yield Line(t.say(f"event-saw-grimoire{_yours(t, event.seat)}", player=t.person(event.seat)), PRIVATE)
    if t.reader == event.seat:
        yield from t.pages(event.pages, PRIVATE)


# ---- what only the Storyteller sees ----------------------------------------------------------------------------


@_tells(e.BagFilled)
def _bag_filled(t: Teller, event: e.BagFilled) -> Iterator[Line]:
    yield Line(t.say("event-bag-filled", tokens=t.characters(event.bag.tokens)), HIDDEN)
    if event.bag.aside:
        yield Line(t.say("bag-aside", tokens=t.characters(event.bag.aside)), HIDDEN)


@_tells(e.Dealt)
def _dealt(t: Teller, event: e.Dealt) -> Iterator[Line]:
    yield Line(t.say("event-dealt"), HIDDEN)
    for seat, token in enumerate(event.tokens):
        held = t.say("seat-holds", seat=seat + 1, player=t.bare(seat), character=t.character(token))
        yield Line(held, HIDDEN, 1)


@_tells(e.Became)
def _became(t: Teller, event: e.Became) -> Iterator[Line]:
    key = "became-secretly" if t.state is not None and t.state.phase == SETUP else "event-became"
    yield Line(t.say(key, player=t.person(event.seat), character=t.character(event.character)), HIDDEN)


@_tells(e.Turned)
def _turned(t: Teller, event: e.Turned) -> Iterator[Line]:
    alignment = "evil" if event.evil else "good"
    yield Line(t.say("event-turned", player=t.person(event.seat), alignment=alignment), HIDDEN)


@_tells(e.Gained)
def _gained(t: Teller, event: e.Gained) -> Iterator[Line]:
    key = "event-gained" if event.real else "gained-belief"
    yield Line(t.say(key, player=t.person(event.seat), character=t.character(event.character)), HIDDEN)


def _about(t: Teller, key: str, number: int) -> Iterator[Line]:
    ability = t.ability(number)
    if ability is not None:
        character = t.character(ability.character)
        yield Line(t.say(key, player=t.person(ability.seat), character=character), HIDDEN)


@_tells(e.Lost)
def _lost(t: Teller, event: e.Lost) -> Iterator[Line]:
    yield from _about(t, "event-lost", event.ability)


@_tells(e.Spent)
def _spent(t: Teller, event: e.Spent) -> Iterator[Line]:
    yield from _about(t, "event-spent", event.ability)


@_tells(e.Triggered)
def _triggered(t: Teller, event: e.Triggered) -> Iterator[Line]:
    yield from _about(t, "event-triggered", event.ability)


@_tells(e.Reached)
def _reached(t: Teller, event: e.Reached) -> Iterator[Line]:
    t.depth = 1
    t.acting, t.set_off = event.cursor & 0xFFFF, set()
    ability = t.ability(t.acting)
    if ability is None:
        step = t.step_of(0 if t.state is None else t.state.night, event.cursor)
        yield Line(t.say("reached-step", step=t.character(step) if step in CHARACTERS else t.step(step)), STEP)
    else:
        key = "reached-storyteller" if ability.seat == STORYTELLER else "event-reached"
        said = t.say(key, player=t.person(ability.seat), character=t.character(ability.character))
        lame = t.lame(ability.seat, ability.face or ability.character)
        yield Line(f"{said} {t.say('lame', why=lame)}" if lame else said, STEP)


@_tells(e.Started)
def _started(t: Teller, event: e.Started) -> Iterator[Line]:
    yield from _out_of_turn(t, "event-started", event.ability)


@_tells(e.Resolved)
def _resolved(t: Teller, event: e.Resolved) -> Iterator[Line]:
    t.set_off = {number for number, worked in t.state.triggered if worked} if t.state is not None else set()
    yield from _out_of_turn(t, "event-resolved", event.ability)


def _out_of_turn(t: Teller, key: str, number: int) -> Iterator[Line]:
    """What comes after its place in the order has no step of its own."""
    t.acting = number
    if not (isinstance(t.previous, e.Reached) and t.previous.cursor & 0xFFFF == number):
        ability = t.ability(number)
        own = ability is not None and ability.seat == STORYTELLER
        for line in _about(t, "reached-storyteller" if own else key, number):
            yield Line(line.text, STEP)


@_tells(e.Placed)
def _placed(t: Teller, event: e.Placed) -> Iterator[Line]:
    yield Line(
        t.say(
            "event-placed",
            player=t.person(event.seat),
            reminder=t.reminder(event.kind),
            character=t.character(event.character),
        ),
        HIDDEN,
    )


def _on_token(t: Teller, key: str, number: int) -> Iterator[Line]:
    token = next((k for k in t.state.tokens if k.id == number), None) if t.state is not None else None
    if token is not None:
        player, reminder = t.person(token.seat), t.reminder(token.kind)
        yield Line(t.say(key, player=player, reminder=reminder, character=t.character(token.character)), HIDDEN)


@_tells(e.Lifted)
def _lifted(t: Teller, event: e.Lifted) -> Iterator[Line]:
    yield from _on_token(t, "event-lifted", event.token)


@_tells(e.Died)
def _died(t: Teller, event: e.Died) -> Iterator[Line]:
    player, by = t.person(event.seat), t.ability(event.by)
    if by is not None:
        said = t.say("died-by", player=player, character=t.character(by.character), killer=t.bare(by.seat))
    elif event.how in ("execution", "exile"):
        return  # the announcement says it
    elif event.how == "ruling":
        said = t.say("died-ruling", player=player)
    else:
        said = t.say("event-died", player=player)
    yield Line(said, HIDDEN)


@_tells(e.Survived)
def _survived(t: Teller, event: e.Survived) -> Iterator[Line]:
    player, by = t.person(event.seat), t.ability(event.saviour)
    if by is None:
        yield Line(t.say("event-survived", player=player), HIDDEN)
    else:
        character, saviour = t.character(by.character), t.bare(by.seat)
        yield Line(t.say("survived-by", player=player, character=character, saviour=saviour), HIDDEN)


@_tells(e.Revived)
def _revived(t: Teller, event: e.Revived) -> Iterator[Line]:
    yield Line(t.say("event-revived", player=t.person(event.seat)), HIDDEN)


@_tells(e.Counted)
def _counted(t: Teller, event: e.Counted) -> Iterator[Line]:
    to_beat = 0 if t.state is None else t.state.block_votes
    yield _ballot(t, "event-counted", event, "vote-closed" if t.closed else _outcome(event, to_beat), HIDDEN)


@_tells(e.Ruled)
def _ruled(t: Teller, event: e.Ruled) -> Iterator[Line]:
    """The token may be one that no reminder stands for: what holds while an ability works."""
    lines = list(_on_token(t, "event-ruled", event.token))
    yield from lines or [Line(t.say("ruled-unseen"), HIDDEN)]


@_tells(e.Decided)
def _decided(t: Teller, event: e.Decided) -> Iterator[Line]:
    yield Line(t.say("event-decided", team=event.team, why=t.why(event.why)), HIDDEN)


@_tells(e.Overruled)
def _overruled(t: Teller, event: e.Overruled) -> Iterator[Line]:
    yield Line(_ruling(t, event.kind, event.value), HIDDEN)


def _ruling(t: Teller, kind: str, value: Any) -> str:
    match kind, value:
        case ("kill" | "revive", int(seat)):
            return t.say(f"overruled-{kind}", player=t.person(seat))
        case "character", (int(seat), str(character)):
            return t.say("overruled-character", player=t.person(seat), character=t.character(character))
        case "alignment", (int(seat), str(alignment)):
            return t.say("overruled-alignment", player=t.person(seat), alignment=alignment)
        case (("swap" | "trade" | "places"), (int(one), int(other))):
            return t.say(f"overruled-{kind}", one=t.person(one), other=t.person(other))
        case "remind", (int(seat), str(), *_):
            return t.say("overruled-remind", player=t.person(seat))
        case "lift", int():
            return t.say("overruled-lift")
        case "end", str(team):
            return t.say("overruled-end", team=team)
        case "skip", _:
            return t.say("overruled-skip")
    return t.say("event-overruled", value=t.value(value))


def narrated() -> frozenset[type[e.Event]]:
    """The kinds of events that are told."""
    return frozenset(_TELL)
