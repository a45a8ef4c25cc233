"""What travels between the server and its clients. ``docs/protocol.md`` explains it to people.

The client's TypeScript is generated from these Structs by :mod:`sexton.server.typescript`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from sexton.engine.character import Row
from sexton.engine.grimoire import Table
from sexton.engine.prompts import Prompt
from sexton.engine.script import ManualCharacter
from sexton.engine.view import Note, View
from sexton.errors import Refusal, Word
from sexton.server.handouts import Findings, ScriptSheet
from sexton.story.narration import Line
from sexton.story.replay import Moment, Position

T = TypeVar("T")

SPECTATOR = -3
"""Stands in for a seat where a chair only watches."""

MOST_BYTES = 64 * 1024
"""A longer WebSocket message closes the connection."""


class MessageError(Refusal):
    """A message that is none of the protocol's."""


class NotNow(Refusal):
    """What was sent is not this chair's to do, or not now."""


class RequestError(Refusal):
    """A request that cannot be granted. ``status`` is the HTTP status that says why, such as 409 for a name that is
    taken, 410 for a link that has ended, 429 for a table that is full."""

    def __init__(self, key: str, /, *, status: int = 400, **words: Word) -> None:
        super().__init__(key, **words)
        self.status = status


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


class TableTimer(msgspec.Struct, frozen=True, kw_only=True):
    """A time that the whole table sees, with its label: ``ends`` milliseconds from now, 0 when it is up. The bell
    ``rings`` when it is, or not."""

    label: str
    ends: int
    rings: bool


Whispers: TypeAlias = Literal["off", "private", "watched"]
"""Whether players may write to each other: not at all; unknown to all others; or while the Storyteller sees who
writes to whom, and everybody knows that."""

VotesShown: TypeAlias = Literal["all", "today", "last"]
"""The past votes that others than the Storyteller are shown: of all days, of this day, or the last alone."""


class Whisper(msgspec.Struct, frozen=True, kw_only=True):
    """Words from one chair to another, with the time of the game. ``text`` is ``None`` where the Storyteller is
    only told who wrote to whom."""

    by: int
    to: int
    text: str | None
    phase: str
    night: int


class Occupancy(msgspec.Struct, frozen=True, kw_only=True):
    """One player's chair as the Storyteller sees it: how many connections it has, and the policy that runs it."""

    seat: int
    name: str
    online: int
    policy: str | None


# ---- from the server ---------------------------------------------------------------------------------------


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True, tag="view"):
    """Everything that a seat or a spectator knows, and what is asked of it or open to it. Of what the connection was
    told before, the first ``kept`` notes still stand, and ``view.history`` goes on after them."""

    rev: int
    kept: int = 0
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
    """Everything, for the Storyteller. ``prompt`` is the open one, whoever is asked. Of what the connection was told
    before, the first ``kept`` notes still stand, and ``table.log`` goes on after them."""

    rev: int
    kept: int = 0
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
    moves: tuple[int, ...]
    """For each move that counts, where in the whole log what it caused begins."""


class BallotMessage(RunningBallot, frozen=True, kw_only=True, tag="ballot"):
    """The clock hand moved, or somebody's hand."""

    rev: int


class PauseMessage(Pause, frozen=True, kw_only=True, tag="pause"):
    """Somebody is ready, or no longer."""

    rev: int


class SquareMessage(msgspec.Struct, frozen=True, kw_only=True, tag="square"):
    """What the table has beside the game, the same for everybody: its timer, how many milliseconds ago the ``bell``
    called everybody back, who asks to speak in the order of asking, and the customs."""

    timer: TableTimer | None
    bell: int | None
    speaking: tuple[int, ...]
    whispers: Whispers
    votes: VotesShown


class OwnMessage(msgspec.Struct, frozen=True, kw_only=True, tag="own"):
    """What the server keeps for this chair alone: its ``notes``, the whispers that it sent and got, and whether
    spectators may look through its eyes."""

    notes: str
    whispers: tuple[Whisper, ...]
    shares: bool


class WhisperMessage(Whisper, frozen=True, kw_only=True, tag="whisper"):
    """A new whisper, to those whom it concerns."""


class EyesMessage(msgspec.Struct, frozen=True, kw_only=True, tag="eyes"):
    """Through whose eyes a spectator may look, and what is seen there. The Storyteller is told the seats."""

    seats: tuple[int, ...]
    view: View | None = None


class PongMessage(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """The server is there."""


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


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """What one player alone was told, asked or shown, and would not have been."""

    seat: int
    notes: tuple[Note, ...]


class UndoingMessage(msgspec.Struct, frozen=True, kw_only=True, tag="undoing"):
    """What an undo would do: the moves that are kept and those that go, the moment it leads back to, whom that
    moment asks, and what would be taken back from everybody and from single seats."""

    keep: int
    moves: int
    phase: str
    night: int
    asked: int | None
    everyone: tuple[Note, ...]
    seats: tuple[Forgotten, ...]


class BagReason(msgspec.Struct, frozen=True, kw_only=True):
    """A character of a bag that changes which counts are legal, and those that would be without it."""

    character: str
    without: tuple[Row, ...]


class WeighedMessage(msgspec.Struct, frozen=True, kw_only=True, tag="weighed"):
    """A bag in the making: the counts that are legal with what is in it, and why. Nobody has closed it yet."""

    tokens: tuple[str, ...]
    aside: tuple[str, ...]
    wanted: tuple[Row, ...]
    reasons: tuple[BagReason, ...]
    legal: bool


class StoryMessage(msgspec.Struct, frozen=True, kw_only=True, tag="story"):
    """What happened between these places in the log, and why; ``last`` is the first place after it."""

    first: int
    last: int | None
    lines: tuple[Line, ...]


FromServer: TypeAlias = (
    ViewMessage
    | TableMessage
    | BallotMessage
    | PauseMessage
    | SquareMessage
    | OwnMessage
    | WhisperMessage
    | EyesMessage
    | RefusedMessage
    | MovedMessage
    | LinkMessage
    | UndoingMessage
    | PongMessage
    | WeighedMessage
    | StoryMessage
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
    """The Storyteller takes the last moves back, or all but the first so many, and with them what policies answered
    in between. As a ``preview`` it changes nothing, and is answered by what it would do."""

    moves: int = 1
    keep: int | None = None
    preview: bool = False


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
    """The Storyteller starts the clock hand, ``after`` so many milliseconds, or has it ``stop`` where it stands."""

    after: int = 0
    stop: bool = False


class NewLinkMessage(msgspec.Struct, frozen=True, kw_only=True, tag="link"):
    """The Storyteller asks for a new link to a chair: a seat, or ``-3`` for the spectators. Others are told the link
    that they came by, as a QR code for another device."""

    chair: int


class TimerMessage(msgspec.Struct, frozen=True, kw_only=True, tag="timer"):
    """The Storyteller sets the table's timer anew, or with no time takes it away."""

    ms: int
    label: str = ""
    rings: bool = True


class LongerMessage(msgspec.Struct, frozen=True, kw_only=True, tag="longer"):
    """The Storyteller gives the timer more time, or less."""

    ms: int


class BellMessage(msgspec.Struct, frozen=True, kw_only=True, tag="bell"):
    """The Storyteller calls everybody back to the square."""


class CustomsMessage(msgspec.Struct, frozen=True, kw_only=True, tag="customs"):
    """The Storyteller says what is done at this table; what is ``None`` stays."""

    whispers: Whispers | None = None
    votes: VotesShown | None = None


class SpeakMessage(msgspec.Struct, frozen=True, kw_only=True, tag="speak"):
    """Asks to speak, or no longer. It has nothing to do with voting."""

    up: bool
    by: int | None = None


class WhisperingMessage(msgspec.Struct, frozen=True, kw_only=True, tag="whisper"):
    """Writes to a seat or to the Storyteller."""

    to: int
    text: str


class KeepMessage(msgspec.Struct, frozen=True, kw_only=True, tag="keep"):
    """A chair's own notes, in the place of those that the server keeps for it."""

    notes: str


class ShareMessage(msgspec.Struct, frozen=True, kw_only=True, tag="share"):
    """A player lets spectators look through their eyes, or no longer."""

    up: bool


class WatchMessage(msgspec.Struct, frozen=True, kw_only=True, tag="watch"):
    """A spectator looks through a player's eyes, or with ``None`` from the square."""

    seat: int | None = None


class PingMessage(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """Asks whether the connection still works."""


class WeighMessage(msgspec.Struct, frozen=True, kw_only=True, tag="weigh"):
    """The Storyteller, who fills the bag, asks which counts are legal with these tokens; or, where ``draw`` is set,
    for a whole legal bag that has all of them."""

    tokens: tuple[str, ...]
    aside: tuple[str, ...]
    draw: bool = False


class LanguageMessage(msgspec.Struct, frozen=True, kw_only=True, tag="language"):
    """The reader of this connection has chosen another language."""

    lang: str


class AskStoryMessage(msgspec.Struct, frozen=True, kw_only=True, tag="story"):
    """The Storyteller asks what happened and why: from one place in the log up to another, or to its end."""

    first: int = 0
    last: int | None = None


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
    | TimerMessage
    | LongerMessage
    | BellMessage
    | CustomsMessage
    | SpeakMessage
    | WhisperingMessage
    | KeepMessage
    | ShareMessage
    | WatchMessage
    | PingMessage
    | LanguageMessage
    | WeighMessage
    | AskStoryMessage
)

# ---- HTTP --------------------------------------------------------------------------------------------------


class ScriptEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A script that games can be made with. ``house_rules`` are the optional rules that it has, each as
    ``character:rule``; ``rules`` are its author's own, ``manual`` the characters that the Storyteller resolves,
    ``jinxes`` the pairs that have a rule of their own whatever optional rules are on."""

    id: str
    name: str
    author: str
    characters: tuple[str, ...]
    house_rules: tuple[str, ...]
    jinxes: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()
    manual: tuple[ManualCharacter, ...] = ()


class ScriptRead(ScriptEntry, frozen=True, kw_only=True):
    """An uploaded script as it was understood, with what was odd about it. With ``doubts`` it is not kept and has no
    ``id``, until it is sent again with the word that it shall be played anyway."""

    warnings: tuple[str, ...]
    doubts: tuple[str, ...] = ()


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


class Timeline(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was seen through somebody's ``eyes``: a seat's, the spectators' (``-3``), or the Storyteller's
    (``-1``), who sees all. ``names`` are those of all seats, in their order; ``winner`` is nobody while it goes on."""

    eyes: int
    game: str
    script: str
    icons: str
    names: tuple[str, ...]
    winner: str | None
    moments: list[Moment]


class CharacterEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A character's English name, its team, its icon's id, its places in the order of the first night and of the
    others, ``None`` where it does nothing then, and what its reminder tokens say, in English."""

    name: str
    team: str
    icon: str
    first_night: int | None
    other_nights: int | None
    reminders: tuple[str, ...]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is an error."""

    error: str


# ---- lobbies: tables before their game ---------------------------------------------------------------------


class NewLobby(msgspec.Struct, frozen=True, kw_only=True):
    """A table that people join before its game begins: a script's id, the names that are known already, and what is
    chosen for the game, as for a ``NewGame``."""

    script: str
    players: tuple[str, ...] = ()
    policies: Policies = Policies()
    house_rules: tuple[str, ...] = ()


class LobbyLink(msgspec.Struct, frozen=True, kw_only=True):
    """The link of a new lobby's Storyteller. It is told once."""

    storyteller: str


class Joining(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who opened the joining link wants a place under this name."""

    name: str


class PlaceLink(msgspec.Struct, frozen=True, kw_only=True):
    """The link of the place that somebody joined at, and of their seat when the game has begun. It is told once."""

    link: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a lobby. ``place`` is its number, which it keeps wherever it is moved."""

    place: int
    name: str


class HeldPlace(Place, frozen=True, kw_only=True):
    """A place in a lobby as the Storyteller sees it: whether a phone joined at it, and its connections now."""

    phone: bool
    online: int


class LobbyMessage(msgspec.Struct, frozen=True, kw_only=True, tag="lobby"):
    """Everything about a lobby, for the Storyteller: its places, clockwise, what is chosen for the game, with the
    numbers of places for seats, and the address by which people join, as a phone in the room can open it, the same
    as a QR code."""

    script: ScriptEntry
    places: tuple[HeldPlace, ...]
    policies: Policies
    house_rules: tuple[str, ...]
    join: str
    qr: str


class WaitingMessage(msgspec.Struct, frozen=True, kw_only=True, tag="waiting"):
    """A lobby as somebody who joined sees it: its places, clockwise, and which is theirs."""

    places: tuple[Place, ...]
    mine: int


FromLobby: TypeAlias = LobbyMessage | WaitingMessage | RefusedMessage | MovedMessage | PongMessage


class AddMessage(msgspec.Struct, frozen=True, kw_only=True, tag="add"):
    """The Storyteller adds people who have no phone."""

    names: tuple[str, ...]


class RenameMessage(msgspec.Struct, frozen=True, kw_only=True, tag="rename"):
    """Another name for a place: the sender's own, or any where the Storyteller sends it."""

    place: int
    name: str


class SitMessage(msgspec.Struct, frozen=True, kw_only=True, tag="sit"):
    """Whoever has the place sits down after another one, clockwise; first where that is ``None``."""

    place: int
    after: int | None


class LeaveMessage(msgspec.Struct, frozen=True, kw_only=True, tag="leave"):
    """Whoever has the place leaves the lobby, or is sent away by the Storyteller."""

    place: int


class ScriptMessage(msgspec.Struct, frozen=True, kw_only=True, tag="script"):
    """The Storyteller takes another script."""

    script: str


class RenewMessage(msgspec.Struct, frozen=True, kw_only=True, tag="renew"):
    """The Storyteller wants a new joining link; the old one ends."""


class ChooseMessage(msgspec.Struct, frozen=True, kw_only=True, tag="choose"):
    """The Storyteller chooses for the game: the chairs left to policies, seats by the numbers of their places, or the
    optional rules that are switched on. What is ``None`` stays."""

    policies: Policies | None = None
    house_rules: tuple[str, ...] | None = None


class BeginMessage(msgspec.Struct, frozen=True, kw_only=True, tag="begin"):
    """The Storyteller begins the game with all who have a place, as it is chosen."""


ToLobby: TypeAlias = (
    AddMessage
    | RenameMessage
    | SitMessage
    | LeaveMessage
    | ScriptMessage
    | RenewMessage
    | ChooseMessage
    | BeginMessage
    | PingMessage
    | LanguageMessage
)

INCOMING: tuple[Any, ...] = (FromClient, NewGame, ToLobby, NewLobby, Joining)
OUTGOING: tuple[Any, ...] = (
    *(FromServer, ScriptEntry, ScriptRead, ScriptSheet, Findings, GameLinks, CharacterEntry, Problem),
    *(FromLobby, LobbyLink, PlaceLink),
    *(Timeline, Position),
)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_lobby_decoder: msgspec.json.Decoder[ToLobby] = msgspec.json.Decoder(ToLobby)
encoder = msgspec.json.Encoder()


def read(raw: str | bytes) -> FromClient:
    """A client's message. Raises ``MessageError`` where it is none."""
    return _read(raw, _decoder)


def read_for_lobby(raw: str | bytes) -> ToLobby:
    """A client's message to a lobby. Raises ``MessageError`` where it is none."""
    return _read(raw, _lobby_decoder)


def _read(raw: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("message-unreadable", detail=str(error)) from None
