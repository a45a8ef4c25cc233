"""What a script is written as, beside plain script JSON (``test_listings``), and two scripts compared."""

import csv
import io
import json

import pytest

import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import bundled, export_json, load, read_almanac_text, read_script_json
from sexton.almanac.copies import COLUMNS, export_csv, export_markdown
from sexton.almanac.difference import difference
from sexton.almanac.writers import export_full_json
from sexton.texts import show_own, wording

LAMP = {"id": "lamp_x", "name": "Lamp", "team": "traveler", "ability": "Glows.", "firstNight": 3, "image": "a.png"}


@pytest.mark.parametrize("name", bundled())
def test_a_full_script_comes_back_with_its_texts(name: str) -> None:
    almanac = load(name)
    full = export_full_json(almanac, locale="ko")
    again = read_script_json(full)
    assert (again.ids, again.title, again.author) == (almanac.ids, almanac.title, almanac.author)
    assert again.house_rules == almanac.house_rules
    assert [entry.ability for entry in again.entries] == [wording(id, "ko") for id in almanac.ids]
    assert export_full_json(again) == export_json(again) == full
    assert again.script().characters == almanac.script().characters


def test_a_full_script_describes_everybody_as_custom_characters_are() -> None:
    almanac = read_script_json(json.dumps(["baron", LAMP, "butler", {"id": "imp", "ability": "Boo."}]))
    baron, lamp, butler, imp = json.loads(export_full_json(almanac))
    assert (baron["name"], baron["team"], baron["ability"], baron["setup"]) == (
        "Baron",
        "minion",
        wording("baron"),
        True,
    )
    assert lamp == LAMP
    assert butler == "butler"  # nobody has a text of it
    assert (imp["ability"], imp["name"], imp["reminders"]) == ("Boo.", "Imp", ["Dead"])
    assert imp["otherNight"] > 0
    assert "firstNight" not in imp


def test_a_full_script_has_the_texts_that_the_user_has_brought() -> None:
    almanac = read_script_json('["butler", "imp"]')
    show_own({"en": {"butler": "Serves."}})
    try:
        butler, _ = json.loads(export_full_json(almanac))
    finally:
        show_own({})
    assert (butler["name"], butler["ability"]) == ("Butler", "Serves.")


def test_homebrew_of_a_page_becomes_a_custom_character() -> None:
    almanac = read_almanac_text("Townsfolk\nFlibbertigibbet\nEach night, learn a rumour.\nHush.\nDemon\nImp\nKills.")
    written = export_json(almanac)
    assert json.loads(written) == [
        {
            "id": "flibbertigibbet",
            "name": "Flibbertigibbet",
            "team": "townsfolk",
            "ability": "Each night, learn a rumour.",
            "flavor": "Hush.",
        },
        "imp",
    ]
    again = read_script_json(written)
    assert again.script().characters == almanac.script().characters
    assert export_json(again) == written


def test_a_table_has_a_line_for_each_character(numbered: str) -> None:
    almanac = read_almanac_text(numbered)
    columns, *lines = csv.reader(io.StringIO(export_csv(almanac), newline=""))
    assert tuple(columns) == COLUMNS
    assert [line[0] for line in lines] == list(almanac.ids)
    first = dict(zip(columns, lines[0], strict=True))
    assert first["name"] == "Fortune Teller"
    assert first["how to run"].split("\n") == list(almanac.entries[0].how_to_run)


def test_a_table_has_our_words_where_the_file_has_none() -> None:
    _, line = csv.reader(io.StringIO(export_csv(read_script_json('["imp"]'), locale="ko"), newline=""))
    assert line[1:4] == ["임프", "demon", wording("imp", "ko")]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_table_calculates_nothing(text: str) -> None:
    made = {"id": "lamp", "name": "Lamp", "team": "minion", "ability": text}
    _, line = csv.reader(io.StringIO(export_csv(read_script_json(json.dumps([made]))), newline=""))
    assert line[3] == f"'{text}"


def test_markdown_has_everything_of_the_page(numbered: str) -> None:
    almanac = read_almanac_text(numbered)
    text = export_markdown(almanac)
    assert text.startswith("# Harbour Lights\n\nby Marlo Quill\n\n## Townsfolk\n\n### Fortune Teller\n\n**Pick two")
    for entry in almanac.entries:
        for number, step in enumerate(entry.how_to_run, 1):
            assert f"\n{number}. {step}\n" in text
        for example in entry.examples:
            assert f"\n- {example}\n" in text
    assert [line for line in text.split("\n") if line.startswith("## ")] == [
        "## Townsfolk",
        "## Outsiders",
        "## Minions",
        "## Demons",
    ]


def test_markdown_has_notes_and_jinxes_in_a_language() -> None:
    text = export_markdown(load("emti-yong"), title="Ours", locale="ko")
    assert text.startswith("# Ours\n\n## 주민\n")
    assert "## 징크스\n\n**오우거와 은둔자**: 은둔자가" in text
    assert "## Notes" in export_markdown(read_script_json('[{"id": "_meta", "bootlegger": ["No talking."]}, "imp"]'))


def test_nothing_in_a_text_is_a_mark_of_markdown() -> None:
    made = {"id": "x", "name": "# X", "team": "minion", "ability": "*Each* [night](u) <b>&lt;\n1. one\n- two `c`"}
    text = export_markdown(read_script_json(json.dumps([made])))
    assert "### \\# X" in text
    assert "**\\*Each\\* \\[night\\](u) \\<b\\>\\&lt;\n1\\. one\n\\- two \\`c\\`**" in text


def test_what_is_only_in_one_script_and_how_alike_they_are() -> None:
    first = read_script_json('["chef", "monk", "baron", "imp"]')
    second = read_script_json('["imp", "chef", "po", "saint", "recluse"]')
    found = difference(first, second)
    assert found.both == ("chef", "imp")
    assert found.only_first == {"townsfolk": ("monk",), "minion": ("baron",)}
    assert found.only_second == {"outsider": ("saint", "recluse"), "demon": ("po",)}
    assert found.similarity == 29
    assert difference(second, first).similarity == 29
    assert difference(first, first).similarity == 100
    assert difference(first, read_script_json('["po"]')).similarity == 0
