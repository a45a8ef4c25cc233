"""A table before its game: people join by one link, the Storyteller seats them, and then the game begins.

Whoever joins gets a link of their own at once. It opens their place here, and their seat once the game has begun:
the keys of the places become those of the chairs, and the joining link ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping

import msgspec

from sexton.engine.house_rules import unknown_rule
from sexton.engine.prompts import STORYTELLER
from sexton.errors import Phrase, SextonError
from sexton.server import links, names
from sexton.server.chairs import BEGUN, PLACE_GONE, Socket
from sexton.server.protocol import (
    AddMessage,
    BeginMessage,
    ChooseMessage,
    HeldPlace,
    LeaveMessage,
    LobbyMessage,
    MovedMessage,
    NewGame,
    NewLobby,
    NotNow,
    Place,
    Policies,
    RenameMessage,
    RenewMessage,
    RequestError,
    ScriptEntry,
    ScriptMessage,
    SitMessage,
    ToLobby,
    WaitingMessage,
    encoder,
    read_for_lobby,
)
from sexton.server.storage import Storage, StoredLobby, StoredPlace
from sexton.server.timers import Clock, Tasks

log = logging.getLogger("sexton.server")

MOST = 15
"""People at a table; further ones join as Travellers."""

JOINS = 60
"""How often one joining link may be used. Who plays tricks with it is stopped, and the Storyteller renews it."""


class Hall(msgspec.Struct, frozen=True):
    """What a lobby needs of the server around it."""

    script: Callable[[str], Awaitable[ScriptEntry]]
    """A script by its id. Raises ``SextonError`` where there is none."""
    begin: Callable[[NewGame, Mapping[bytes, int], str], Awaitable[None]]
    """Makes the game, whose chairs have these keys, in the lobby's place. Raises ``SextonError`` where it cannot."""


class Lobby:
    """A lobby with the connections to it. Everything happens under its lock, and is stored before it is told."""

    def __init__(self, stored: StoredLobby, storage: Storage, clock: Clock, hall: Hall) -> None:
        self.stored = stored
        self.lock, self.tasks = asyncio.Lock(), Tasks()
        self.begun = False
        self._storage, self._clock, self._hall = storage, clock, hall
        self._sockets: set[Socket] = set()

    # ---- joining -------------------------------------------------------------------------------------------

    async def open(self, new: NewLobby) -> None:
        """Keep a new lobby, with people whose names are known already, whose places are numbered like their seats.
        Raises ``SextonError`` where something in it is unfit."""
        async with self.lock:
            self.stored = await self._choosing(self._with(new.players), new.policies, new.house_rules)
            await self._storage.keep_lobby(self.stored)

    async def seat(self, key: bytes, name: str) -> str:
        """A place at the end for somebody with the joining link of this key: the token of it.

        Raises ``SextonError`` where they cannot have one.
        """
        async with self.lock:
            now = self.stored
            if self.begun or links.hashed(now.joining) != key:
                raise RequestError("join-ended", status=410)
            if now.joins >= JOINS:
                raise RequestError("join-too-often", status=429)
            token = links.new_token()
            await self._keep(msgspec.structs.replace(self._with((name,), links.hashed(token)), joins=now.joins + 1))
            return token

    # ---- connections ---------------------------------------------------------------------------------------

    async def join(self, socket: Socket) -> None:
        """A connection to a place, or of the Storyteller: it is told everything that belongs there."""
        async with self.lock:
            if self.begun:
                socket.close(BEGUN)
                return
            if socket.chair not in (STORYTELLER, *self._numbers()):
                socket.close(PLACE_GONE)
                return
            for other in self._at(socket.chair):
                other.tell(encoder.encode(MovedMessage(link=socket.link)))
            self._sockets.add(socket)
            await self._tell(socket)
            await self._tell_storyteller(but=socket)

    def leave(self, socket: Socket) -> None:
        """The connection is gone; the place is kept."""
        self._sockets.discard(socket)
        self.tasks.start(self._note_leaving())

    async def _note_leaving(self) -> None:
        async with self.lock:
            await self._tell_storyteller()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not (self._sockets or self.tasks or self.lock.locked())

    async def close(self) -> None:
        """Finish what is under way."""
        await self.tasks.done()

    # ---- messages ------------------------------------------------------------------------------------------

    async def hear(self, socket: Socket, raw: str | bytes) -> None:
        """Take a message from a connection. What cannot be done is answered with a sentence."""
        # Shielded: a connection that breaks must not break off what it has begun.
        await asyncio.shield(self.tasks.start(self._hear(socket, raw)))

    async def _hear(self, socket: Socket, raw: str | bytes) -> None:
        if not socket.hear(self._clock.time()):
            return
        message: ToLobby | None = None
        try:
            message = read_for_lobby(raw)
            if socket.take(message):
                return
            async with self.lock:
                if not self.begun:
                    await self._take(socket, message)
        except SextonError as error:
            socket.refuse(error, message)
        except Exception:
            log.exception("lobby %s: %r from place %s failed", self.stored.id, message, socket.chair)
            socket.refuse(Phrase("fault-nothing-changed"), message)

    async def _take(self, socket: Socket, message: ToLobby) -> None:
        now = self.stored
        match message:
            case RenameMessage(place=number, name=name):
                self._must_hold(socket, number)
                others = tuple(place for place in now.places if place.place != number)
                fit = _fit(name, others)
                await self._keep_places(
                    msgspec.structs.replace(place, name=fit) if place.place == number else place for place in now.places
                )
            case SitMessage(place=number, after=after):
                self._must_hold(socket, number)
                await self._keep_places(self._moved(number, after))
            case LeaveMessage(place=number):
                self._must_hold(socket, number)
                seats = tuple(seat for seat in now.policies.seats if seat != number)
                await self._keep(
                    msgspec.structs.replace(
                        now,
                        places=tuple(place for place in now.places if place.place != number),
                        policies=msgspec.structs.replace(now.policies, seats=seats),
                    )
                )
                for gone in self._at(number):
                    gone.close(PLACE_GONE)
            case _ if socket.chair != STORYTELLER:
                raise NotNow("storyteller-only")
            case AddMessage(names=added):
                await self._keep(self._with(added))
            case ScriptMessage(script=script):
                known = (await self._hall.script(script)).house_rules
                rules = tuple(rule for rule in now.house_rules if rule in known)
                await self._keep(msgspec.structs.replace(now, script=script, house_rules=rules))
            case RenewMessage():
                await self._keep(msgspec.structs.replace(now, joining=links.new_joining_token(), joins=0))
            case ChooseMessage(policies=policies, house_rules=house_rules):
                await self._keep(await self._choosing(now, policies, house_rules))
            case BeginMessage():
                await self._begin()

    def _must_hold(self, socket: Socket, number: int) -> None:
        """Raises ``NotNow`` where the place is not there, or not this connection's to change."""
        if socket.chair not in (STORYTELLER, number):
            raise NotNow("place-not-yours")
        if number not in self._numbers():
            raise NotNow("place-gone", place=number)

    def _moved(self, number: int, after: int | None) -> list[StoredPlace]:
        """The places with one of them after another."""
        moving = next(place for place in self.stored.places if place.place == number)
        rest = [place for place in self.stored.places if place.place != number]
        where = [place.place for place in rest]
        if after is not None and after not in where:
            raise NotNow("place-after", place=after)
        rest.insert(0 if after is None else where.index(after) + 1, moving)
        return rest

    def _with(self, added: tuple[str, ...], key: bytes | None = None) -> StoredLobby:
        """The lobby with more people at its end: all of them, or nobody."""
        now = self.stored
        if len(now.places) + len(added) > MOST:
            raise RequestError("join-full", status=429, most=MOST)
        places = now.places
        for number, name in enumerate(added, now.next):
            places = (*places, StoredPlace(place=number, name=_fit(name, places), key=key))
        return msgspec.structs.replace(now, places=places, next=now.next + len(added))

    async def _choosing(
        self, lobby: StoredLobby, policies: Policies | None, house_rules: tuple[str, ...] | None
    ) -> StoredLobby:
        """A lobby with something else chosen for its game. Raises ``SextonError`` where that cannot be had."""
        if policies is not None:
            numbers = [place.place for place in lobby.places]
            if strangers := [number for number in policies.seats if number not in numbers]:
                raise NotNow("place-no-policy", place=strangers[0])
            lobby = msgspec.structs.replace(lobby, policies=policies)
        if house_rules is not None:
            known = (await self._hall.script(lobby.script)).house_rules
            if strange := unknown_rule(house_rules, known):
                raise RequestError.of(strange)
            lobby = msgspec.structs.replace(lobby, house_rules=house_rules)
        return lobby

    async def _begin(self) -> None:
        now = self.stored
        order = self._numbers()
        new = NewGame(
            script=now.script,
            players=tuple(place.name for place in now.places),
            policies=Policies(
                storyteller=now.policies.storyteller,
                seats=tuple(sorted(order.index(number) for number in now.policies.seats)),
            ),
            house_rules=now.house_rules,
        )
        keys = {place.key: seat for seat, place in enumerate(now.places) if place.key is not None}
        await self._hall.begin(new, {now.storyteller: STORYTELLER, **keys}, now.id)
        self.begun = True
        for socket in tuple(self._sockets):
            socket.close(BEGUN)

    # ---- telling -------------------------------------------------------------------------------------------

    async def _keep_places(self, places: Iterable[StoredPlace]) -> None:
        await self._keep(msgspec.structs.replace(self.stored, places=tuple(places)))

    async def _keep(self, lobby: StoredLobby) -> None:
        """Store what is so now, and tell those who see any of it."""
        before = self.stored
        if lobby == before:
            return
        await self._storage.keep_lobby(lobby)
        self.stored = lobby
        for socket in tuple(self._sockets):
            if socket.chair == STORYTELLER or lobby.places != before.places:
                await self._tell(socket)

    def _numbers(self) -> list[int]:
        """The places' numbers, clockwise."""
        return [place.place for place in self.stored.places]

    def _at(self, place: int) -> list[Socket]:
        return [socket for socket in self._sockets if socket.chair == place]

    async def _tell_storyteller(self, but: Socket | None = None) -> None:
        for socket in self._at(STORYTELLER):
            if socket is not but:
                await self._tell(socket)

    async def _tell(self, socket: Socket) -> None:
        places = self.stored.places
        if socket.chair == STORYTELLER:
            address = links.reachable(socket.base + links.joining_link(self.stored.joining))
            message = LobbyMessage(
                script=await self._hall.script(self.stored.script),
                places=tuple(
                    HeldPlace(
                        place=place.place,
                        name=place.name,
                        phone=place.key is not None,
                        online=len(self._at(place.place)),
                    )
                    for place in places
                ),
                policies=self.stored.policies,
                house_rules=self.stored.house_rules,
                join=address,
                qr=links.qr_svg(address),
            )
            socket.tell(encoder.encode(message))
        elif socket.chair in self._numbers():
            waiting = WaitingMessage(
                places=tuple(Place(place=place.place, name=place.name) for place in places), mine=socket.chair
            )
            socket.tell(encoder.encode(waiting))


def _fit(name: str, others: tuple[StoredPlace, ...]) -> str:
    """A name without stray blanks that nobody of the others has. Raises ``SextonError`` where it is unfit."""
    name = names.clean(name)
    if names.taken(name, (place.name for place in others)):
        raise RequestError("join-name-taken", status=409, name=name)
    return name
