"""Script files with what is found in the wild, each with how it is read (scripts/readings.yaml)."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

import sexton.characters  # noqa: F401 - the rules of every character
from sexton.almanac import Almanac, UnreadableScript, export_json, load, read, read_content

FOLDER = Path(__file__).parent / "scripts"
READINGS: dict[str, dict[str, Any]] = yaml.safe_load((FOLDER / "readings.yaml").read_text(encoding="utf-8"))
READ = [name for name, reading in READINGS.items() if "refused" not in reading]


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def test_every_file_has_its_reading() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(READINGS)
    assert len(READINGS) >= 30


@pytest.mark.parametrize("name", READ)
def test_a_file_is_read_without_a_wrong_word(name: str) -> None:
    expected, almanac = READINGS[name], read(path(name))
    found = {
        "ids": list(almanac.ids),
        "homebrew": [entry.id for entry in almanac.entries if entry.homebrew],
        "title": almanac.title,
        "author": almanac.author,
        "codes": [problem.code for problem in almanac.problems if problem.code != "no-texts"],
        "rules": list(almanac.rules),
        "plays": not almanac.errors,
    }
    empty = {"homebrew": [], "title": "", "author": "", "codes": [], "rules": [], "plays": True}
    assert found == empty | expected
    assert all(problem.said().isprintable() and problem.said().endswith((".", "?")) for problem in almanac.problems)


@pytest.mark.parametrize("name", [name for name, reading in READINGS.items() if "refused" in reading])
def test_a_file_that_could_mean_several_things_is_refused(name: str) -> None:
    with pytest.raises(UnreadableScript) as refused:
        read(path(name))
    assert refused.value.code == READINGS[name]["refused"]


def test_the_lists_to_choose_from_are_named() -> None:
    with pytest.raises(UnreadableScript, match="could be the one in 'characters' or 'roles'"):
        read(path("two-lists-in-an-object"))


@pytest.mark.parametrize("name", READ)
def test_whether_it_can_be_played(name: str) -> None:
    almanac = read(path(name))
    if not READINGS[name].get("plays", True):
        with pytest.raises(UnreadableScript):
            almanac.script(confirmed=True)
        return
    script = almanac.script()
    assert ("bootlegger" in script.characters) == bool(
        READINGS[name].get("homebrew") or READINGS[name].get("rules") or "bootlegger" in almanac.ids
    )
    assert script.rules == almanac.rules


def what_it_says(almanac: Almanac) -> dict[str, Any]:
    """All of it but what there was to say about the file, and how it spelt the ids of official characters."""
    return {
        "entries": [
            entry if entry.custom or entry.homebrew else msgspec.structs.replace(entry, name=entry.id)
            for entry in almanac.entries
        ],
        "title": almanac.title,
        "author": almanac.author,
        "rules": almanac.rules,
    }


@pytest.mark.parametrize("name", READ)
def test_reading_writing_and_reading_gives_the_same(name: str) -> None:
    almanac = read(path(name))
    written = export_json(almanac)
    again = read_content(written)
    assert what_it_says(again) == what_it_says(almanac)
    assert export_json(again) == written


@pytest.mark.parametrize("name", ["homebrew", "own-jinxes", "own-night-order", "reminders-as-one-text", "meta-first"])
def test_writing_loses_nothing_of_a_file(name: str) -> None:
    plain = [
        item["id"] if isinstance(item, dict) and item.keys() == {"id"} else item
        for item in json.loads(path(name).read_bytes())
    ]
    assert json.loads(export_json(read(path(name)))) == plain


@pytest.mark.parametrize("name", ["homebrew", "inside-an-object", "korean-names"])
def test_a_file_standard_input_and_pasted_text_are_read_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    content = path(name).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    from_file = load(str(path(name)))
    assert load("-") == from_file
    assert read_content(content) == from_file
    assert read_content(content.decode()) == from_file
    assert read_content(f"\ufeff\r\n  {content.decode()}\r\n") == from_file


def test_what_is_too_long_is_named_with_its_limit() -> None:
    sentences = [problem.said() for problem in read(path("over-long-fields")).problems if problem.code == "over-long"]
    assert len(sentences) == 2
    character, script = sentences
    for piece in (
        "item 7",
        "id (52 characters, allowed are 50)",
        "name (33",
        "ability (2",
        "reminders (an entry of 42",
    ):
        assert piece in character
    for piece in ("name (66 characters, allowed are 50)", "author", "bootlegger (11 entries, allowed are 10)"):
        assert piece in script


def test_homebrew_is_placed_by_the_files_own_night_order() -> None:
    script = read(path("own-night-order")).script()
    assert script.first_night[:3] == ("dusk", "townsfolk:eelcatcher", "minioninfo")
    assert script.other_nights.index("townsfolk:eelcatcher") == script.other_nights.index("poisoner") + 1


def test_a_reminder_that_is_a_text_is_one_token() -> None:
    made = read(path("reminders-as-one-text")).script().manual[0]
    assert made.reminders == ("Lost", "Led astray")


def test_the_ids_of_strange_names_are_fit_to_be_played() -> None:
    assert [made.id for made in read(path("names-in-other-scripts")).script().manual] == [
        "townsfolk:🕯️",
        "outsider:xy",
    ]
