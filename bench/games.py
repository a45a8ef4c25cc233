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
from sexton.almanac import bundled, load, script_of
from sexton.bots import Uniform
from sexton.engine.game import Game, Seat, Setup
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.state import DAY, OPEN, SETUP
from sexton.engine.view import belief
from sexton.table import Table

SIZES = (7, 9, 12, 15)
FIRST = "slightly-more-trouble-brewing"
"""The script that the others are measured by."""
SPANS = ((1, 2), (3, 5), (6, 10), (11, 20), (21, 1000))
"""Nights, with the day after each, whose prompts are timed together."""
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

    def nights(self, game: Any) -> int:
        """How many nights a game has had."""
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

    def nights(self, game: Game) -> int:
        return game.state.night

    def by_night(self, seats: int, seed: int) -> list[tuple[int, int, float]]:
        """Play a game: each of its nights, how many prompts there were in it and the day after, and how many seconds
        they took."""
        clock, game = time.process_time, self.start(seats, seed)
        move, found = self._driver(game, seed), []
        prompts, night, began = 0, game.state.night, clock()
        while (chosen := move()) is not None:
            game.play(chosen)
            prompts += 1
            if game.state.night != night:
                now = clock()
                found.append((night, prompts, now - began))
                prompts, night, began = 0, game.state.night, now
        return [*found, (night, prompts, clock() - began)]

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

    def nights(self, game: Any) -> int:
        return int(game.base.night)

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


def dealt_setups(source: str, sizes: Sequence[int], how_many: int) -> dict[int, list[Setup]]:
    """Setups of a script, dealt beforehand by a uniform Storyteller, so that games begin at the first night."""
    script = load(source).script()
    found: dict[int, list[Setup]] = {}
    for n in sizes:
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
    nights: int = 0
    games: int = 0
    per_game: list[float] = []
    per_prompt: list[float] = []
    fork: list[float] = []
    stand: list[float] = []


def measure(
    engines: Sequence[Engine], sizes: Sequence[int], games: int, rounds: int, say: Callable[[str], None]
) -> dict[tuple[str, int], Figures]:
    """Every round runs every engine at every size, so that a slow moment of the machine hits all alike. The clock is
    the processor's, which stands still while others use the machine."""
    clock = time.process_time
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
                    game = start(n, seed)
                    prompts += run(game, seed)
                    figures.nights += engine.nights(game)
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
    began = time.process_time()
    for _ in range(times):
        for game in at:
            act(game)
    return (time.process_time() - began) / (times * len(at))


def show(console: Console, found: dict[tuple[str, int], Figures], reference: str | None) -> None:
    table = Grid(title="Best round, median in brackets", title_justify="left")
    columns = ("Play", "Seats", "Games/s", "Nights", "Prompts", "µs/prompt", "Fork µs", "At prompt µs")
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
            f"{f.nights / f.games:.1f}",
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


def show_scripts(console: Console, found: dict[tuple[str, int], Figures], sizes: Sequence[int]) -> None:
    """How every script does beside the first, round by round."""
    title = f"Games a second beside {FIRST}: median round, worst in brackets"
    table = Grid(title=title, title_justify="left")
    table.add_column("Script", no_wrap=True)
    for n in sizes:
        table.add_column(f"{n} seats", justify="right", no_wrap=True)
    for name in dict.fromkeys(name for name, _ in found):
        cells = []
        for n in sizes:
            ratios = list(map(_div, found[FIRST, n].per_game, found[name, n].per_game))
            cells.append(f"{statistics.median(ratios):.2f} ({min(ratios):.2f})")
        table.add_row(name, *cells)
    console.print(table)


def show_growth(console: Console, engines: Sequence[Sexton], seats: int, games: int, rounds: int) -> None:
    """Microseconds a prompt as a game goes on; the best of the rounds for each span of nights."""
    table = Grid(title=f"µs/prompt as nights go by, at {seats} seats", title_justify="left")
    table.add_column("Script", no_wrap=True)
    for first, last in SPANS:
        table.add_column(f"{first} to {last}" if last < SPANS[-1][1] else f"from {first}", justify="right")
    best = {engine.name: [float("inf")] * len(SPANS) for engine in engines}
    for _ in range(rounds):
        for engine in engines:
            prompts, seconds = [0] * len(SPANS), [0.0] * len(SPANS)
            gc.collect()
            for seed in range(games):
                for night, answered, took in engine.by_night(seats, seed):
                    span = next(i for i, (_, last) in enumerate(SPANS) if night <= last)
                    prompts[span] += answered
                    seconds[span] += took
            best[engine.name] = [
                min(known, took / answered) if answered else known
                for known, took, answered in zip(best[engine.name], seconds, prompts, strict=True)
            ]
    for name, figures in best.items():
        table.add_row(name, *(f"{took * 1e6:.1f}" if took < float("inf") else "" for took in figures))
    console.print(table)


def _div(one: float, other: float) -> float:
    return one / other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prototype", type=Path, help="the prototype's folder (../shared/prototype if it is there)")
    parser.add_argument("--script", default=FIRST)
    parser.add_argument(
        "--every-script", action="store_true", help="the bundled scripts side by side, and nothing else"
    )
    parser.add_argument("--games", type=int, default=60, help="games a round for each engine and size")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, nargs="*", choices=SIZES, default=list(SIZES))
    options = parser.parse_args()
    folder = options.prototype or Path(__file__).resolve().parents[2] / "shared" / "prototype"
    with_prototype = (folder / "engine.py").is_file()
    if options.prototype and not with_prototype:
        parser.error(f"there is no engine.py in {folder}")
    scripts = (FIRST, *(name for name in bundled() if name != FIRST)) if options.every_script else ()
    played = [Sexton(name, dealt_setups(name, options.seats, options.games), bare=False) for name in scripts]
    engines: list[Engine] = [*played] or [
        Sexton("script, table", dealt_setups(options.script, options.seats, 25), bare=False),
        Sexton(f"{SEVEN}, table", cast_setups(), bare=False),
        Sexton(f"{SEVEN}, bare", cast_setups(), bare=True),
    ]
    if with_prototype and not played:
        engines.append(Prototype(folder))
    console = Console(width=None if sys.stdout.isatty() else 120)
    quiet = Console(stderr=True)
    found = measure(engines, options.seats, options.games, options.rounds, lambda text: quiet.print(text, style="dim"))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load_now = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    console.print(f"{python}, {options.rounds} rounds of {options.games} games{load_now}")
    show(console, found, "prototype" if with_prototype and not played else None)
    if played:
        show_scripts(console, found, options.seats)
        show_growth(console, played, options.seats[-1], options.games, options.rounds)
    elif not with_prototype:
        console.print("The prototype is not here; --prototype FOLDER measures it in the same run.")


if __name__ == "__main__":
    main()
