"""Scenario files: YAML in, results out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

import sexton.characters
import sexton.jinxes  # noqa: F401 - registers what scenarios speak of
from sexton.almanac import load, read_script_json, script_of
from sexton.engine.character import CHARACTERS, TRAVELLER
from sexton.engine.manual import is_manual
from sexton.engine.script import Script
from sexton.errors import SextonError
from sexton.scenario.checks import check
from sexton.scenario.names import ScenarioError, Unexpected, character_id, parse_seats, split
from sexton.scenario.scene import Scene

LARGEST = 2_000_000
SHARED = {"script", "seats", "players", "house rules"}
OWN = SHARED | {"scenario", "about", "play", "then", "branches"}


class Result(msgspec.Struct):
    """How one scenario ended. ``where`` is the line of the play that failed, ``problem`` what happened instead."""

    scenario: str
    file: str
    passed: bool
    where: str = ""
    problem: str = ""


def read(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file, with what they share filled in. Raises ``ScenarioError`` with a sentence."""
    try:
        if path.stat().st_size > LARGEST:
            raise ScenarioError(f"{path} is too large for a scenario file: at most {LARGEST} bytes")
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path} cannot be read: {error}") from error
    try:
        document = yaml.load(text, yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise ScenarioError(f"{path} is not YAML: {' '.join(str(error).split())}") from error
    if isinstance(document, list):
        document = {"scenarios": document}
    if not isinstance(document, dict) or not isinstance(document.get("scenarios"), list):
        raise ScenarioError(f"{path} holds no scenarios: write a list of them, or 'scenarios:' with a list")
    shared = {key: value for key, value in document.items() if key != "scenarios"}
    if unknown := shared.keys() - SHARED:
        raise ScenarioError(f"{path}: '{', '.join(map(str, unknown))}' cannot be shared; {', '.join(SHARED)} can")
    found = []
    for scenario in document["scenarios"]:
        if not isinstance(scenario, dict) or "scenario" not in scenario:
            raise ScenarioError(f"{path}: every scenario is a mapping with a line 'scenario: its name'")
        if unknown := scenario.keys() - OWN:
            names = ", ".join(map(str, unknown))
            raise ScenarioError(f"{path}, {scenario['scenario']}: '{names}' is not known; allowed are {sorted(OWN)}")
        found.append({**shared, **scenario})
    return found


def run(path: Path) -> Iterator[Result]:
    """Run every scenario of a file. Raises ``ScenarioError`` where it is no scenario file."""
    for scenario in read(path):
        yield play(scenario, str(path))


def play(scenario: dict[str, Any], file: str = "") -> Result:
    """Run one scenario."""
    name = str(scenario["scenario"])
    where = "seats"
    try:
        script = script_for(scenario)
        scene = Scene(
            scenario.get("seats"),
            script=script,
            players=_players(scenario.get("players")),
            house_rules=_players(scenario.get("house rules")),
        )
        for place, part in _parts(scenario):
            where = place
            part(scene)
    except (Unexpected, SextonError) as error:
        return Result(name, file, False, where, str(error))
    return Result(name, file, True)


Part = Callable[[Scene], None]


def _parts(scenario: dict[str, Any]) -> Iterator[tuple[str, Part]]:
    """The parts of a scenario in order, each with its place for messages."""
    for where, key, spec in _phases(_list(scenario.get("play"))):
        yield where, lambda scene, key=key, spec=spec: _phase(scene, key, spec)  # type: ignore[misc]
    if "then" in scenario:
        yield "then", lambda scene: check(scene, scenario["then"])
    for number, branch in enumerate(_list(scenario.get("branches")), 1):
        yield f"branch {number}", lambda scene, branch=branch: _branch(scene, branch)  # type: ignore[misc]


def _branch(scene: Scene, branch: Any) -> None:
    if not isinstance(branch, dict) or branch.keys() - {"about", "play", "then", "branches"}:
        raise ScenarioError("a branch has play, then, branches and about")
    fork = scene.fork()
    for where, part in _parts(branch):
        try:
            part(fork)
        except Unexpected as error:
            raise Unexpected(f"{where}: {error}") from error


def _phases(lines: list[Any]) -> list[tuple[str, str, Any]]:
    """The play as phases, each with its place for messages and its block. What is done outside a block, one line after
    another, goes together, with the day before it if there is one, so that each line sees those that follow."""
    found: list[tuple[str, str, Any]] = []
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str | dict):
            raise ScenarioError(f"'{line}' is no line of a play")
        for key, spec in ({line: None} if isinstance(line, str) else line).items():
            phase = re.fullmatch(r"setup|night \d+|day \d+", str(key)) is not None
            if not phase and found and (found[-1][1] == "" or found[-1][1].startswith("day")):
                where, before, block = found.pop()
                found.append((where, before, [*_list(block), {key: spec}]))
            else:
                found.append((f"play {number} ({key})", str(key) if phase else "", spec if phase else [{key: spec}]))
    return found


def _phase(scene: Scene, key: str, spec: Any) -> None:
    """A phase with its block, or what is done at the current moment."""
    name, _, number = key.partition(" ")
    if name == "setup":
        scene.setup(spec)
    elif name == "night":
        scene.night(int(number), spec)
    elif name == "day":
        scene.day(int(number), spec)
    else:
        scene.acts(spec)


def _list(spec: Any) -> list[Any]:
    if spec is None:
        return []
    return spec if isinstance(spec, list) else [spec]


def _players(spec: Any) -> tuple[str, ...]:
    if spec is None:
        return ()
    if isinstance(spec, int):
        return tuple(f"P{number}" for number in range(1, spec + 1))
    return tuple(split(spec) if isinstance(spec, str) else map(str, spec))


def script_for(scenario: dict[str, Any]) -> Script:
    """The scenario's script: a bundled name or file, a list of characters (homebrew as in a script file), ``+ some``
    beside a name or alone beside those seated; without a word every character that Sexton resolves.

    Whoever is seated is on it: a character off the script would have no place in the night.
    """
    spec = scenario.get("script")
    if spec is None:
        return script_of("every character", "", tuple(sorted(c for c in CHARACTERS if not is_manual(c))))
    if isinstance(spec, list) and any(isinstance(part, dict) for part in spec):
        return read_script_json(msgspec.json.encode(spec).decode()).script()
    _, seats = parse_seats(scenario["seats"]) if scenario.get("seats") else ((), ())
    seated = [c for seat in seats for c in (seat.character, seat.believes) if c]
    if isinstance(spec, list):
        script = script_of("scenario", "", tuple(character_id(part) for part in spec))
    else:
        base, _, more = f" {spec}".partition(" + ")
        name = base.strip()
        script = load(name).script() if name not in ("", "seated") else script_of("scenario", "", dict.fromkeys(seated))
        seated += [character_id(part) for part in split(more)]
    added = [c for c in dict.fromkeys(seated) if c not in script.characters and CHARACTERS[c].team != TRAVELLER]
    if not added:
        return script
    characters = (*script.characters, *added)
    return script_of(script.name, script.author, characters, manual=script.manual, rules=script.rules)
