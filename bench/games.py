"""How fast the engine is: whole games, prompts, forks, and forks that stand at their prompt.

Run with ``python bench/games.py``; ``bench/README.md`` says what the columns mean.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
from rich.console import Console
from rich.table import Table as Grid

import sexton.characters  # noqa: F401 - the rules of every character
from sexton.almanac import load, script_of
from sexton.bots import Uniform
from sexton.engine.game import Game, Seat, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.state import DAY, OPEN, SETUP
from sexton.engine.view import belief
from sexton.table import Table

SIZES = (7, 9, 12, 15)
BOTH_KNOW = ("poisoner", "monk", "imp", "scarletwoman", "empath", "philosopher", "recluse")
"""The characters of the prototype. Larger tables add the first of these two, then the other, in turn:"""
FILL = ("empath", "monk")
SEVEN = "seven"
"""How the games that both engines play are called."""
NOMINATES = 0.6
"""How often the bare driver nominates where it could close the nominations."""


class Engine(Protocol):
    """One engine with one way to play. A game is whatever ``start`` returns; ``step`` answers one prompt."""

    name: str

    def start(self, seats: int, seed: int) -> Any: ...
    def run(self, game: Any, seed: int) -> int:
        """Play to the end; returns how many prompts were answered."""
        ...

    def positions(self, seats: int, seed: int) -> list[Any]:
        """The game at each of its prompts."""
        ...

    def fork(self, game: Any) -> Any: ...
    def stand(self, game: Any) -> Any:
        """A fork, standing at its prompt."""
        ...


class Sexton:
    """This engine, in games from one list of setups a size. ``bare`` samples the answers as cheaply as possible;
    otherwise a Table with uniform policies plays."""

    def __init__(self, name: str, setups: dict[int, list[Setup]], bare: bool) -> None:
        self.name, self._setups, self._bare = name, setups, bare

    def start(self, seats: int, seed: int) -> Game:
        setups = self._setups[seats]
        return Game(setups[seed % len(setups)])

    def run(self, game: Game, seed: int) -> int:
        move, prompts = self._driver(game, seed), 0
        while (chosen := move()) is not None:
            game.play(chosen)
            prompts += 1
        return prompts

    def positions(self, seats: int, seed: int) -> list[Game]:
        game = self.start(seats, seed)
        move, found = self._driver(game, seed), []
        while (chosen := move()) is not None:
            found.append(game.fork())
            game.play(chosen)
        return found

    def fork(self, game: Game) -> Game:
        return game.fork()

    def stand(self, game: Game) -> Any:
        return game.fork().prompt

    def _driver(self, game: Game, seed: int) -> Callable[[], Move | None]:
        if not self._bare:
            return Table(game, {}, Uniform(seed)).move
        rng = random.Random(seed)

        def move() -> Move | None:
            prompt = game.prompt
            if prompt is None:
                return None
            if prompt.kind == "floor":
                s = game.state
                if s.phase == DAY and s.floor != OPEN:
                    return Move(STORYTELLER, "floor", "open")
                used = {n.nominator for n in s.nominations}
                nominated = {n.nominee for n in s.nominations}
                free = [p for p in s.living() if p not in used]
                if free and rng.random() < NOMINATES:
                    nominees = [p for p in s.circle if p not in nominated]
                    return Move(pick(rng, free), "nominate", pick(rng, nominees))
                return Move(STORYTELLER, "floor", "close")
            return Move(prompt.who, prompt.kind, prompt.domain.sample(rng))

        return move


class Prototype:
    """The throw-away prototype, which knows seven characters."""

    name = "prototype"

    def __init__(self, folder: Path) -> None:
        sys.path.insert(0, str(folder))
        try:
            self._engine = importlib.import_module("engine")
            importlib.import_module("characters")
        finally:
            sys.path.remove(str(folder))
        self._names = {name.lower(): name for name in self._engine.CHARS}

    def start(self, seats: int, seed: int) -> Any:
        return self._engine.new_game([self._names[c] for c in cast(seats)])

    def run(self, game: Any, seed: int) -> int:
        rng, prompts, sample = random.Random(seed), 0, self._sample
        while (prompt := game.prompt) is not None:
            game.answer(sample(prompt, rng))
            prompts += 1
        return prompts

    def positions(self, seats: int, seed: int) -> list[Any]:
        game, rng, found = self.start(seats, seed), random.Random(seed), []
        while (prompt := game.prompt) is not None:
            found.append(game.fork())
            game.answer(self._sample(prompt, rng))
        return found

    def fork(self, game: Any) -> Any:
        return game.fork()

    def stand(self, game: Any) -> Any:
        return game.fork().prompt

    def _sample(self, prompt: Any, rng: random.Random) -> Any:
        options = prompt.options
        if prompt.what == "nominate":
            if options.nominators and options.nominees and rng.random() < NOMINATES:
                return pick(rng, options.nominators), pick(rng, options.nominees)
            return None
        if prompt.what == "vote":
            return tuple([rng.random() < 0.5 for _ in options])
        return pick(rng, options)


def pick(rng: random.Random, values: Sequence[Any]) -> Any:
    return values[int(rng.random() * len(values))]


def cast(seats: int) -> list[str]:
    """Who sits where in the games that both engines play."""
    return [*BOTH_KNOW, *(FILL[i % 2] for i in range(seats - len(BOTH_KNOW)))]


def names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {i + 1}" for i in range(seats))


def cast_setups() -> dict[int, list[Setup]]:
    script = script_of("Seven", "", BOTH_KNOW)
    return {n: [Setup(script=script, players=names(n), seats=tuple(Seat(c) for c in cast(n)))] for n in SIZES}


def dealt_setups(source: str, how_many: int = 25) -> dict[int, list[Setup]]:
    """Setups of a script, dealt beforehand by a uniform Storyteller, so that games begin at the first night."""
    script = load(source).script()
    found: dict[int, list[Setup]] = {}
    for n in SIZES:
        found[n] = []
        for seed in range(how_many):
            game = Game(Setup(script=script, players=names(n)))
            table = Table(game, {}, Uniform(seed))
            while game.state.phase == SETUP and (move := table.move()) is not None:
                game.play(move)
            s = game.state
            seats = tuple(Seat(s.chars[p], believes=belief(s, p)) for p in range(n))
            found[n].append(Setup(script=script, players=names(n), seats=seats))
    return found


class Figures(msgspec.Struct):
    """All rounds of one engine at one size; times in seconds."""

    prompts: int = 0
    games: int = 0
    per_game: list[float] = []
    per_prompt: list[float] = []
    fork: list[float] = []
    stand: list[float] = []


def measure(
    engines: Sequence[Engine], sizes: Sequence[int], games: int, rounds: int, say: Callable[[str], None]
) -> dict[tuple[str, int], Figures]:
    """Every round runs every engine at every size, so that a slow moment of the machine hits all alike."""
    clock = time.perf_counter
    found = {(engine.name, n): Figures() for n in sizes for engine in engines}
    places = {(engine.name, n): _places(engine, n) for n in sizes for engine in engines}
    for r in range(rounds):
        say(f"round {r + 1} of {rounds}")
        for n in sizes:
            for engine in engines if r % 2 == 0 else reversed(engines):
                figures, run, start = found[engine.name, n], engine.run, engine.start
                gc.collect()
                prompts = 0
                began = clock()
                for seed in range(games):
                    prompts += run(start(n, seed), seed)
                took = clock() - began
                figures.games += games
                figures.prompts += prompts
                figures.per_game.append(took / games)
                figures.per_prompt.append(took / prompts)
                at = places[engine.name, n]
                figures.fork.append(_time(engine.fork, at, 20))
                figures.stand.append(_time(engine.stand, at, 2))
    return found


def _places(engine: Engine, n: int) -> list[Any]:
    """Where forks are taken: at every prompt of a few games."""
    return [position for seed in range(8) for position in engine.positions(n, seed)]


def _time(act: Callable[[Any], Any], at: list[Any], times: int) -> float:
    gc.collect()
    began = time.perf_counter()
    for _ in range(times):
        for game in at:
            act(game)
    return (time.perf_counter() - began) / (times * len(at))


def show(console: Console, found: dict[tuple[str, int], Figures], reference: str | None) -> None:
    table = Grid(title="Best round, median in brackets", title_justify="left")
    columns = ("Play", "Seats", "Games/s", "Prompts", "µs/prompt", "Fork µs", "At prompt µs")
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == 0 else "right", no_wrap=True)
    last = None
    for (name, n), f in sorted(found.items(), key=lambda item: _rank(found, item[0])):
        if name != last:
            table.add_section()
        table.add_row(
            name if name != last else "",
            str(n),
            f"{1 / min(f.per_game):,.0f} ({1 / statistics.median(f.per_game):,.0f})",
            f"{f.prompts / f.games:.0f}",
            _micro(f.per_prompt, 1),
            _micro(f.fork, 2),
            _micro(f.stand, 1),
        )
        last = name
    console.print(table)
    if reference is not None:
        _ratios(console, found, reference)


def _rank(found: dict[tuple[str, int], Figures], key: tuple[str, int]) -> tuple[int, int]:
    return list(dict.fromkeys(name for name, _ in found)).index(key[0]), key[1]


def _micro(seconds: list[float], digits: int) -> str:
    return f"{min(seconds) * 1e6:.{digits}f} ({statistics.median(seconds) * 1e6:.{digits}f})"


def _ratios(console: Console, found: dict[tuple[str, int], Figures], reference: str) -> None:
    table = Grid(title=f"Speed beside the {reference}: 1.00 is as fast, 0.50 half as fast", title_justify="left")
    for column in ("Play", "Seats", "Games", "Prompts", "Forks", "Forks at prompt"):
        table.add_column(column, justify="left" if column == "Play" else "right", no_wrap=True)
    for (name, n), f in sorted(found.items(), key=lambda item: _rank(found, item[0])):
        if name == reference or not name.startswith(SEVEN):
            continue
        base = found[reference, n]
        table.add_row(
            name,
            str(n),
            *(
                f"{min(one) / min(other):.2f} ({statistics.median(map(_div, one, other)):.2f})"
                for one, other in (
                    (base.per_game, f.per_game),
                    (base.per_prompt, f.per_prompt),
                    (base.fork, f.fork),
                    (base.stand, f.stand),
                )
            ),
        )
    console.print(table)


def _div(one: float, other: float) -> float:
    return one / other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prototype", type=Path, help="the prototype's folder (../shared/prototype if it is there)")
    parser.add_argument("--script", default="slightly-more-trouble-brewing")
    parser.add_argument("--games", type=int, default=60, help="games a round for each engine and size")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, nargs="*", choices=SIZES, default=list(SIZES))
    options = parser.parse_args()
    folder = options.prototype or Path(__file__).resolve().parents[2] / "shared" / "prototype"
    with_prototype = (folder / "engine.py").is_file()
    if options.prototype and not with_prototype:
        parser.error(f"there is no engine.py in {folder}")
    engines: list[Engine] = [
        Sexton("script, table", dealt_setups(options.script), bare=False),
        Sexton(f"{SEVEN}, table", cast_setups(), bare=False),
        Sexton(f"{SEVEN}, bare", cast_setups(), bare=True),
    ]
    if with_prototype:
        engines.append(Prototype(folder))
    console = Console(width=None if sys.stdout.isatty() else 100)
    quiet = Console(stderr=True)
    found = measure(engines, options.seats, options.games, options.rounds, lambda text: quiet.print(text, style="dim"))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load_now = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    console.print(f"{python}, {options.rounds} rounds of {options.games} games{load_now}")
    show(console, found, "prototype" if with_prototype else None)
    if not with_prototype:
        console.print("The prototype is not here; --prototype FOLDER measures it in the same run.")


if __name__ == "__main__":
    main()
