"""Reading and writing official script JSON."""

import json

import pytest

from sexton.almanac import UnreadableScript, export_json, read, read_almanac_text, read_script_json

SCRIPT = '[{"id":"_meta","name":"Harbour Lights","author":"Marlo Quill"},"chef","monk","poisoner","imp"]'


def codes(text: str) -> list[str]:
    return [problem.code for problem in read_script_json(text).problems if problem.code != "no-texts"]


def test_a_script() -> None:
    almanac = read(SCRIPT)
    assert (almanac.title, almanac.author) == ("Harbour Lights", "Marlo Quill")
    script = almanac.script()
    assert script.name == "Harbour Lights"
    assert script.characters == ("chef", "monk", "poisoner", "imp")
    assert script.first_night == ("dusk", "minioninfo", "demoninfo", "poisoner", "chef", "dawn")
    assert script.other_nights == ("dusk", "cacklejack", "harlot", "poisoner", "monk", "imp", "dawn")


@pytest.mark.parametrize(
    "text",
    [
        '["chef","imp"]',
        '[{"id":"chef"},{"id":"imp"}]',
        '["chef",{"id":"_meta","name":""},"imp"]',
        '[{"id":"_meta"},"CHEF"," Imp "]',
        '\ufeff\r\n["chef","imp"]\r\n',
    ],
)
def test_all_forms_give_the_same_characters(text: str) -> None:
    almanac = read(text)
    assert almanac.ids == ("chef", "imp")
    assert almanac.title == ""
    assert [problem.code for problem in almanac.problems] == ["no-texts"]


@pytest.mark.parametrize("spelling", ["fortune_teller", "fortune-teller", "Fortune Teller", "FORTUNETELLER"])
def test_hyphens_underscores_and_case_do_not_matter(spelling: str) -> None:
    assert read_script_json(json.dumps([spelling, "devil's_advocate"])).ids == (
        "fortuneteller",
        "devilsadvocate",
    )


@pytest.mark.parametrize(
    ("spelling", "code"),
    [("professor1-75", "name-digits"), ("professor 1.75)", "name-digits"), ("ko_KR_professor2", "name-prefix")],
)
def test_suffixes_and_prefixes_are_read_with_a_warning(spelling: str, code: str) -> None:
    assert read_script_json(f'["{spelling}","imp"]').ids == ("professor", "imp")
    assert codes(f'["{spelling}","imp"]') == [code]


def test_an_unknown_id_is_named_with_a_guess() -> None:
    almanac = read_script_json('["chef","fortuneteler","imp"]')
    with pytest.raises(UnreadableScript, match=r"'fortuneteler' \(item 2\).* Did you mean Fortune Teller"):
        almanac.script()


def test_what_is_odd_is_said_and_left_out() -> None:
    almanac = read_script_json('["chef",3,null,["imp"],{"nome":"x"},"chef","",{"id":"_meta","name":7},"imp"]')
    assert almanac.ids == ("chef", "imp")
    assert [problem.where for problem in almanac.problems if problem.code == "odd-item"] == [
        "item 2",
        "item 3",
        "item 4",
        "item 5",
        "item 7",
    ]
    assert {problem.code for problem in almanac.warnings} >= {"duplicate-character", "odd-meta"}
    assert almanac.errors == ()


def test_texts_of_custom_characters_are_kept() -> None:
    lamp = {
        "id": "lamplighter_x",
        "name": "Lamplighter",
        "team": "traveler",
        "ability": "Lights lamps.",
        "flavor": "Glow.",
    }
    almanac = read_script_json(json.dumps(["chef", lamp, "imp"]))
    entry = almanac.entries[1]
    assert (entry.id, entry.name, entry.ability, entry.flavour) == (
        "lamplighter_x",
        "Lamplighter",
        "Lights lamps.",
        "Glow.",
    )
    assert json.loads(export_json(almanac)) == ["chef", lamp, "imp"]


def test_too_long_titles_and_own_night_orders_are_said() -> None:
    text = json.dumps([{"id": "_meta", "name": "x" * 60, "firstNight": ["imp"]}, "imp"])
    assert codes(text) == ["over-long", "own-night-order"]


@pytest.mark.parametrize(
    "text",
    [
        SCRIPT,
        '["chef","imp"]',
        '["imp",{"id":"_meta","name":"엠티용","logo":"moon","bootlegger":["No talking."]}]',
        '[{"id":"x-ray","name":"X","team":"minion","ability":"?"},"ko_imp"]',
    ],
)
def test_writing_and_reading_again_changes_nothing(text: str) -> None:
    first = read(text)
    second = read(export_json(first))
    assert (second.ids, second.title, second.author) == (first.ids, first.title, first.author)
    assert second.house_rules == first.house_rules
    assert export_json(second) == export_json(first)


def test_a_page_becomes_a_script_file(plain: str) -> None:
    almanac = read_almanac_text(plain)
    meta, *ids = json.loads(export_json(almanac))
    assert meta == {"id": "_meta", "name": "Roll Again", "author": "Pell", "bootlegger": list(almanac.notes)}
    assert ids == list(almanac.ids)
    assert read(export_json(almanac)).house_rules == almanac.house_rules


def test_without_title_there_is_no_meta_unless_a_name_is_given(bare: str) -> None:
    almanac = read_almanac_text(bare)
    assert json.loads(export_json(almanac)) == ["chef", "golem", "alhadikhia"]
    assert json.loads(export_json(almanac, title="Soup"))[0] == {"id": "_meta", "name": "Soup"}


def test_an_engine_script_can_be_written_too() -> None:
    assert json.loads(export_json(read(SCRIPT).script())) == json.loads(SCRIPT)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[", "not-json"),
        ('["chef",]', "not-json"),
        ("[NaN]", "not-json"),
        ('["\\ud800"]', "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"a":' * 100_000, "not-json"),
        ('{"id":"chef"}', "not-a-list"),
        ("[]", "no-characters"),
        ('[{"id":"_meta","name":"x"}]', "no-characters"),
        (json.dumps([f"a{n}" for n in range(400)]), "too-many-characters"),
        ("[" + "0," * 1_100_000 + "0]", "too-many-characters"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_script_is_refused_with_a_sentence(text: str, code: str) -> None:
    with pytest.raises(UnreadableScript) as refused:
        read(text)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
