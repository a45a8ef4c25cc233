"""What ``sexton script check`` finds, and that every code of a finding is explained."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sexton.characters
import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton import almanac
from sexton.almanac import bundled, load, read_script_json
from sexton.almanac.findings import Report, check

SMALL = ["chef", "empath", "monk", "slayer", "virgin", "recluse", "saint", "poisoner", "scarletwoman", "imp"]
LAMP = {"id": "lamp", "name": "Lamp", "team": "townsfolk", "ability": "Each night*, look at a lamp."}
PAGE = Path(__file__).parents[2] / "docs" / "script-findings.md"


def looked_at(*items: Any) -> Report:
    return check(read_script_json(json.dumps(items)))


def said(report: Report, code: str) -> list[str]:
    return [finding.said() for finding in report.findings if finding.code == code]


@pytest.mark.parametrize("name", bundled())
def test_the_bundled_scripts_can_be_played_by_any_number(name: str) -> None:
    report = check(load(name))
    assert report.clean
    assert report.players == tuple(range(5, 16))
    assert not said(report, "never-dealt")
    assert sum(report.teams.values()) == len(load(name).entries)


def test_a_small_script_is_dealt_to_few() -> None:
    report = looked_at(*SMALL)
    assert report.teams == {"townsfolk": 5, "outsider": 2, "minion": 2, "demon": 1}
    assert report.players == (5, 6, 7, 8, 9)
    assert report.clean
    assert said(report, "undealt") == [
        "The script cannot be dealt to 10 to 12 players: 12 players take 7 Townsfolk (the script has 5).",
        "The script cannot be dealt to 13 to 15 players: 15 players take 9 Townsfolk (the script has 5) and 3 Minions "
        "(the script has 2).",
    ]


def test_a_change_of_the_counts_that_leaves_no_bag() -> None:
    """Five players have three Townsfolk and no Outsider; the Demon's token is replaced by a fourth good one."""
    report = looked_at("chef", "empath", "monk", "recluse", "summoner", "imp")
    assert report.players == ()
    assert not report.clean
    assert said(report, "undealt-at-all") == [
        "No number of players can be dealt: the characters that change the counts leave no bag that is legal."
    ]


def test_no_minion_and_no_demon() -> None:
    report = looked_at("chef", "empath", "monk", "recluse")
    assert said(report, "team-missing") == ["The script has no Minions and no Demons."]
    assert said(report, "undealt-at-all") == [
        "No number of players can be dealt: 5 players take 1 Minion (the script has none) and 1 Demon (the script has "
        "none)."
    ]


def test_who_is_never_set_up_together() -> None:
    assert said(check(load("natural-20")), "never-together") == [
        "The Kazali is never set up together with the Poisoner, the Devil's Advocate, the Cerenovus or the Psychopath."
    ]
    assert said(check(load("slightly-more-trouble-brewing")), "never-together") == []
    # So few players have one Minion anyway, which is not worth a word.
    report = looked_at("chef", "empath", "monk", "balloonist", "recluse", "lunatic", "summoner", "poisoner", "imp")
    assert said(report, "never-together") == ["The Summoner is never set up together with the Lunatic or the Imp."]


def test_a_character_that_is_in_no_bag() -> None:
    """Without a Demon's token there has to be one more that is good, and there is none."""
    report = looked_at("chef", "empath", "monk", "recluse", "summoner", "poisoner", "imp")
    assert report.players == (5, 6)
    assert said(report, "never-dealt") == ["No legal bag was found that has the Summoner in it."]


def test_jinxes_of_the_rules_and_of_the_author() -> None:
    lamp = LAMP | {"jinxes": [{"id": "imp", "reason": "It stays lit."}]}
    report = looked_at(*SMALL, "fanggu", lamp)
    assert said(report, "jinx")[0].startswith("Fang Gu and Scarlet Woman have a jinx: When")
    assert said(report, "own-jinx") == ["The author has a jinx: Lamp / Imp: It stays lit."]


def test_homebrew_has_its_place_in_the_night() -> None:
    made = {"id": "bench", "name": "Bench", "team": "outsider", "ability": "You cannot nominate."}
    report = looked_at(*SMALL, "butler", LAMP, made)
    assert said(report, "homebrew-wakes") == ["'Lamp' wakes on other nights after the Empath and before the Butler."]
    assert said(report, "homebrew-sleeps") == ["'Bench' has no place in the night."]
    assert said(report, "bootlegger-joins")
    assert len(said(report, "homebrew")) == 2
    assert said(report, "manual-character")
    nights = [step for step in report.other_nights if step in ("empath", "townsfolk:lamp", "outsider:butler")]
    assert nights == ["empath", "townsfolk:lamp", "outsider:butler"]


def test_what_the_reader_found_stands_first_where_it_is_graver() -> None:
    report = looked_at(*SMALL, "impp", "chef")
    assert not report.clean
    assert report.findings[0].code == "unknown-character"
    assert said(report, "duplicate-character")
    levels = [finding.level for finding in report.findings]
    assert levels == sorted(levels, key=("error", "doubt", "warning", "note").index)


def test_a_very_large_script() -> None:
    report = looked_at(*almanac.CHARACTERS)
    (sentence,) = said(report, "large-script")
    assert "a usual one has at most 13 Townsfolk, 4 Outsiders, 4 Minions and 4 Demons" in sentence
    assert report.players == tuple(range(5, 16))
    assert not said(report, "never-dealt")
    apart = said(report, "never-together")
    assert [sentence.partition(" is never")[0] for sentence in apart][:3] == [
        "The Atheist",
        "The Kazali",
        "The Summoner",
    ]
    assert "The Baron" not in " ".join(sentence.partition(" is never")[0] for sentence in apart)


def codes() -> Iterator[str]:
    """Every code in the source: given as such, or in the key of what is said."""
    for path in sorted(Path(almanac.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("remark", "UnreadableScript"):
                given = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
                for code in strings(given[0] if given else node.args[0]):
                    yield code.removeprefix("finding-").removeprefix("unreadable-")


def strings(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from strings(value.body)
        yield from strings(value.orelse)
    else:
        assert not isinstance(value, ast.JoinedStr), "a code is written out, so that it can be found"


def test_every_code_is_explained_and_no_other() -> None:
    explained = re.findall(r"(?m)^\| `([a-z0-9-]+)` \|", PAGE.read_text(encoding="utf-8"))
    assert len(explained) == len(set(explained))
    assert set(explained) == set(codes()), "docs/script-findings.md lists every code"
