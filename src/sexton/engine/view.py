"""What a seat may know: a filter of the log and its fold. Clients and bots are given nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS
from sexton.engine.state import CLOSED, DAY, NIGHT, OPEN, OVER, SETUP, SHUT, State
from sexton.engine.working import auras, lies


class Player(msgspec.Struct):
    """What everybody knows about a player."""

    seat: int
    name: str
    alive: bool = True
    vote: bool = True
    """Whether a hand raised now would count: alive, or dead with the vote token left."""
    traveller: str | None = None


class Ballot(msgspec.Struct):
    """One of today's nominations as everybody saw it; ``votes`` is ``None`` while hands are being counted, and for
    good after a ``secret`` ballot."""

    nominator: int
    nominee: int
    voters: tuple[int, ...] = ()
    votes: int | None = None
    secret: bool = False


class Note(msgspec.Struct):
    """Something that happened to this seat alone, with its time: night or day, and which."""

    phase: str
    night: int
    event: e.Event


class View(msgspec.Struct):
    """The game as one seat knows it; as a spectator sees it where ``seat`` is ``None``."""

    seat: int | None = None
    script: str = ""
    characters: tuple[str, ...] = ()
    phase: str = SETUP
    night: int = 0
    floor: str = SHUT
    players: list[Player] = []
    """In the circle's order, clockwise."""
    character: str | None = None
    evil: bool | None = None
    nominations: list[Ballot] = []
    block: int | None = None
    block_votes: int = 0
    notes: list[Note] = []
    """What happened to this seat alone."""
    history: list[Note] = []
    """What happened before everybody's eyes, oldest first."""
    winner: str | None = None
    winners: tuple[int, ...] = ()
    pages: tuple[e.Page, ...] = ()

    def player(self, seat: int) -> Player:
        """The player at a seat; raises ``KeyError`` where nobody sits there."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    def see(self, event: e.Event) -> None:
        """Take one visible event in."""
        if event.audience is e.EVERYONE:
            self.history.append(Note(self.phase, self.night, event))
        match event:
            case e.Began():
                self.script, self.characters = event.script, event.characters
                self.players = [Player(seat, name) for seat, name in enumerate(event.names)]
            case e.NightFell():
                self.phase, self.night, self.floor = NIGHT, event.night, SHUT
                self.nominations, self.block, self.block_votes = [], None, 0
            case e.DayBroke():
                self.phase = DAY
                for seat in event.died:
                    self._die(seat)
                for seat in event.revived:
                    self._rise(seat)
            case e.NominationsOpened():
                self.floor = OPEN
            case e.NominationsClosed():
                self.floor = CLOSED
            case e.Nominated():
                self.nominations.append(Ballot(event.nominator, event.nominee))
            case e.Voted():
                self._voted(event)
            case e.VotedInSecret():
                self.nominations[-1].secret = True
            case e.TokensTaken():
                for seat in event.seats:
                    self.player(seat).vote = False
            case e.Executed() if event.seat >= 0:
                self.block = None  # there is one execution a day
                if event.died:
                    self._die(event.seat)
            case e.ExileVoted(died=True) | e.DiedByDay():
                self._die(event.seat)
            case e.RoseByDay():
                self._rise(event.seat)
            case e.Joined():
                place = next(i for i, p in enumerate(self.players) if p.seat == event.after) + 1
                self.players.insert(place, Player(event.seat, event.name, traveller=event.character))
            case e.Introduced():
                self.player(event.seat).traveller = event.character
            case e.Rearranged():
                self.players = [self.player(seat) for seat in event.circle]
            case e.Left():
                self.players = [p for p in self.players if p.seat != event.seat]
                self.block = None if self.block == event.seat else self.block
            case e.YouAre():
                self.character = event.character
                self.evil = event.evil
                self._note(event)
            case e.Chose() | e.Told() | e.SawGrimoire():
                self._note(event)
            case e.Ended():
                self.phase, self.winner, self.winners = OVER, event.team, event.winners
            case e.Revealed():
                self.pages += event.pages

    def _note(self, event: e.Event) -> None:
        self.notes.append(Note(self.phase, self.night, event))

    def _voted(self, event: e.Voted) -> None:
        ballot = self.nominations[-1]
        ballot.voters, ballot.votes = event.voters, event.votes
        for seat in event.spent:
            self.player(seat).vote = False
        self.block = event.block
        if event.votes >= max(event.needed, self.block_votes):
            self.block_votes = event.votes

    def _die(self, seat: int) -> None:
        player = self.player(seat)
        if player.alive:
            player.alive, player.vote = False, True

    def _rise(self, seat: int) -> None:
        player = self.player(seat)
        player.alive = player.vote = True


def seen(state: State, seat: int | None) -> list[e.Event]:
    """The events that a seat sees, oldest first; a spectator's where ``seat`` is ``None``."""
    return visible(state.events(), seat)


def visible(events: Iterable[e.Event], seat: int | None) -> list[e.Event]:
    """Those of these events that a seat sees; a spectator where ``seat`` is ``None``."""
    everyone = e.EVERYONE
    if seat is None:
        return [event for event in events if event.audience is everyone]
    return [event for event in events if event.audience is everyone or e.visible(event, seat)]


def fold(seat: int | None, events: Iterable[e.Event]) -> View:
    """The view that these visible events add up to."""
    view = View(seat)
    for event in events:
        view.see(event)
    return view


def view(state: State, seat: int | None) -> View:
    """What the player at ``seat`` knows, or a spectator where it is ``None``."""
    return fold(seat, seen(state, seat))


def belief(state: State, seat: int) -> str:
    """The character that a deluded player takes themself for; empty for all others."""
    if not CHARACTERS[state.chars[seat]].deluded:
        return ""
    source = next(a.id for a in state.abilities if a.seat == seat and a.via is None)
    return next((a.character for a in state.abilities if a.via == source and not a.real), "")


def pages(state: State) -> tuple[e.Page, ...]:
    """The Grimoire as it lies open now, one page a player in the circle's order."""
    tokens = [t for t in (*state.tokens, *auras(state)) if lies(state, t)]
    return tuple(
        e.Page(
            seat,
            state.chars[seat],
            state.is_evil(seat),
            state.is_dead(seat),
            belief(state, seat),
            (
                *((t.character, t.kind) for t in tokens if t.seat == seat),
                *((a.character, "no ability") for a in state.abilities if a.seat == seat and a.spent),
            ),
        )
        for seat in state.circle
    )
