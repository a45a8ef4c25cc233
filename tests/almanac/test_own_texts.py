"""Texts that the user brings: what is taken out of files, how they are kept, and where they are shown."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import sexton.characters  # noqa: F401 - who changes what is dealt
from sexton.almanac import UnreadableScript, own_texts, read_script_json
from sexton.almanac.findings import check
from sexton.texts import own_source, show_own, wording

IMP = "Point at somebody every night: they are gone."
IMP_KO = "매일 밤 누군가를 가리킵니다."


@pytest.fixture(autouse=True)
def ours_again() -> Iterator[None]:
    yield
    show_own({})


@pytest.mark.parametrize(
    "content",
    [
        json.dumps([{"id": "imp", "name": "Imp", "ability": IMP}, "chef", {"id": "lamp", "ability": "Glows."}]),
        json.dumps({"imp": {"name": "Imp", "ability": IMP}}),
        json.dumps({"locale": "en", "roles": [{"id": "en_imp", "ability": f"  {IMP}\n"}]}),
        json.dumps({"teams": {"demon": {"members": [{"name": "Imp", "ability": IMP, "id": 7}]}}}),
        json.dumps([{"id": "imp", "ability": IMP}, {"id": "Imp", "ability": "Another."}]),
        f"\ufeffDemon\nImp\n{IMP}\nBoo.\n",
    ],
    ids=["list", "by-id", "wrapped", "deep", "twice", "page"],
)
def test_the_abilities_of_official_characters_are_taken(content: str) -> None:
    assert own_texts.texts_in(content) == {"en": {"imp": IMP}}
    assert own_texts.texts_in(content.encode()) == {"en": {"imp": IMP}}


def test_each_text_goes_to_its_language() -> None:
    content = json.dumps(
        [{"id": "imp", "ability": IMP_KO}, {"id": "imp", "ability": IMP}, {"id": "butler", "ability": "Serve."}]
    )
    assert own_texts.texts_in(content) == {"ko": {"imp": IMP_KO}, "en": {"imp": IMP, "butler": "Serve."}}


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ('["chef", "imp"]', "no-abilities"),
        (
            '[{"id": "lamp", "ability": "Glows."}, {"id": "imp", "ability": 7}, {"id": "imp", "ability": " "}]',
            "no-abilities",
        ),
        ("{}", "no-abilities"),
        ("[", "not-json"),
        ("[" * 100_000, "not-json"),
        ("Dear diary, nothing happened.", "no-characters"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not-text"),
        (b"", "empty"),
        (b"x" * 10_000_000, "too-large"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_a_file_without_texts_is_refused_with_a_sentence(content: bytes | str, code: str) -> None:
    with pytest.raises(UnreadableScript) as refused:
        own_texts.texts_in(content)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_they_are_kept_and_shown_instead_of_ours(tmp_path: Path) -> None:
    ours, ours_ko = wording("imp"), wording("imp", "ko")
    folder = tmp_path / "not" / "there yet"
    own_texts.keep(folder, {"en": {"imp": IMP}})
    own_texts.show(folder)
    assert (wording("imp"), wording("imp", "en-GB"), wording("imp", "ko")) == (IMP, IMP, ours_ko)
    own_texts.keep(folder, {})
    own_texts.show(folder)
    assert wording("imp") == ours
    assert [*folder.iterdir()] == []


def test_what_sexton_has_no_words_for_is_shown_in_the_language_there_is() -> None:
    show_own({"ko": {"butler": "주인을 섬깁니다."}})
    assert wording("butler", "en") == wording("butler", "ko") == "주인을 섬깁니다."
    with pytest.raises(LookupError):
        wording("drunkard")


def test_later_texts_take_the_place_of_earlier_ones() -> None:
    first = {"en": {"imp": "Old.", "chef": "Cooks."}}
    assert own_texts.merged(first, {"en": {"imp": IMP}, "ko": {"imp": IMP_KO}}) == {
        "en": {"imp": IMP, "chef": "Cooks."},
        "ko": {"imp": IMP_KO},
    }


@pytest.mark.parametrize("content", [b"[", b"[]", b'{"en": {"imp": 3}}', b"\xff\xfe"])
def test_a_broken_file_is_named_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / own_texts.FILE).write_bytes(content)
    with pytest.raises(own_texts.OwnTextsError, match="sexton texts forget"):
        own_texts.show(tmp_path)


def test_a_folder_that_cannot_be_written_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(own_texts.OwnTextsError, match="SEXTON_DATA"):
        own_texts.keep(tmp_path / "file", {"en": {"imp": IMP}})


@pytest.mark.parametrize(
    "text", [IMP, 'Say "boo" \\ {name} {{', "[+1 Outsider]", "*Each night", ".attribute = x", "\\u0041"]
)
def test_the_page_is_given_them_as_they_are(text: str) -> None:
    show_own({"en": {"imp": text}})
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(own_source("en")))
    pattern = bundle.get_message("ability-imp").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {}) == (text, [])
    assert own_source("ko") == ""


def test_a_script_with_another_text_is_found() -> None:
    script = json.dumps([{"id": "imp", "ability": "Kills twice."}, {"id": "chef", "ability": "COOKS!"}, "monk"])

    def other_texts() -> list[str]:
        return [finding.said() for finding in check(read_script_json(script)).findings if finding.code == "other-text"]

    assert other_texts() == []
    show_own({"en": {"imp": IMP, "chef": "Cooks.", "monk": "Prays."}})
    assert other_texts() == ["The script's text of the Imp is not the one that you have imported."]
