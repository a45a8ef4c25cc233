"""What an author should know of a script before a table plays it: who can be in play together, with how many players,
who wakes when, and what is done by hand.

Every finding has a code, which ``docs/script-findings.md`` explains. The rules of the characters and pairs are there
once ``sexton.characters`` is imported.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from sexton.almanac.facts import official
from sexton.almanac.manual import own_jinxes
from sexton.almanac.names import fold
from sexton.almanac.records import ANNOUNCER, Almanac, ScriptProblem
from sexton.almanac.sentences import quoted
from sexton.engine.character import (
    CHARACTERS,
    DEMON,
    FEWEST,
    HOLDERS,
    MINION,
    MOST,
    OUTSIDER,
    TOWNSFOLK,
    base_row,
)
from sexton.engine.jinx import in_force
from sexton.engine.prompts import Bag
from sexton.engine.script import Script
from sexton.engine.setup import Bags
from sexton.texts import language_of, message, own_wording

DRAWN = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
"""The teams whose members are dealt."""

_USUAL = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, DEMON: 4}
"""The most of each team on the sheet of a usual script."""

_BAGS = 3
"""So many bags are looked at for each character and number of players. Of whoever is in none of them the counts say
whether they can be."""

_PLAIN = {"dusk": "dusk", "minioninfo": "the Minions' introduction", "demoninfo": "the Demon's", "dawn": "dawn"}

_NUMBERS = range(FEWEST, MOST + 1)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A script looked at: how many of each team it has, with how many players it can be dealt, both kinds of night,
    and everything there is to say."""

    title: str
    author: str
    teams: dict[str, int]
    players: tuple[int, ...]
    first_night: tuple[str, ...]
    other_nights: tuple[str, ...]
    findings: tuple[ScriptProblem, ...]

    @property
    def clean(self) -> bool:
        """Whether nothing stands in the way of playing it."""
        return not any(finding.level in ("error", "doubt") for finding in self.findings)


def check(almanac: Almanac) -> Report:
    """Look at a script that has been read. Characters of no known team, which are errors, count for nothing."""
    known = tuple(entry for entry in almanac.entries if entry.team_id is not None)
    playable = msgspec.structs.replace(almanac, entries=known, problems=())
    script = playable.script(confirmed=True)
    players, unmade = _numbers(script)
    findings = [*almanac.problems]
    findings += _teams(script)
    findings += _undealt(script, unmade)
    findings += _companions(script, players)
    findings += _jinxes(playable)
    findings += _announcer(playable, script)
    findings += _places(script)
    findings += _other_texts(playable)
    return Report(
        title=almanac.title,
        author=almanac.author,
        teams=dict(Counter(entry.team_id for entry in known if entry.team_id is not None)),
        players=players,
        first_night=script.first_night,
        other_nights=script.other_nights,
        findings=tuple(sorted(findings, key=lambda finding: _GRAVITY[finding.level])),
    )


_GRAVITY = {"error": 0, "doubt": 1, "warning": 2, "note": 3}


def _teams(script: Script) -> Iterator[ScriptProblem]:
    sizes = _sizes(script)
    if missing := [_plural(team) for team in DRAWN if not sizes[team]]:
        yield ScriptProblem("team-missing", f"The script has {_and([f'no {team}' for team in missing])}.")
    if large := [_count(sizes[team], team) for team in DRAWN if sizes[team] > _USUAL[team]]:
        usual = _and([_count(most, team) for team, most in _USUAL.items()])
        yield ScriptProblem(
            "large-script",
            f"The script has {_and(large)}; a usual one has at most {usual}, as many as players keep in mind.",
            level="note",
        )


def _numbers(script: Script) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers of players with which a legal bag can be made, and those with which none was found."""
    made = {players: _bag(script, players) is not None for players in _NUMBERS}
    return tuple(n for n in _NUMBERS if made[n]), tuple(n for n in _NUMBERS if not made[n])


def _bag(script: Script, players: int, kept: tuple[str, ...] = (), seed: int = 0) -> set[str] | None:
    """Who is in a legal bag that has these characters in it or beside it, if one is found."""
    try:
        bag = _domain(script.characters, players).sample(random.Random(seed), _held(kept))
    except ValueError:
        return None
    return {*bag.tokens, *bag.aside}


@lru_cache(maxsize=len(_NUMBERS))
def _domain(ids: tuple[str, ...], players: int) -> Bags:
    return Bags(players, ids, {c: CHARACTERS[c].team for c in ids}, (base_row(players),))


def _held(kept: Iterable[str]) -> Bag:
    parts: dict[bool, list[str]] = {True: [], False: []}
    for c in kept:
        parts[CHARACTERS[c].in_bag].append(c)
    return Bag(tuple(parts[True]), tuple(parts[False]))


def _undealt(script: Script, numbers: Sequence[int]) -> Iterator[ScriptProblem]:
    """Numbers that cannot be dealt for one and the same reason are said together."""
    if len(numbers) == len(_NUMBERS):
        sentence = f"No number of players can be dealt: {_reason(script, FEWEST)}."
        yield ScriptProblem("undealt-at-all", sentence, level="doubt")
        return
    for _, group in groupby(numbers, key=lambda players: tuple(_short(script, players))):
        first, *rest = group
        last = rest[-1] if rest else first
        span = f"{first} {'to' if last > first + 1 else 'or'} {last}" if rest else str(first)
        yield ScriptProblem("undealt", f"The script cannot be dealt to {span} players: {_reason(script, last)}.")


def _reason(script: Script, players: int) -> str:
    available, needs = _sizes(script, copies=True), base_row(players)
    lacks = [
        f"{_count(getattr(needs, team), team)} (the script has {available[team] or 'none'})"
        for team in _short(script, players)
    ]
    if lacks:
        return f"{players} players take {_and(lacks)}"
    return "the characters that change the counts leave no bag that is legal"


def _short(script: Script, players: int) -> Iterator[str]:
    needs, available = base_row(players), _sizes(script, copies=True)
    return (team for team in DRAWN if available[team] < getattr(needs, team))


def _sizes(script: Script, *, copies: bool = False) -> Counter[str]:
    """How many characters of each team there are, or how many tokens of them there can be."""
    sizes: Counter[str] = Counter()
    for c in script.characters:
        sizes[CHARACTERS[c].team] += CHARACTERS[c].copies if copies else 1
    return sizes


def _companions(script: Script, players: Sequence[int]) -> Iterator[ScriptProblem]:
    """Of each character that changes what is dealt: that it cannot be in play, or who cannot beside it."""
    if not players:
        return
    apart: dict[str, list[str]] = {}
    drawn = [c for c in script.characters if CHARACTERS[c].team in DRAWN]
    for changer in filter(_changes_setup, drawn):
        possible = [n for n in players if _room(script, n, (changer,)) and _bag(script, n, (changer,)) is not None]
        if not possible:
            sentence = f"No legal bag was found that has {_called(script, changer)} in it."
            yield ScriptProblem("never-dealt", sentence)
            continue
        met: set[str] = set().union(
            *(_bag(script, n, (changer,), seed) or () for n in possible for seed in range(_BAGS))
        )
        # Two of a team of which a game has one, such as Demons, never are.
        team = CHARACTERS[changer].team
        single = max(getattr(base_row(n), team) for n in possible) == 1
        others = [c for c in drawn if c not in met and not (single and CHARACTERS[c].team == team)]
        apart[changer] = [c for c in others if not any(_room(script, n, (changer, c)) for n in possible)]
    said: set[frozenset[str]] = set()
    for changer in sorted(apart, key=lambda changer: -len(apart[changer])):
        # Where both change what is dealt, it is said once, of whoever is apart from more.
        others = [c for c in apart[changer] if frozenset((changer, c)) not in said]
        said |= {frozenset((changer, c)) for c in others}
        if others:
            called, names = _called(script, changer), _and([_called(script, c) for c in others], "or")
            sentence = f"{called[0].upper()}{called[1:]} is never set up together with {names}."
            yield ScriptProblem("never-together", sentence, level="note")


def _room(script: Script, players: int, kept: tuple[str, ...]) -> bool:
    """Whether the counts that are legal beside these characters, and perhaps a Demon, leave room for them all."""
    demons = [c for c in script.characters if CHARACTERS[c].team == DEMON]
    for company in (kept, *((*kept, demon) for demon in demons if demon not in kept)):
        bag = _held(company)
        teams = Counter(CHARACTERS[c].team for c in bag.tokens)
        rows = _domain(script.characters, players).wanted(bag)
        if any(all(getattr(row, team) >= teams[team] for team in teams) for row in rows):
            return True
    return False


def _changes_setup(character: str) -> bool:
    made = CHARACTERS[character]
    return made.outsiders != (0,) or not made.in_bag or character in HOLDERS["rows"]


def _jinxes(almanac: Almanac) -> Iterator[ScriptProblem]:
    for jinx in in_force(almanac.ids):
        names = " and ".join(facts.name for id in jinx.pair if (facts := official(id)))
        rule = message("jinx-{}-{}".format(*jinx.pair))
        yield ScriptProblem("jinx", f"{names} have a jinx: {rule}", level="note")
    for entry in almanac.entries:
        for rule in own_jinxes(entry):
            yield ScriptProblem("own-jinx", f"The author has a jinx: {rule}", level="note")


def _announcer(almanac: Almanac, script: Script) -> Iterator[ScriptProblem]:
    if ANNOUNCER in script.characters and ANNOUNCER not in almanac.ids:
        sentence = "The Bootlegger joins the script by itself, to announce what is not official."
        yield ScriptProblem("bootlegger-joins", sentence, level="note")


def _places(script: Script) -> Iterator[ScriptProblem]:
    """Where homebrew wakes."""
    for made in script.homebrew:
        nights = (("on the first night", script.first_night), ("on other nights", script.other_nights))
        places = [f"{night} {_between(script, made.id, steps)}" for night, steps in nights if made.id in steps]
        if places:
            sentence = f"{quoted(made.name)} wakes {_and(places)}."
            yield ScriptProblem("homebrew-wakes", sentence, level="note")
        else:
            yield ScriptProblem("homebrew-sleeps", f"{quoted(made.name)} has no place in the night.", level="note")


def _between(script: Script, character: str, steps: Sequence[str]) -> str:
    # Travellers are in every order, and seldom in play.
    shown = [step for step in steps if step in script.characters or step in _PLAIN]
    at = shown.index(character)
    before = f"after {_step(script, shown[at - 1])}" if at else ""
    after = f"before {_step(script, shown[at + 1])}" if at + 1 < len(shown) else ""
    return _and([part for part in (before, after) if part])


def _step(script: Script, step: str) -> str:
    return _PLAIN.get(step) or _called(script, step)


def _other_texts(almanac: Almanac) -> Iterator[ScriptProblem]:
    """Where a line differs from the text that the user has brought, in the language it is written in."""
    for entry in almanac.entries:
        own = None if entry.homebrew or not entry.ability else own_wording(entry.id, language_of(entry.ability))
        if own is not None and fold(own) != fold(entry.ability):
            facts = official(entry.id)
            name = facts.name if facts is not None else entry.name
            sentence = f"The script's text of the {name} is not the one that you have imported."
            yield ScriptProblem("other-text", sentence)


def _called(script: Script, character: str) -> str:
    """A character as a sentence names it."""
    if facts := official(character):
        return f"the {facts.name}"
    made = next(made for made in script.manual if made.id == character)
    return f"the {made.name}" if made.official else quoted(made.name)


def _plural(team: str) -> str:
    return team.capitalize() if team == TOWNSFOLK else f"{team.capitalize()}s"


def _count(number: int, team: str) -> str:
    return f"{number} {team.capitalize() if number == 1 else _plural(team)}"


def _and(parts: Iterable[str], word: str = "and") -> str:
    *first, last = [*parts] or [""]
    return f"{', '.join(first)} {word} {last}" if first else last
