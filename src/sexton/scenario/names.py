"""Between a scenario's words and the engine's values: players by name, characters by name or id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from sexton.engine.character import CHARACTERS
from sexton.engine.game import Game, Seat
from sexton.engine.manual import is_manual, plain_id
from sexton.engine.prompts import (
    STORYTELLER,
    Bag,
    Card,
    Cards,
    Characters,
    Deal,
    Domain,
    Guesses,
    Hands,
    Newcomer,
    Options,
    PlayerAnd,
    Players,
    Pointing,
    Reminder,
    Statement,
    Swaps,
    Tokens,
    TokenSets,
)
from sexton.engine.setup import Bags
from sexton.engine.statements import Pair, Questions, together
from sexton.errors import SextonError
from sexton.scenario import sentences

NOBODY = ("nobody", "nothing", "none", "no one", "pass")
EVERYONE = ("everyone", "all")


class ScenarioError(SextonError):
    """The scenario is not written so that it can be played. The message says where and what is allowed."""


class Unexpected(AssertionError):  # noqa: N818 - it is the game that is not as expected
    """Something else happened than the scenario says."""


def character_id(name: str) -> str:
    """The id of a character by its id or its English name; raises ``ScenarioError`` for a stranger."""
    found = find_character(name)
    if found is None:
        raise ScenarioError(f"'{name}' is no character known here")
    return found


def find_character(name: object) -> str | None:
    """The id of a character by its id or its English name, or ``None``."""
    key = re.sub(r"[^a-z0-9]", "", str(name).lower())
    if key in CHARACTERS:
        return key
    return next((c for c in CHARACTERS if is_manual(c) and plain_id(c) == key), None)


def split(text: str) -> list[str]:
    """The parts of a list written with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def parse_seats(text: str | Sequence[str]) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """Names and seats from ``Ana=Empath, Ben=Drunk (thinks Chef), Tom=Gangster (evil)``, clockwise."""
    if not isinstance(text, str | Sequence):
        raise ScenarioError(f"'{text}' are no seats: write them as Ana=Empath, Ben=Imp, ...")
    names, seats = [], []
    for part in split(text) if isinstance(text, str) else map(str, text):
        match = re.fullmatch(r"([^=]+)=([^()]+?)\s*(?:\((.*)\))?", part.strip())
        if match is None:
            raise ScenarioError(f"'{part}' is no seat: write Name=Character, with (thinks X) or (evil) behind it")
        believes, evil = "", None
        for remark in re.split(r";", match[3] or ""):
            remark = remark.strip()
            if remark in ("good", "evil"):
                evil = remark == "evil"
            elif remark.startswith("thinks "):
                believes = character_id(remark.removeprefix("thinks "))
            elif remark:
                raise ScenarioError(f"'{remark}' says nothing about a seat: allowed are thinks X, good and evil")
        names.append(match[1].strip())
        seats.append(Seat(character_id(match[2]), believes, evil))
    return tuple(names), tuple(seats)


class Names:
    """The words of one game's scenario."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def seat(self, name: object) -> int:
        """The seat of a player; raises ``ScenarioError`` for a stranger."""
        seat = self.find_seat(name)
        if seat is None:
            known = ", ".join(self._game.state.names)
            raise ScenarioError(f"nobody is called '{name}': the players are {known}")
        return seat

    def find_seat(self, name: object) -> int | None:
        """The seat of a player, the Storyteller's number for the Storyteller, or ``None``."""
        if str(name).lower() == "storyteller":
            return STORYTELLER
        names = self._game.state.names
        return names.index(str(name)) if str(name) in names else None

    def seats(self, spec: object) -> tuple[int, ...]:
        """Seats from ``Ana, Ben``, a list, ``everyone`` or ``nobody``."""
        if spec is None or (isinstance(spec, str) and spec.lower() in NOBODY):
            return ()
        if isinstance(spec, str) and spec.lower() in EVERYONE:
            return self._game.state.circle
        parts = split(spec) if isinstance(spec, str) else spec
        if not isinstance(parts, list | tuple):
            raise ScenarioError(f"'{spec}' is no list of players")
        return tuple(self.seat(part) for part in parts)

    # ---- reading -----------------------------------------------------------------------------------------------

    def value(self, spec: Any, domain: Domain) -> Any:
        """An answer for a domain. What cannot be understood is passed on as it stands, to be refused."""
        if isinstance(spec, str) and spec.lower() in NOBODY:
            return None
        match domain:
            case Options() if isinstance(spec, str) and spec in ("yes", "no") and True in domain:
                return spec == "yes"
            case Players():
                return self._players(spec, domain)
            case Cards() | Pointing() | TokenSets():
                try:
                    return self.card(spec)
                except ScenarioError:
                    return spec
            case Characters():
                return find_character(spec) or spec
            case Tokens():
                return tuple(find_character(part) or part for part in _parts(spec))
            case PlayerAnd():
                pair = self._pair(spec)
                return (*pair[:1], *(find_character(what) or what for what in pair[1:]))
            case Reminder():
                return self._pair(spec)
            case Guesses():
                pairs = list(spec.items()) if isinstance(spec, dict) else [_assignment(p) for p in _parts(spec)]
                return tuple((self._seat_or_word(who), find_character(what) or what) for who, what in pairs)
            case Swaps():
                return tuple(
                    tuple(map(self._seat_or_word, _people(pair)))
                    for pair in (spec if isinstance(spec, list) else [spec])
                )
            case Hands():
                raised = self.seats(spec)
                return tuple(raised.count(voter) for voter in domain.voters)
            case Deal():
                drawn = dict(_assignment(p) for p in _parts(spec)) if not isinstance(spec, dict) else spec
                return tuple(find_character(drawn.get(name)) or "" for name in self._game.setup.players)
            case Newcomer():
                return self._newcomer(spec)
            case Questions():
                return self.sentence(spec)
            case Pair():
                return together(*map(self.sentence, spec if isinstance(spec, list) else [spec]))
            case Bags():
                return self._bag(spec if isinstance(spec, dict) else {"tokens": spec})
        return spec

    def sentence(self, spec: Any) -> Statement:
        """A statement from a sentence; free words where it is none that the engine can judge."""
        return sentences.read(str(spec), self._game.state.circle, self.find_seat, find_character)

    def answers(self, spec: Any, domain: Domain) -> list[Any]:
        """The parts of a list of answers, also where it is written with commas or has one part; ``everyone`` is all
        players, where one of them is the answer."""
        if isinstance(domain, Players) and domain.count == 1 and isinstance(spec, str) and spec.lower() in EVERYONE:
            return self.names(self._game.state.circle)
        return _parts(spec)

    def _players(self, spec: Any, domain: Players) -> Any:
        seats = tuple(self._seat_or_word(part) for part in _people(spec))
        return seats[0] if len(seats) == 1 and domain.count == 1 else seats

    def _seat_or_word(self, part: object) -> Any:
        seat = self.find_seat(part)
        return part if seat is None else seat

    def _pair(self, spec: Any) -> tuple[Any, ...]:
        """Somebody, and what is said of them: ``[Ben, Empath]``, ``Ben Empath``, ``Ben as Empath``, ``Ben=Empath``."""
        parts = list(next(iter(spec.items()))) if isinstance(spec, dict) else _parts(spec)
        if len(parts) == 1 and (match := re.fullmatch(r"(\S+)(?:\s*=\s*|\s+(?:as\s+)?)(.+)", str(parts[0]))):
            parts = [match[1], match[2]]
        return (*map(self._seat_or_word, parts[:1]), *parts[1:])

    def _newcomer(self, spec: Any) -> Any:
        if not isinstance(spec, dict):
            raise ScenarioError("a Traveller joins with name, character, after and alignment")
        return (
            spec.get("name"),
            find_character(spec.get("character")) or spec.get("character"),
            self._seat_or_word(spec.get("after")),
            spec.get("alignment", "good"),
        )

    def _bag(self, spec: dict[str, Any]) -> Bag:
        return Bag(
            tuple(find_character(c) or str(c) for c in _parts(spec.get("tokens"))),
            tuple(find_character(c) or str(c) for c in _parts(spec.get("aside"))),
        )

    def card(self, spec: Any) -> Card:
        """A card from ``2``, ``yes``, ``do not know``, ``evil``, ``Saint``, ``Ben+Cat``, ``Ben+Cat Empath`` or
        ``Saint+Chef``, where a list may stand for people or characters; from another list, the statements on it."""
        if isinstance(spec, list):
            players = [part for part in spec if self.find_seat(part) is not None]
            tokens = [part for part in spec if part not in players]
            if all(map(find_character, tokens)):
                return self.card(" ".join("+".join(part) for part in (players, tokens) if part))
            return together(*map(self.sentence, spec))
        if isinstance(spec, bool):
            return Card(nod=spec)
        if isinstance(spec, int):
            return Card(number=spec)
        text = str(spec).strip()
        if text in ("good", "evil"):
            return Card(evil=text == "evil")
        if text in ("yes", "no"):
            return Card(nod=text == "yes")
        if text == "do not know":
            return Card(shrug=True)
        character = find_character(text)
        if character is not None and self.find_seat(text) is None:
            return Card(characters=(character,))
        head, _, tail = text.partition(" ")
        people = [part.strip() for part in head.split("+")]
        seats = [self.find_seat(part) for part in people]
        if all(seat is not None for seat in seats):
            tail = tail.removeprefix("as ").strip()
            shown = tuple(sorted(find_character(part) or part for part in tail.split("+"))) if tail else ()
            return Card(seats=tuple(sorted(seat for seat in seats if seat is not None)), characters=shown)
        characters = [find_character(part) for part in text.split("+")]
        if all(character is not None for character in characters):
            return Card(characters=tuple(sorted(c for c in characters if c is not None)))
        raise ScenarioError(f"'{spec}' is nothing to show: write a number, yes, no, good, evil, a character, people")

    # ---- writing -----------------------------------------------------------------------------------------------

    def say(self, value: Any, domain: Domain | None = None) -> Any:
        """An answer in the scenario's words."""
        if isinstance(value, Card):
            return self.say_card(value)
        if value is None:
            return "nobody"
        if isinstance(value, int | tuple) and isinstance(domain, Players):
            if isinstance(value, int):
                return self.name(value)
            return [self.name(seat) if isinstance(seat, int) else seat for seat in value]
        if isinstance(value, tuple) and value and isinstance(value[0], int) and isinstance(domain, PlayerAnd):
            return [self.name(value[0]), value[1]]
        return list(value) if isinstance(value, tuple) else value

    def say_card(self, card: Card) -> Any:
        if card.number is not None:
            return card.number
        if card.nod is not None:
            return "yes" if card.nod else "no"
        if card.evil is not None:
            return "evil" if card.evil else "good"
        if card.shrug:
            return "do not know"
        if card.statements:
            return [sentences.say(said, self.name, self._game.state.circle) for said in card.statements]
        people = "+".join(self.name(seat) for seat in card.seats)
        return " ".join(part for part in (people, "+".join(card.characters)) if part) or "nobody"

    def name(self, seat: int) -> str:
        names = self._game.state.names
        return "Storyteller" if seat == STORYTELLER else names[seat] if seat < len(names) else "a stranger"

    def names(self, seats: Iterable[int]) -> list[str]:
        return [self.name(seat) for seat in seats]


def _parts(spec: Any) -> list[Any]:
    if spec is None:
        return []
    if isinstance(spec, str):
        return split(spec)
    return list(spec) if isinstance(spec, list | tuple) else [spec]


def _people(spec: Any) -> list[Any]:
    """Players in a list, or joined by commas, plus or ``and``."""
    return [
        name
        for part in _parts(spec)
        for name in (re.split(r"\s*\+\s*|\s+and\s+", part) if isinstance(part, str) else [part])
    ]


def _assignment(part: Any) -> tuple[str, str]:
    if isinstance(part, dict) and len(part) == 1:
        return next(iter(part.items()))
    who, sign, what = str(part).partition("=")
    return who.strip(), what.strip() if sign else ""
