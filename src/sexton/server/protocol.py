"""What travels between the server and its clients. ``docs/protocol.md`` explains it to people.

The client's TypeScript is generated from these Structs by :mod:`sexton.server.typescript`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from sexton.engine.grimoire import Table
from sexton.engine.prompts import Prompt
from sexton.engine.view import View
from sexton.errors import SextonError

SPECTATOR = -3
"""Stands in for a seat where a chair only watches."""

MOST_BYTES = 64 * 1024
"""A longer WebSocket message closes the connection."""


class MessageError(SextonError):
    """A message that is none of the protocol's."""


class NotNow(SextonError):  # noqa: N818 - an answer, not a fault
    """What was sent is not this chair's to do, or not now."""


# ---- parts of messages -------------------------------------------------------------------------------------


class RunningBallot(msgspec.Struct, frozen=True, kw_only=True):
    """The clock hand: who votes in which order, the votes that each hand gives now, 0 while it is down, and those
    that are read in for good. Of a ``secret`` ballot a chair sees no hand but its own. ``most`` are the votes that
    this chair may give.

    ``current`` is read in ``ends`` milliseconds from now; both are ``None`` while the hand stands still.
    """

    kind: str
    nominee: int | None
    secret: bool
    voters: tuple[int, ...]
    hands: dict[int, int]
    most: int
    counted: tuple[int, ...]
    current: int | None
    ends: int | None
    period: int


class Pause(msgspec.Struct, frozen=True, kw_only=True):
    """A policy holds the Storyteller's chair and waits for the people: until all are ready, or the time is up.

    ``ends`` is in milliseconds from now.
    """

    people: tuple[int, ...]
    ready: tuple[int, ...]
    ends: int


class Occupancy(msgspec.Struct, frozen=True, kw_only=True):
    """One player's chair as the Storyteller sees it: how many connections it has, and the policy that runs it."""

    seat: int
    name: str
    online: int
    policy: str | None


# ---- from the server ---------------------------------------------------------------------------------------


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True, tag="view"):
    """Everything that a seat or a spectator knows, and what is asked of it or open to it."""

    rev: int
    chair: Literal["seat", "spectator"]
    game: str
    icons: str
    view: View
    prompt: Prompt | None
    offers: tuple[Prompt, ...]
    ballot: RunningBallot | None
    pause: Pause | None
    corrected: bool


class TableMessage(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Everything, for the Storyteller. ``prompt`` is the open one, whoever is asked."""

    rev: int
    chair: Literal["storyteller"]
    game: str
    icons: str
    table: Table
    prompt: Prompt | None
    offers: tuple[Prompt, ...]
    ballot: RunningBallot | None
    pause: Pause | None
    players: tuple[Occupancy, ...]
    policy: str | None
    spectators: int
    period: int


class BallotMessage(RunningBallot, frozen=True, kw_only=True, tag="ballot"):
    """The clock hand moved, or somebody's hand."""

    rev: int


class PauseMessage(Pause, frozen=True, kw_only=True, tag="pause"):
    """Somebody is ready, or no longer."""

    rev: int


class RefusedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """What was sent changed nothing. ``error`` says why and what is allowed; ``move`` is what was sent."""

    error: str
    move: Any = None


class MovedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="moved"):
    """This chair was opened elsewhere too; both go on."""

    link: str


class LinkMessage(msgspec.Struct, frozen=True, kw_only=True, tag="link"):
    """A chair's new link, which replaces the old ones."""

    chair: int
    link: str
    qr: str


FromServer: TypeAlias = (
    ViewMessage | TableMessage | BallotMessage | PauseMessage | RefusedMessage | MovedMessage | LinkMessage
)


# ---- from a client -----------------------------------------------------------------------------------------


class MoveMessage(msgspec.Struct, frozen=True, kw_only=True, tag="move"):
    """Answers the prompt or takes up an offer. ``rev`` is that of the newest message that the chair had seen.

    ``by`` is the seat whose decision it is; only the Storyteller decides for others.
    """

    rev: int
    kind: str
    value: Any = None
    character: str = ""
    by: int | None = None
    override: bool = False


class RandomMessage(msgspec.Struct, frozen=True, kw_only=True, tag="random"):
    """Answers the prompt by chance: any legal answer is as likely as the others. ``rev`` as in a move."""

    rev: int
    by: int | None = None


class HandMessage(msgspec.Struct, frozen=True, kw_only=True, tag="hand"):
    """Raises or lowers a hand in the running ballot. A raised hand gives all votes that it has, or so many."""

    up: bool
    votes: int | None = None
    by: int | None = None


class ReadyMessage(msgspec.Struct, frozen=True, kw_only=True, tag="ready"):
    """Says during a pause that this seat wants nothing more, or does after all."""

    up: bool = True
    by: int | None = None


class UndoMessage(msgspec.Struct, frozen=True, kw_only=True, tag="undo"):
    """The Storyteller takes the last moves back, and with them what policies answered in between."""

    moves: int = 1


class PolicyMessage(msgspec.Struct, frozen=True, kw_only=True, tag="policy"):
    """The Storyteller leaves a chair to a policy, or takes it back with ``None``."""

    chair: int
    policy: Literal["uniform"] | None = None


class RevealMessage(msgspec.Struct, frozen=True, kw_only=True, tag="reveal"):
    """The Storyteller lays the Grimoire open after the end: one seat's page, or all that are still covered."""

    seat: int | None = None


class SpeedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="speed"):
    """The Storyteller sets the clock hand's time a seat, in milliseconds."""

    ms: int


class CountMessage(msgspec.Struct, frozen=True, kw_only=True, tag="count"):
    """The Storyteller starts the clock hand."""


class NewLinkMessage(msgspec.Struct, frozen=True, kw_only=True, tag="link"):
    """The Storyteller asks for a new link to a chair: a seat, or ``-3`` for the spectators."""

    chair: int


FromClient: TypeAlias = (
    MoveMessage
    | RandomMessage
    | HandMessage
    | ReadyMessage
    | UndoMessage
    | PolicyMessage
    | RevealMessage
    | SpeedMessage
    | CountMessage
    | NewLinkMessage
)

# ---- HTTP --------------------------------------------------------------------------------------------------


class ScriptEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A script that games can be made with. ``house_rules`` are the optional rules that it has, each as
    ``character:rule``."""

    id: str
    name: str
    author: str
    characters: tuple[str, ...]
    house_rules: tuple[str, ...]


class ScriptRead(ScriptEntry, frozen=True, kw_only=True):
    """An uploaded script as it was understood, with what was odd about it."""

    warnings: tuple[str, ...]


class Policies(msgspec.Struct, frozen=True, kw_only=True):
    """The chairs that are left to policies from the start."""

    storyteller: bool = False
    seats: tuple[int, ...] = ()


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be made: a script's id, the players' names, clockwise, and those of the script's optional rules that
    are switched on."""

    script: str
    players: tuple[str, ...]
    policies: Policies = Policies()
    house_rules: tuple[str, ...] = ()


class SeatLink(msgspec.Struct, frozen=True, kw_only=True):
    """A player's link, and the same as a QR code: an SVG."""

    seat: int
    name: str
    link: str
    qr: str


class GameLinks(msgspec.Struct, frozen=True, kw_only=True):
    """A new game's links. They are told once: the server keeps only their hashes."""

    game: str
    storyteller: str
    seats: tuple[SeatLink, ...]
    spectator: str


class CharacterEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A character's English name, its team, and its icon's id."""

    name: str
    team: str
    icon: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is an error."""

    error: str


INCOMING: tuple[Any, ...] = (FromClient, NewGame)
OUTGOING: tuple[Any, ...] = (FromServer, ScriptEntry, ScriptRead, GameLinks, CharacterEntry, Problem)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


def read(raw: str | bytes) -> FromClient:
    """A client's message. Raises ``MessageError`` where it is none."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError(
            f"This message could not be read ({error}). Send one JSON object with a “type” that the protocol "
            "names, such as “move”."
        ) from None


def kind_of(message: FromClient) -> str:
    """A message's ``type``."""
    return str(message.__struct_config__.tag)
