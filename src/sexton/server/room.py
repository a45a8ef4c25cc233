"""One game with its chairs: who may do what, what is stored before it is told, who is told what.

Everything that happens in a room happens under its lock, one thing after another: a message, a turn of the clock
hand, a policy's move. Each time the new rows are stored first; then every chair for which something changed is
told, and no other.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from sexton.engine.game import Game
from sexton.engine.grimoire import table
from sexton.engine.prompts import STORYTELLER, TOWN, Move, Prompt, plain
from sexton.errors import Phrase, SextonError, any_of
from sexton.server import links, story
from sexton.server.bags import weighed
from sexton.server.ballot import voters
from sexton.server.chairs import REPLACED_LINK, Chair, Content, Socket
from sexton.server.count import Count
from sexton.server.crew import Crew, FaultyPolicyError
from sexton.server.eyes import Eyes
from sexton.server.lookback import preview
from sexton.server.pauses import Pauses
from sexton.server.protocol import (
    SPECTATOR,
    AskStoryMessage,
    BallotMessage,
    BellMessage,
    CountMessage,
    CustomsMessage,
    FromClient,
    HandMessage,
    KeepMessage,
    LinkMessage,
    LongerMessage,
    MovedMessage,
    MoveMessage,
    NewLinkMessage,
    NotNow,
    Occupancy,
    PauseMessage,
    PolicyMessage,
    RandomMessage,
    ReadyMessage,
    RevealMessage,
    ShareMessage,
    SpeakMessage,
    SpeedMessage,
    TableMessage,
    TimerMessage,
    UndoMessage,
    ViewMessage,
    WatchMessage,
    WeighMessage,
    WhisperingMessage,
    encoder,
    read,
)
from sexton.server.record import Record
from sexton.server.square import Square
from sexton.server.storage import Storage, StoredGame
from sexton.server.timers import Clock, Tasks, Timers

log = logging.getLogger("sexton.server")

TURN = 25
"""Policies' moves after which other rooms get their turn."""


class Pace(msgspec.Struct, frozen=True):
    """How long policies give people, in seconds."""

    beat: float = 2.0
    """Before a seat's policy acts by day."""
    grace: float = 8.0
    """Before the Storyteller's policy starts the clock hand."""
    talk: float = 300.0
    """Before the Storyteller's policy goes on while people may still act."""


class Room:
    """A game as it is played. ``rev`` is the number before the first message to each chair."""

    def __init__(self, stored: StoredGame, storage: Storage, clock: Clock, *, rev: int, pace: Pace) -> None:
        self.id = stored.id
        self.script = stored.script
        self.record = Record(stored, storage)
        self.crew = Crew(self.record, stored.policies)
        self.lock, self.tasks = asyncio.Lock(), Tasks()
        self.timers = Timers(clock, self.lock, self.tasks)
        self.count = Count(stored, self.record, self.crew, storage, self.timers, self._tell_ballot, self._settle)
        self.pauses = Pauses(self.record, self.crew, clock, pace.talk)
        self.square = Square(self.record, stored.kept, storage, clock, self.timers, self._tell_these)
        self.eyes = Eyes(self.record, self.square)
        self._storage, self._clock, self._pace = storage, clock, pace
        self._rev = rev
        chairs = (STORYTELLER, SPECTATOR, *self.record.game.state.circle)
        self._chairs = {number: Chair(number, rev) for number in chairs}

    # ---- connections ---------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Let policies go on from where the game stands. Call once, before the first connection."""
        async with self.lock:
            await self._settle()

    async def join(self, socket: Socket) -> None:
        """A connection to a chair: it is told everything that the chair knows, the chair's others that it came."""
        async with self.lock:
            chair = self._chair(socket.chair)
            corrected = self._refresh(chair)
            chair.tell(encoder.encode(MovedMessage(link=socket.link)))
            chair.sockets.add(socket)
            socket.tell(_encoded(self._content(chair), corrected))
            socket.tell(encoder.encode(self.square.told()))
            if chair.number != SPECTATOR:
                socket.tell(encoder.encode(self.square.own(chair.number)))
            self._tell_eyes()
            self._tell_storyteller()

    def leave(self, socket: Socket) -> None:
        """The connection is gone. The chair waits for another; the game does not."""
        self._chair(socket.chair).sockets.discard(socket)
        self.tasks.start(self._note_leaving())

    async def _note_leaving(self) -> None:
        async with self.lock:
            self._tell_storyteller()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is about to happen."""
        here = any(chair.sockets for chair in self._chairs.values())
        return not (here or self.timers or self.tasks or self.lock.locked())

    async def close(self) -> None:
        """Stop the clocks. Everything that was told is stored."""
        self.timers.stop()
        await self.tasks.done()
        self.timers.stop()

    # ---- messages ------------------------------------------------------------------------------------------

    async def hear(self, socket: Socket, raw: str | bytes) -> None:
        """Take a message from a connection. What cannot be done is answered with a sentence."""
        # Shielded: a connection that breaks must not break off what it has begun.
        await asyncio.shield(self.tasks.start(self._hear(socket, raw)))

    async def _hear(self, socket: Socket, raw: str | bytes) -> None:
        if not socket.hear(self._clock.time()):
            return
        message: FromClient | None = None
        try:
            message = read(raw)
            if socket.take(message):
                return
            async with self.lock:
                if not socket.leaving:  # its link may have been replaced while this waited
                    await self._take(socket, message)
        except SextonError as error:
            socket.refuse(error, message)
        except Exception:
            log.exception("game %s: %r from chair %s failed", self.id, message, socket.chair)
            await self._recover()
            socket.refuse(Phrase("fault-recovered"), message)

    async def _recover(self) -> None:
        """Go on from what is stored, after a failure that nobody has foreseen."""
        async with self.lock:
            try:
                await self.record.reload()
                await self._settle()
            except Exception:
                log.exception("game %s could not be settled", self.id)

    async def _take(self, socket: Socket, message: FromClient) -> None:
        chair = self._chair(socket.chair)
        match message:
            case MoveMessage():
                self.record.play(self._move(chair, message))
                await self._settle()
            case RandomMessage():
                self.record.play(self._chance(chair, message))
                await self._settle()
            case HandMessage(up=up, votes=votes):
                await self.count.hold(self._on_behalf(chair, message.by), votes if up else 0)
            case ReadyMessage(up=up):
                await self._be_ready(self._on_behalf(chair, message.by), up)
            case SpeakMessage(up=up):
                await self.square.speak(self._on_behalf(chair, message.by), up)
            case WhisperingMessage() | KeepMessage() | ShareMessage():
                await self.square.take(self._on_behalf(chair, None), message)
                self._tell_eyes()
            case WatchMessage(seat=seat):
                self.eyes.watch(socket, seat)
            case NewLinkMessage(chair=number) if number == chair.number:
                self._tell_link(socket, number, socket.link)
            case _ if chair.number != STORYTELLER:
                raise NotNow("storyteller-only")
            case UndoMessage():
                then = self._before(message)
                if message.preview:
                    socket.tell(encoder.encode(preview(self.record.game, then)))
                    return
                self.record.undo(len(self.record.moves) - len(then.moves()))
                self.crew.let_pass()
                await self._settle()
            case RevealMessage(seat=seat):
                if self.record.game.prompt is not None:
                    raise NotNow("reveal-at-the-end")
                if not self.record.game.offers(STORYTELLER):
                    raise NotNow("reveal-nothing")
                self.record.play(Move(STORYTELLER, "reveal", seat))
                await self._settle()
            case CountMessage():
                await self.count.take(message)
            case SpeedMessage(ms=ms):
                await self.count.speed(ms)
                self._tell_storyteller()
            case WeighMessage():
                socket.tell(encoder.encode(weighed(self.record.game.prompt, message)))
            case AskStoryMessage():
                self.tasks.start(story.tell(socket, self.record.game.fork(), message))
            case PolicyMessage():
                await self._assign(message.chair, message.policy)
            case TimerMessage() | LongerMessage() | BellMessage() | CustomsMessage():
                await self.square.rule(message)
                self._tell_all()
            case NewLinkMessage():
                await self._relink(socket, message.chair)

    def _move(self, chair: Chair, message: MoveMessage) -> Move:
        """The move that a message makes, as far as it is this chair's to make."""
        by = self._on_behalf(chair, message.by, town=True)
        self._must_be_fresh(chair, message.rev)
        if chair.number != STORYTELLER:
            if message.override:
                raise NotNow("overrule-not-yours")
            prompt, offers = self._asked(by)
            if message.kind not in {p.kind for p in (prompt, *offers) if p is not None}:
                # Worded here, not by the game, which knows whose turn it is instead.
                raise NotNow.of(_open_to(prompt, offers))
        try:
            value = plain(message.value)
        except (ValueError, RecursionError) as error:
            raise NotNow("value-unreadable", detail=str(error)) from None
        return Move(by, message.kind, value, message.character, message.override)

    def _chance(self, chair: Chair, message: RandomMessage) -> Move:
        """A fair answer to the prompt, where it is this chair's to answer."""
        by = self._on_behalf(chair, message.by)
        self._must_be_fresh(chair, message.rev)
        prompt, _ = self._asked(by)
        if prompt is None:
            raise NotNow("chance-nothing-asked")
        return Move(by, prompt.kind, prompt.domain.sample(secrets.SystemRandom()))

    def _must_be_fresh(self, chair: Chair, rev: int) -> None:
        if not chair.asked <= rev <= chair.rev:
            raise NotNow("move-stale")

    def _on_behalf(self, chair: Chair, by: int | None, town: bool = False) -> int:
        """Whose decision it is. Raises ``NotNow`` where this chair may not take it."""
        if chair.number == SPECTATOR:
            raise NotNow("spectators-watch")
        if by is None or by == chair.number:
            return chair.number
        if chair.number != STORYTELLER:
            raise NotNow("behalf-not-yours")
        if by not in self.record.game.state.circle and not (town and by == TOWN):
            raise NotNow("behalf-nobody", seat=by)
        return by

    # ---- the game goes on ----------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Let policies do what is theirs, store all that is new, and tell those whom it concerns."""
        turns = 0
        while (move := await self._policy_move()) is not None:
            await self._policy_plays(move)
            turns += 1
            if turns % TURN == 0:
                await asyncio.sleep(0)
        await self.record.store()
        await self.count.prepare()
        await self.square.follow()
        self._schedule()
        self._tell_all()

    async def _policy_plays(self, move: Move) -> None:
        try:
            self.record.play(move)
        except SextonError as error:
            log.error("game %s: the policy of chair %s was refused: %s", self.id, move.by, error)
            await self._leave_to(STORYTELLER if move.by == TOWN else move.by, None)

    def _before(self, undo: UndoMessage) -> Game:
        """The game as it was before the moves that are to be taken back, and before all that policies answered on
        the way there: they would only answer again."""
        game = self.record.game.fork()
        made = len(game.moves())
        if undo.keep is not None and not 0 <= undo.keep < made:
            raise NotNow("undo-keep", made=made, most=made - 1, asked=undo.keep)
        game.undo(undo.moves if undo.keep is None else made - undo.keep)
        while game.moves() and self._policy_is_next(game):
            game.undo(1)
        return game

    def _policy_is_next(self, game: Game) -> bool:
        """Whether the prompt that a game has open would be answered without any person."""
        prompt = game.prompt
        if prompt is None:
            return False
        if prompt.who == TOWN:
            return STORYTELLER in self.crew and not self.crew.people(voters(prompt))
        return prompt.who in self.crew and not self.pauses.people(game)

    async def _policy_move(self) -> Move | None:
        """The next move that a policy makes at once; ``None`` where people, or a clock, come first."""
        try:
            return self._next_policy_move()
        except FaultyPolicyError as fault:
            # A policy that is wrong must not stop the table: its chair goes back to people.
            log.exception("game %s", self.id)
            await self._leave_to(fault.chair, None)
            return await self._policy_move()

    def _next_policy_move(self) -> Move | None:
        prompt = self.record.game.prompt
        if prompt is None:
            return None
        if prompt.who == TOWN:
            return self.crew.ballot(prompt) if self._policy_is_next(self.record.game) else None
        goes_on = self.pauses.over()
        if prompt.waits and self.crew.acting():
            if self.crew.people((STORYTELLER, *self.record.game.state.circle)):
                return None  # a beat later
            if (move := self.crew.act()) is not None:
                return move
        return self.crew.answer(prompt) if prompt.who in self.crew and goes_on else None

    async def _beat(self) -> None:
        """A seat's policy acts, if one wants to."""
        try:
            move = self.crew.act()
        except FaultyPolicyError as fault:
            log.exception("game %s", self.id)
            await self._leave_to(fault.chair, None)
        else:
            if move is not None:
                await self._policy_plays(move)
        await self._settle()

    async def _assign(self, chair: int, name: str | None) -> None:
        """Leave a chair to a policy, or take it back."""
        if chair != STORYTELLER and chair not in self.record.game.state.circle:
            raise NotNow("policy-nobody", seat=chair)
        await self._leave_to(chair, name)
        if name:
            await self.count.leave_to_policy(chair)
        await self._settle()

    async def _leave_to(self, chair: int, name: str | None) -> None:
        await self._storage.policy(self.id, chair, name)
        self.crew.leave_to(chair, name)

    async def _relink(self, socket: Socket, number: int) -> None:
        """A new link for a chair; whoever came by an old one is sent away."""
        if number not in self.record.game.state.circle and number != SPECTATOR:
            raise NotNow("link-nobody", seat=number)
        token = links.new_token()
        await self._storage.relink(self.id, number, links.hashed(token))
        self.square.forget(number)
        for old in self._chair(number).sockets:
            old.close(REPLACED_LINK)
        self._tell_eyes()
        self._tell_link(socket, number, links.link(token))

    def _tell_link(self, socket: Socket, number: int, path: str) -> None:
        qr = links.qr_svg(links.reachable(socket.base + path))
        socket.tell(encoder.encode(LinkMessage(chair=number, link=path, qr=qr)))

    # ---- pauses and clocks ---------------------------------------------------------------------------------

    async def _be_ready(self, seat: int, up: bool) -> None:
        if not self.pauses.ready(seat, up):
            return
        if self.pauses.over():
            await self._settle()
        elif (pause := self.pauses.told()) is not None:
            self._tell_each(lambda chair: PauseMessage(rev=chair.rev, **msgspec.structs.asdict(pause)))

    def _schedule(self) -> None:
        """Set the clocks that this moment needs, and stop the others."""
        prompt, timers = self.record.game.prompt, self.timers
        self.count.schedule(self._pace.grace)
        if prompt is not None and prompt.waits and prompt.who != TOWN and self.crew.acting():
            timers.start("beat", self._pace.beat, self._beat)
        else:
            timers.stop("beat")
        left = self.pauses.left()
        if left is not None:
            timers.start("pause", left, self._settle)
        else:
            timers.stop("pause")

    # ---- telling -------------------------------------------------------------------------------------------

    def _chair(self, number: int) -> Chair:
        if number not in self._chairs:
            self._chairs[number] = Chair(number, self._rev)
        return self._chairs[number]

    def _asked(self, number: int) -> tuple[Prompt | None, tuple[Prompt, ...]]:
        """What is asked of a chair, and what it may do unasked. Hints go to the Storyteller alone."""
        game = self.record.game
        if number == SPECTATOR:
            return None, ()
        prompt = game.prompt
        if number == STORYTELLER:
            # Whatever a player may do, the Storyteller may do for them: not everybody has a phone.
            return prompt, tuple(offer for who in (number, *game.state.circle) for offer in game.offers(who))
        if prompt is not None and prompt.who == number:
            prompt = msgspec.structs.replace(prompt, true=(), shape=None)
        else:
            prompt = None
        return prompt, game.offers(number)

    def _tell_all(self) -> None:
        for chair in tuple(self._chairs.values()):
            if chair.sockets:  # a chair that nobody has open is told when somebody opens it
                self._refresh(chair)
        self._tell_eyes()

    def _tell_eyes(self) -> None:
        self.eyes.tell((*self._chair(SPECTATOR).sockets, *self._chair(STORYTELLER).sockets))

    def _tell_these(self, message: msgspec.Struct, only: tuple[int, ...] | None) -> None:
        """News beside the game, without a number: nothing that is asked depends on it."""
        encoded = encoder.encode(message)
        for chair in tuple(self._chairs.values()):
            if only is None or chair.number in only:
                chair.tell(encoded)

    def _tell_storyteller(self) -> None:
        if self._chair(STORYTELLER).sockets:
            self._refresh(self._chair(STORYTELLER))

    def _refresh(self, chair: Chair) -> bool:
        """Tell a chair what it knows now, where that has changed; whether something that it knew is taken back."""
        corrected = chair.number != STORYTELLER and chair.look(self.record.events)
        marks = encoder.encode((self.count.ballot and self.count.ballot.began, self.pauses.began))
        news = chair.news(self._content(chair), marks)
        if news is not None:
            chair.tell(_encoded(news, corrected))
        return corrected

    def _content(self, chair: Chair) -> Content:
        prompt, offers = self._asked(chair.number)
        icons = f"/icons/{self.script}.svg"
        if chair.number == STORYTELLER:
            return TableMessage(
                rev=chair.rev,
                chair="storyteller",
                game=self.id,
                icons=icons,
                table=table(self.record.game),
                prompt=prompt,
                offers=offers,
                ballot=self.count.told(chair.number),
                pause=self.pauses.told(),
                players=self._occupancy(),
                policy=self.crew.names.get(STORYTELLER),
                spectators=len(self._chair(SPECTATOR).sockets),
                period=self.count.period,
                moves=self.record.starts,
            )
        return ViewMessage(
            rev=chair.rev,
            chair="spectator" if chair.number == SPECTATOR else "seat",
            game=self.id,
            icons=icons,
            view=self.square.remembered(chair.view),
            prompt=prompt,
            offers=offers,
            ballot=self.count.told(chair.number),
            pause=self.pauses.told(),
            corrected=False,
        )

    def _occupancy(self) -> tuple[Occupancy, ...]:
        state = self.record.game.state
        return tuple(
            Occupancy(
                seat=seat,
                name=state.names[seat],
                online=len(self._chair(seat).sockets),
                policy=self.crew.names.get(seat),
            )
            for seat in state.circle
        )

    def _tell_ballot(self, only: tuple[int, ...] | None) -> None:
        """The clock hand moved, or somebody's hand."""
        self._tell_each(self._ballot_message, only)

    def _ballot_message(self, chair: Chair) -> BallotMessage:
        ballot = self.count.told(chair.number)
        assert ballot is not None
        return BallotMessage(rev=chair.rev, **msgspec.structs.asdict(ballot))

    def _tell_each(
        self, message: Callable[[Chair], BallotMessage | PauseMessage], only: tuple[int, ...] | None = None
    ) -> None:
        """News to every chair, or to these, under its own number."""
        for chair in tuple(self._chairs.values()):
            if chair.sockets and (only is None or chair.number in only):
                chair.rev += 1
                chair.tell(encoder.encode(message(chair)))


def _open_to(prompt: Prompt | None, offers: tuple[Prompt, ...]) -> Phrase:
    """What a seat may do now, where it wanted to do something else."""
    kinds = dict.fromkeys(offer.kind for offer in offers)
    allowed = [*[Phrase("open-answer")] * (prompt is not None), *(Phrase(f"open-{kind}") for kind in kinds)]
    return Phrase("not-yours-but", {"allowed": any_of(allowed)}) if allowed else Phrase("not-yours")


def _encoded(content: Content, corrected: bool) -> bytes:
    """A chair's message; where something that it knew was taken back, it says so."""
    return encoder.encode(msgspec.structs.replace(content, corrected=True) if corrected else content)
