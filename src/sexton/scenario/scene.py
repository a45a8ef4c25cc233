"""One game as a scenario plays it: decisions by name, a phase at a time.

A scene asks the Storyteller about every step, so that each answer can be checked against what was legal. Whoever
is not mentioned is left asleep: the Storyteller skips their step.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, MINION, OUTSIDER, TOWNSFOLK, TRAVELLER
from sexton.engine.day import may_visit, needed
from sexton.engine.events import Chose, Event, ExileVoted, SawGrimoire, Told
from sexton.engine.game import Game, Refused, Setup
from sexton.engine.grimoire import stamped
from sexton.engine.prompts import STORYTELLER, TOWN, Card, Characters, Domain, Hands, Move, Options, Players, Prompt
from sexton.engine.script import Script
from sexton.engine.state import CLOSED, DAY, NIGHT, OPEN, OVER, SETUP
from sexton.scenario.checks import check
from sexton.scenario.names import Names, ScenarioError, Unexpected, find_character, parse_seats

_SWAPS = {"characters": "swap", "characters and sides": "trade", "seats": "places"}
MANY = 20_000
"""Larger sets of legal answers are not compared one by one."""

_NOBODYS_SEAT = 1_000


class Item:
    """One line of a block: whose decision it is about, and what is said of it."""

    def __init__(self, key: str, spec: Any) -> None:
        self.key, self.spec, self.used = key, spec, False

    def __repr__(self) -> str:
        return f"{self.key}: {self.spec}"


class Scene:
    """A game under way. ``seats`` settles who is who; without it, ``players`` names who sits down for a draw."""

    def __init__(
        self,
        seats: str | Sequence[str] | None = None,
        *,
        script: Script,
        players: Sequence[str] = (),
        house_rules: Sequence[str] = (),
        game: Game | None = None,
    ) -> None:
        if game is None:
            names, dealt = parse_seats(seats) if seats else (tuple(players), ())
            game = Game(
                Setup(script=script, players=names, seats=dealt, every_step=True, house_rules=tuple(house_rules))
            )
        self.game = game
        self.words = Names(game)
        self._marks: dict[str, int] = {}
        self._before_dusk = False
        """Whether the night is held up for what is still said."""
        self._asleep: tuple[int, ...] = ()
        """Who must not be asked or told anything on the night that is played."""

    def fork(self) -> Scene:
        """The same scene, to be played on apart from this one."""
        scene = Scene(script=self.game.script, game=self.game.fork())
        scene._marks = dict(self._marks)
        return scene

    # ---- blocks ------------------------------------------------------------------------------------------------

    def setup(self, spec: Any = None) -> None:
        """What the Storyteller settles before the first night."""
        items = _items(spec)
        self._run(items, lambda: self.game.state.phase == SETUP)
        _all_used(items, "before the first night")

    def night(self, number: int, spec: Any = None) -> None:
        """Play a night: each decision is used when its question comes. Earlier phases pass idly."""
        items = _items(spec)
        stop = next((item for item in items if item.key == "stop before"), None)
        asleep = next((item for item in items if item.key == "asleep"), None)
        for item in (stop, asleep):
            if item is not None:
                item.used = True
        self.go_to(NIGHT, number)
        self._asleep = self.words.seats(asleep.spec) if asleep is not None else ()
        begun = len(self.game.state.events())

        def under_way() -> bool:
            s, prompt = self.game.state, self.game.prompt
            if s.phase != NIGHT or s.night != number:
                return False
            return stop is None or prompt is None or not self._concerns(prompt, stop.spec)

        self._run(items, under_way)
        self._try(items)
        if stop is not None and self.game.state.phase != NIGHT:
            raise Unexpected(f"night {number} ended before {stop.spec} was asked")
        _all_used(items, f"on night {number}")
        for event in self.game.state.events()[begun:]:
            seat = _woken_by(event)
            if seat is not None and seat in self._asleep:
                raise Unexpected(f"{self.words.name(seat)} was woken on night {number}")
        self._asleep = ()

    def day(self, number: int, acts: Any = None) -> None:
        """Play on in a day: what is said and done, in order. The day stays open."""
        self.go_to(DAY, number)
        self.acts(acts)

    def acts(self, acts: Any) -> None:
        """Do one thing after another; questions that come up are answered by the lines that follow."""
        items = _items(acts)
        while items:
            item = items.pop(0)
            if not item.used:
                self.act(item, items)
            if self.game.prompt is not None and self.game.prompt.kind == "dawn":
                self._default()

    def go_to(self, phase: str, number: int) -> None:
        """Let time pass, everybody idle, until a phase is reached."""
        while True:
            s = self.game.state
            if s.phase == phase and s.night == number:
                return
            if s.phase == OVER or (s.night, s.phase == DAY) > (number, phase == DAY):
                raise Unexpected(f"{phase} {number} is not reached: the game is at {s.phase} {s.night} {s.decided}")
            self._default()

    # ---- questions ---------------------------------------------------------------------------------------------

    def _run(self, items: list[Item], under_way: Any) -> None:
        while self.game.prompt is not None and under_way():
            self._answer(items)

    def _answer(self, items: list[Item]) -> None:
        """Answer the question that is open by the first line that is about it."""
        prompt = self.game.prompt
        assert prompt is not None
        self._try(items)
        for item in items:
            if not item.used and self._matches(prompt, item):
                item.used = True
                self._decide(prompt, item.spec)
                return
        self._default()

    def _try(self, items: list[Item]) -> None:
        """The lines that say what cannot be answered to the question that is open, down to the one that answers it."""
        prompt = self.game.prompt
        for item in items:
            if prompt is None or item.used or not self._matches(prompt, item):
                continue
            if " cannot" not in item.key:
                return
            item.used = True
            for attempt in item.spec if isinstance(item.spec, list) else [item.spec]:
                self._must_refuse(prompt, attempt)

    def _matches(self, prompt: Prompt, item: Item) -> bool:
        key = item.key.replace(" cannot be told", " is told").replace(" cannot", "").strip()
        words = self.words
        if prompt.who == STORYTELLER:
            if prompt.kind == "learn":
                return prompt.about is not None and key == f"{words.name(prompt.about)} is told"
            if not key.startswith("Storyteller"):
                return False
            asked = key.removeprefix("Storyteller").strip()
            about = words.name(prompt.about) if prompt.about is not None else ""
            names = {prompt.kind, f"{prompt.kind} {prompt.character}", f"{prompt.kind} {about}"}
            return asked in names or (prompt.kind == "choose" and not asked)
        if prompt.who == TOWN:
            return False
        name = words.name(prompt.who)
        if key == name:
            return True
        return key.startswith(f"{name} as ") and find_character(key.removeprefix(f"{name} as ")) == prompt.character

    def _concerns(self, prompt: Prompt, who: str) -> bool:
        """Whether a question is put to somebody, or is about what they are told; or is the one of such a line."""
        told = prompt.about if prompt.who == STORYTELLER and prompt.kind == "learn" else None
        return (told is not None and self.words.name(told) == who) or self._matches(prompt, Item(str(who), None))

    def _decide(self, prompt: Prompt, spec: Any) -> None:
        """Answer as the line says, after checking what it says of the legal answers."""
        domain = prompt.domain
        override = False
        after: Any = None
        if isinstance(spec, dict) and spec.keys() & {"legal", "legal count", "legal with", "illegal", "choose", "true"}:
            after, override = spec.get("then"), bool(spec.get("override"))
            self._check_legal(prompt, spec)
            value = self.words.value(spec["choose"], domain) if "choose" in spec else self.preferred(prompt)
        else:
            value = self.words.value(spec, domain)
        try:
            self.game.play(Move(prompt.who, prompt.kind, value, override=override))
        except Refused as error:
            said = self.words.say(value, domain)
            raise Unexpected(f"{self.describe(prompt)}: {said!r} was refused. {error}") from error
        if after is not None:
            check(self, after)

    def _check_legal(self, prompt: Prompt, spec: dict[str, Any]) -> None:
        domain = prompt.domain
        if "legal count" in spec and len(domain) != spec["legal count"]:
            raise Unexpected(
                f"{self.describe(prompt)}: {spec['legal count']} legal answers expected, {len(domain)} are"
            )
        if "legal" in spec:
            self._same(prompt, self.words.answers(spec["legal"], domain), list(_few(domain)), "legal answers")
        if "true" in spec:
            self._same(prompt, self.words.answers(spec["true"], domain), list(prompt.true), "true answers")
        for part in self.words.answers(spec.get("legal with"), domain):
            if self.words.value(part, domain) not in domain:
                raise Unexpected(f"{self.describe(prompt)}: {part!r} should be legal")
        for part in self.words.answers(spec.get("illegal"), domain):
            self._must_refuse(prompt, part)

    def _same(self, prompt: Prompt, expected: Iterable[Any], have: list[Any], what: str) -> None:
        domain = prompt.domain
        wanted = {_key(self.words.value(part, domain)) for part in expected}
        if isinstance(domain, Players) and domain.count > 1:
            wanted = {tuple(sorted(v)) if isinstance(v, tuple) else v for v in wanted}
            have = [tuple(sorted(v)) if isinstance(v, tuple) else v for v in have]
        if wanted != {_key(value) for value in have}:
            said = [self.words.say(value, domain) for value in have]
            raise Unexpected(f"{self.describe(prompt)}: {what} expected {list(expected)}, got {said}")

    def _must_refuse(self, prompt: Prompt, attempt: Any) -> None:
        value = self.words.value(attempt, prompt.domain)
        self.must_refuse(Move(prompt.who, prompt.kind, value), str(attempt))

    def must_refuse(self, move: Move, said: str) -> None:
        """A move must be refused and change nothing."""
        before = msgspec.json.encode(self.game.state.flat())
        try:
            self.game.play(move)
        except Refused:
            if msgspec.json.encode(self.game.state.flat()) != before:
                raise Unexpected(f"{said} was refused, but changed the game") from None
            return
        raise Unexpected(f"{said} should have been refused")

    def preferred(self, prompt: Prompt) -> Any:
        """What the Storyteller answers where a scenario does not care: the truth, and nothing out of the way."""
        domain = prompt.domain
        match prompt.kind:
            case "learn":
                return next((value for value in prompt.true if value in domain), next(iter(domain)))
            case "register":
                return prompt.true[0]
            case "responsible":
                return False
            case "answerable":
                return True
            case "instead":
                return prompt.about
            case "floor":
                return "close"
        return next(iter(domain))

    def _default(self) -> None:
        """Nobody cares: the Storyteller answers plainly, a player declines or is left asleep."""
        prompt = self.game.prompt
        assert prompt is not None
        if prompt.who >= 0 and prompt.who in self._asleep:
            raise Unexpected(f"{self.describe(prompt)}, though they should sleep")
        if prompt.who == STORYTELLER and not (prompt.kind == "choose" and self.game.state.phase == NIGHT):
            value = self.preferred(prompt)
        elif prompt.who == TOWN:
            assert isinstance(prompt.domain, Hands)
            value = (0,) * len(prompt.domain.voters)
        elif None in prompt.domain:
            value = None
        elif self.game.state.phase == NIGHT:
            self.game.play(Move(STORYTELLER, "skip", None, override=True))
            return
        else:
            raise Unexpected(f"{self.describe(prompt)}, and the scenario does not say what")
        self.game.play(Move(prompt.who, prompt.kind, value))

    def describe(self, prompt: Prompt) -> str:
        """A question in words, for messages."""
        who = "everybody" if prompt.who == TOWN else self.words.name(prompt.who)
        about = f" about {self.words.name(prompt.about)}" if prompt.about is not None else ""
        return f"{who} is asked '{prompt.kind}'{f' for {prompt.character}' if prompt.character else ''}{about}"

    # ---- acts --------------------------------------------------------------------------------------------------

    def act(self, item: Item, following: list[Item]) -> None:
        """Do one thing that a line says."""
        key, spec = item.key, item.spec
        item.used = True
        if key == "then":
            check(self, spec)
        elif key == "before dusk":
            if not self._lingers():
                raise Unexpected("the day does not wait here for its end")
            self._before_dusk = True
            self.acts(spec)
            self._before_dusk = False
            self._settle(following)
        elif key == "undo":
            self._undo(spec)
        elif key == "remember":
            self._marks[str(spec)] = len(self.game.moves())
        elif key == "undo to":
            if str(spec) not in self._marks:
                raise ScenarioError(f"no line 'remember: {spec}' has come before")
            self.game.undo(len(self.game.moves()) - self._marks[str(spec)])
        elif key == "refused":
            for line in spec if isinstance(spec, list) else [spec]:
                if not isinstance(line, str) and not (isinstance(line, dict) and line):
                    raise ScenarioError(f"'{line}' is no line that can be refused")
                self._refused(line)
        elif key == "nominations open":
            self._play(Move(STORYTELLER, "floor", "open"), following)
        elif key in ("nominations close", "day ends"):
            self._play(Move(STORYTELLER, "floor", "close"), following)
        elif match := re.fullmatch(r"(.+) is executed", key):
            self._execute(self.words.seat(match[1]), spec, following)
        elif match := re.fullmatch(r"(.+) nominates (.+)", key):
            self._nominate(self.words.seat(match[1]), self.words.seat(match[2]), spec, following)
        elif self.game.prompt is not None and self._matches(self.game.prompt, item):
            item.used = False
            if " cannot" in item.key:
                self._try([item])
            else:
                self._answer([item, *following])
        elif (sooner := self._sooner(item, following)) is not None:
            following.remove(sooner)
            self._answer([sooner])
            self.act(item, following)
        else:
            move = self.move(key, spec)
            if move.kind == "exile":
                self._vote(move, spec, following)
            else:
                self._play(move, following)

    def _sooner(self, item: Item, following: list[Item]) -> Item | None:
        """The line for the question that is open, where a line about another of those who choose at the same moment
        stands before it."""
        prompt, choosers = self.game.prompt, {*self.game.state.names, f"Storyteller {TOGETHER}"}
        if prompt is None or prompt.kind != TOGETHER or item.key not in choosers:
            return None
        at_once = itertools.takewhile(lambda line: line.key in choosers, following)
        return next((line for line in at_once if self._matches(prompt, line)), None)

    def move(self, line: str, spec: Any = None) -> Move:
        """The move that a line of the day, or a Storyteller's ruling, stands for."""
        plain = line.removesuffix(", without override")
        override = plain == line
        seat, value = self.words.seat, self.words.value
        if match := re.fullmatch(r"(.+) nominates (.+)", line):
            return Move(self._mover(match[1]), "nominate", self._seat_or_stranger(match[2]))
        if match := re.fullmatch(r"(.+) claims (.+)", line):
            character = str(value(match[2], _CHARACTER))
            known = CHARACTERS.get(character)
            domain = known.claim(self.game.state, seat(match[1]), self.game.script.characters) if known else None
            return Move(seat(match[1]), "claim", value(spec, domain or _SPEC_AS_IT_IS), character)
        if match := re.fullmatch(r"(.+) visits as (.+)", line):
            face = str(value(match[2], _CHARACTER))
            offer = may_visit(self.game, seat(match[1]), face)
            return Move(
                seat(match[1]),
                "visit",
                value(spec, offer.domain if isinstance(offer, Prompt) else _SPEC_AS_IT_IS),
                face,
            )
        if match := re.fullmatch(r"(.+) calls for (?:the )?exile of (.+)", line):
            return Move(seat(match[1]), "exile", self._seat_or_stranger(match[2]))
        if line in ("nominations open", "nominations close", "day ends"):
            return Move(STORYTELLER, "floor", "open" if line == "nominations open" else "close")
        if match := re.fullmatch(r"(.+) votes", line):
            return Move(seat(match[1]), "vote", (1,))
        if match := re.fullmatch(r"(.+) chooses (.+)", line):
            return Move(self._mover(match[1]), "choose", self._seat_or_stranger(match[2]))
        if match := re.fullmatch(r"Storyteller (kill|revive|execute)s (.+)", plain):
            return Move(STORYTELLER, match[1], seat(match[2]), override=override)
        if match := re.fullmatch(r"Storyteller punishes (.+)", plain):
            return Move(STORYTELLER, "punish", seat(match[1]))
        if match := re.fullmatch(r"Storyteller shows (.+)", plain):
            return Move(STORYTELLER, "show", (seat(match[1]), self.words.card(spec)))
        if match := re.fullmatch(r"Storyteller asks (.+)", plain):
            return Move(STORYTELLER, "ask", (seat(match[1]), spec))
        if match := re.fullmatch(r"Storyteller makes (.+?) (?:the |a |an )?([^,]+)", plain):
            value_ = (seat(match[1]), value(match[2], _CHARACTER))
            return Move(STORYTELLER, "character", value_, override=override)
        if match := re.fullmatch(r"Storyteller turns (.+) (good|evil)", plain):
            return Move(STORYTELLER, "alignment", (seat(match[1]), match[2]), override=override)
        if match := re.fullmatch(r"Storyteller swaps the (characters(?: and sides)?|seats) of (.+) and (.+)", plain):
            pair = (seat(match[2]), seat(match[3]))
            return Move(STORYTELLER, _SWAPS[match[1]], pair, override=override)
        if match := re.fullmatch(r"Storyteller marks (.+?) (?:with )?([^,]+)", plain):
            return Move(STORYTELLER, "remind", (seat(match[1]), match[2]), override=override)
        if match := re.fullmatch(r"Storyteller lifts (.+) from ([^,]+)", plain):
            where = seat(match[2])
            token = next((t.id for t in self.game.state.tokens if t.seat == where and t.kind == match[1]), -1)
            return Move(STORYTELLER, "lift", token, override=override)
        if match := re.fullmatch(r"Storyteller ends the game for (good|evil)", plain):
            return Move(STORYTELLER, "end", match[1], override=override)
        if plain == "Storyteller skips":
            return Move(STORYTELLER, "skip", None, override=override)
        if match := re.fullmatch(r"Storyteller reveals(?: (.+))?", plain):
            return Move(STORYTELLER, "reveal", seat(match[1]) if match[1] else None)
        if match := re.fullmatch(r"(.+) joins as (.+) after (.+), (good|evil)", line):
            newcomer = (match[1], value(match[2], _CHARACTER), seat(match[3]), match[4])
            return Move(STORYTELLER, "join", newcomer)
        if match := re.fullmatch(r"(.+) leaves", line):
            return Move(STORYTELLER, "leave", seat(match[1]))
        if match := re.fullmatch(
            r"Storyteller (instead|heir|gift|register|responsible|poison|know|gain|mark|pretend|both die|change|become|"
            r"return|victim|named|player|demon|bluffs|third minion|ring|give|outsider)(?: .+)?",
            plain,
        ):
            return Move(STORYTELLER, match[1], value(spec, Players(self.game.state.circle)))
        if re.fullmatch(r".+ is told", plain):
            return Move(STORYTELLER, "learn", self.words.card(spec))
        raise ScenarioError(f"'{line}' is nothing that can be done in a scenario now; see docs/scenarios.md")

    def _undo(self, spec: Any) -> None:
        number = 1 if spec is None else spec
        if not isinstance(number, int):
            raise ScenarioError(f"'undo: {spec}' does not say how many moves: write a number")
        self.game.undo(number)

    def _mover(self, name: str) -> int:
        """Who makes a move; a stranger has a seat that is at no table, so that the game refuses it."""
        seat = self.words.find_seat(name)
        return _NOBODYS_SEAT if seat is None else seat

    def _seat_or_stranger(self, name: str) -> Any:
        seat = self.words.find_seat(name)
        return name if seat is None else seat

    def _refused(self, line: Any) -> None:
        key, spec = next(iter(line.items())) if isinstance(line, dict) else _unquoted(line)
        prompt = self.game.prompt
        item = Item(key, spec)
        if prompt is not None and self._matches(prompt, item):
            self._must_refuse(prompt, spec)
            return
        if key == "undo":
            try:
                self._undo(spec)
            except Refused:
                return
            raise Unexpected(f"undo {spec} should have been refused")
        seat = self.words.find_seat(key)
        if seat is not None and prompt is not None:  # an answer to what somebody else is asked
            move = Move(seat, prompt.kind, self.words.value(spec, prompt.domain))
        else:
            move = self.move(key, spec)
        self.must_refuse(move, f"{key}{'' if spec is None else f': {spec}'}")

    def _play(self, move: Move, following: list[Item]) -> None:
        try:
            self.game.play(move)
        except Refused as error:
            raise Unexpected(f"{move.kind} by {self.words.name(move.by)} was refused. {error}") from error
        self._settle(following)

    def _settle(self, following: list[Item]) -> None:
        """Answer what comes up by day, by the lines that follow or plainly."""
        while (prompt := self.game.prompt) is not None and prompt.kind != "floor" and not prompt.waits:
            if self.game.state.phase != DAY:
                return
            about_this = list(itertools.takewhile(lambda item: self._matches(prompt, item), following))
            if not about_this and (prompt.who >= 0 or (following and following[0].key == "Storyteller skips")):
                return  # it stays open, for what the next line says of it
            self._answer(about_this)
            while following and following[0].used:
                following.pop(0)
        said = following and re.fullmatch(r"before dusk|.+ (claims|visits as) .+", following[0].key)
        if self._lingers() and not said and not self._before_dusk:
            self.game.play(Move(STORYTELLER, "floor", "close"))

    def _lingers(self) -> bool:
        """Whether nominations are over and the night waits for what may still be said."""
        prompt = self.game.prompt
        return prompt is not None and prompt.kind == "floor" and self.game.state.floor == CLOSED

    def _open(self) -> None:
        if self.game.state.phase == DAY and self.game.state.floor not in (OPEN, CLOSED):
            self.game.play(Move(STORYTELLER, "floor", "open"))

    def _nominate(self, nominator: int, nominee: int, spec: Any, following: list[Item]) -> None:
        self._open()
        self._vote(Move(nominator, "nominate", nominee), spec, following)

    def _vote(self, move: Move, spec: Any, following: list[Item]) -> None:
        """A nomination or a call for exile, and its ballot."""
        details = spec if isinstance(spec, dict) else {"hands": spec}
        unknown = details.keys() - {"hands", "needed", "votes", "about to die", "cannot vote", "meanwhile", "no vote"}
        if unknown:
            raise ScenarioError(f"a vote has hands, votes, needed, about to die and so on, not {', '.join(unknown)}")
        self._play(move, following)
        prompt = self.game.prompt
        if prompt is None or prompt.kind not in ("vote", "exile"):
            if details.get("hands") and not details.get("no vote"):
                raise Unexpected("no vote was held")
            return
        if details.get("no vote"):
            raise Unexpected("a vote is held")
        domain = prompt.domain
        assert isinstance(domain, Hands)
        barred = self.words.seats(details.get("cannot vote"))
        for seat in barred:
            most = dict(zip(domain.voters, domain.most, strict=True)).get(seat, 0)
            if barred.count(seat) <= most:
                raise Unexpected(f"{self.words.name(seat)} can vote")
        self.acts(details.get("meanwhile"))
        now = self.game.prompt
        if now is None or (now.kind, now.about) != (prompt.kind, prompt.about):
            return
        hands = self.words.seats(details.get("hands"))
        for seat in hands:
            if seat not in domain.voters:
                raise Unexpected(f"{self.words.name(seat)} cannot vote")
        self._play(Move(TOWN, prompt.kind, tuple(hands.count(v) for v in domain.voters)), following)
        self._check_vote(details, prompt.kind)

    def _check_vote(self, details: dict[str, Any], kind: str) -> None:
        s = self.game.state
        if kind == "exile":
            exile = next(event for event in s.backwards() if isinstance(event, ExileVoted))
            votes, threshold = len(exile.supporters), exile.needed
        else:
            votes, threshold = s.nominations[-1].votes, needed(s)
        if "votes" in details and votes != details["votes"]:
            raise Unexpected(f"{details['votes']} votes expected, {votes} counted")
        if "needed" in details and threshold != details["needed"]:
            raise Unexpected(f"{details['needed']} votes should be needed, not {threshold}")
        if "about to die" in details:
            wanted = self.words.seats(details["about to die"])
            have = () if s.block is None else (s.block,)
            if wanted != have:
                raise Unexpected(f"about to die should be {details['about to die']}, not {self.words.names(have)}")

    def _execute(self, nominee: int, spec: Any, following: list[Item]) -> None:
        """A nomination that everybody votes for, and the end of the day.

        Unless it is said who nominates, it is somebody of whom least comes by it: rather the Demon than a Minion (a
        Town Crier), and rather anybody than a Townsfolk (a Virgin).
        """
        s = self.game.state
        self._open()
        s = self.game.state
        free = [p for p in s.living() if all(n.nominator != p for n in s.nominations)]
        by = (spec or {}).get("nominated by") if isinstance(spec, dict) else None
        counting = {a.seat for a in s.abilities if a.character in HOLDERS["nominations"]}
        teams = DEMON, OUTSIDER, MINION, TOWNSFOLK, TRAVELLER
        ranked = sorted(free, key=lambda p: (p in counting, teams.index(CHARACTERS[s.chars[p]].team), p == nominee))
        nominator = self.words.seat(by) if by else ranked[0]
        self._vote(Move(nominator, "nominate", nominee), {"hands": self.words.names(s.living())}, following)
        if self.game.state.block != nominee:
            raise Unexpected(f"{self.words.name(nominee)} is not about to die")
        self._play(Move(STORYTELLER, "floor", "close"), following)

    # ---- what happened -----------------------------------------------------------------------------------------

    def events(self, phase: str, number: int) -> list[Event]:
        """The events of one night or day."""
        return [n.event for n in stamped(self.game.state.events()) if n.phase == phase and n.night == number]

    def woken(self, number: int) -> list[int]:
        """The seats that an ability asked or told something on a night, in order, each once a step."""
        found: list[int] = []
        for event in self.events(NIGHT, number):
            seat = _woken_by(event)
            if seat is not None and (not found or found[-1] != seat):
                found.append(seat)
        return found

    def told(self, seat: int, phase: str = NIGHT, number: int | None = None) -> list[Card]:
        """What a player was shown by abilities, oldest first; on one night or day where it is given."""
        events = self.game.state.events() if number is None else self.events(phase, number)
        told = (e for e in events if isinstance(e, Told) and e.seat == seat)
        return [e.card for e in told if e.character in CHARACTERS or e.character == "storyteller"]


TOGETHER = "choose together"
"""The kind of question by which several choose at the same moment, so that their lines have no order."""
_CHARACTER = Characters(())
_SPEC_AS_IT_IS = Options(())


def _items(spec: Any) -> list[Item]:
    """Lines as items: a mapping, a list of one-line mappings and plain words, or nothing."""
    if spec is None:
        return []
    if isinstance(spec, dict):
        return [Item(str(key), value) for key, value in spec.items()]
    if isinstance(spec, str):
        return [Item(*_unquoted(spec))]
    if not isinstance(spec, list):
        raise ScenarioError(f"'{spec}' is no list of what happens")
    found = []
    for line in spec:
        found += _items(line)
    return found


def _unquoted(line: str) -> tuple[str, str | None]:
    """A line in plain words, before and behind its colon: a whole line in quotation marks means what it would without
    them."""
    key, colon, said = line.partition(": ")
    return key, said.strip() if colon else None


def _woken_by(event: Event) -> int | None:
    """The seat that an ability asked or told something."""
    if isinstance(event, SawGrimoire) or (isinstance(event, Chose | Told) and event.character in CHARACTERS):
        return event.seat
    return None


def _all_used(items: list[Item], when: str) -> None:
    unused = [item for item in items if not item.used]
    if unused:
        raise Unexpected(f"never came up {when}: {'; '.join(map(repr, unused))}")


def _few(domain: Domain) -> Iterable[Any]:
    if len(domain) > MANY:
        raise ScenarioError(f"{len(domain)} answers are legal: too many to list")
    return domain


def _key(value: Any) -> Any:
    return (type(value).__name__, value)
