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
from sexton.almanac.manual import own_pairs
from sexton.almanac.names import LONGEST_NAME, fold, recognise
from sexton.almanac.records import ANNOUNCER, Almanac, ScriptProblem, called, remark
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
from sexton.engine.manual import plain_id
from sexton.engine.prompts import Bag
from sexton.engine.script import Script
from sexton.engine.setup import Bags
from sexton.errors import Phrase, Word, all_of, any_of
from sexton.texts import language_of, own_wording

DRAWN = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
"""The teams whose members are dealt."""

_USUAL = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, DEMON: 4}
"""The most of each team on the sheet of a usual script."""

_BAGS = 3
"""So many bags are looked at for each character and number of players. Of whoever is in none of them the counts say
whether they can be."""

_PLAIN = {"dusk", "minioninfo", "demoninfo", "dawn"}
"""Steps of the night that belong to no character."""

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
    if missing := [Phrase("no-team", {"team": Phrase(f"team-{team}")}) for team in DRAWN if not sizes[team]]:
        yield remark("finding-team-missing", teams=all_of(missing))
    if large := [_count(sizes[team], team) for team in DRAWN if sizes[team] > _USUAL[team]]:
        usual = all_of(_count(most, team) for team, most in _USUAL.items())
        yield remark("finding-large-script", level="note", large=all_of(large), usual=usual)


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
        yield remark("finding-undealt-at-all", level="doubt", reason=_reason(script, FEWEST))
        return
    for _, group in groupby(numbers, key=lambda players: tuple(_short(script, players))):
        first, *rest = group
        last = rest[-1] if rest else first
        span = Phrase("span-to", {"first": first, "last": last}) if len(rest) > 1 else any_of([first, *rest])
        yield remark("finding-undealt", span=span, reason=_reason(script, last))


def _reason(script: Script, players: int) -> Phrase:
    available, needs = _sizes(script, copies=True), base_row(players)
    lacks = [
        Phrase("dealt-lack", {"count": _count(getattr(needs, team), team), "has": available[team]})
        for team in _short(script, players)
    ]
    return Phrase("dealt-lacks", {"players": players, "lacks": all_of(lacks)}) if lacks else Phrase("dealt-no-bag")


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
            yield remark("finding-never-dealt", character=_name(script, changer))
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
            names = any_of(_within(script, c) for c in others)
            yield remark("finding-never-together", level="note", character=_name(script, changer), others=names)


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
        one, other = jinx.pair
        pair = Phrase("script-jinx", {"one": called(one), "other": called(other)})
        yield remark("finding-jinx", level="note", pair=pair, rule=Phrase(f"jinx-{one}-{other}"))
    for entry in almanac.entries:
        for written, rule in own_pairs(entry):
            name: Word = entry.name[:LONGEST_NAME] if entry.homebrew else called(entry.id)
            met = recognise(written)
            beside: Word = called(met.id) if met.known else written[:LONGEST_NAME]
            yield remark("finding-own-jinx", level="note", one=name, other=beside, rule=rule)


def _announcer(almanac: Almanac, script: Script) -> Iterator[ScriptProblem]:
    if ANNOUNCER in script.characters and ANNOUNCER not in almanac.ids:
        yield remark("finding-bootlegger-joins", level="note")


def _places(script: Script) -> Iterator[ScriptProblem]:
    """Where homebrew wakes."""
    for made in script.homebrew:
        nights: list[Word] = []
        if made.id in script.first_night:
            nights.append(Phrase("wakes-first", {"between": _between(script, made.id, script.first_night)}))
        if made.id in script.other_nights:
            nights.append(Phrase("wakes-other", {"between": _between(script, made.id, script.other_nights)}))
        if nights:
            yield remark("finding-homebrew-wakes", level="note", name=quoted(made.name), nights=all_of(nights))
        else:
            yield remark("finding-homebrew-sleeps", level="note", name=quoted(made.name))


def _between(script: Script, character: str, steps: Sequence[str]) -> Phrase:
    # Travellers are in every order, and seldom in play.
    shown = [step for step in steps if step in script.characters or step in _PLAIN]
    at = shown.index(character)
    before, after = ([_step(script, step) for step in part] for part in (shown[:at][-1:], shown[at + 1 :][:1]))
    if not after:
        return Phrase("wakes-last", {"before": before[0]})
    if not before:
        return Phrase("wakes-before", {"after": after[0]})
    return Phrase("wakes-between", {"before": before[0], "after": after[0]})


def _step(script: Script, step: str) -> Word:
    return Phrase(f"wakes-step-{step}") if step in _PLAIN else _within(script, step)


def _other_texts(almanac: Almanac) -> Iterator[ScriptProblem]:
    """Where a line differs from the text that the user has brought, in the language it is written in."""
    for entry in almanac.entries:
        own = None if entry.homebrew or not entry.ability else own_wording(entry.id, language_of(entry.ability))
        if own is not None and fold(own) != fold(entry.ability):
            yield remark("finding-other-text", character=called(entry.id))


def _name(script: Script, character: str) -> Word:
    """A character's name as a sentence has it."""
    if official(plain_id(character)) is not None:
        return called(plain_id(character))
    return quoted(next(made.name for made in script.manual if made.id == character))


def _within(script: Script, character: str) -> Word:
    """A character as it is named in the middle of a sentence."""
    name = _name(script, character)
    return Phrase("the-character", {"name": name}) if official(plain_id(character)) is not None else name


def _count(number: int, team: str) -> Phrase:
    return Phrase(f"count-{team}", {"count": number})
