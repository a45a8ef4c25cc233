"""Whatever is said of a script is said in Korean, too: with Korean names, and nothing left in English."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sexton.characters
import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton import almanac, texts
from sexton.almanac import UnreadableScript, load, own_texts, read_content, read_script_json
from sexton.almanac.findings import check
from sexton.almanac.own_texts import texts_in
from sexton.errors import Phrase

PAGE = "주민\n요리사\n셉니다.\n{}\n악마\n임프\n죽입니다."
SMALL = ["chef", "empath", "monk", "slayer", "virgin", "recluse", "saint", "poisoner", "scarletwoman", "imp"]
LAMP = {"id": "등불", "name": "등불", "team": "townsfolk", "ability": "매일 밤*, 등불을 봅니다."}


def script(*items: Any) -> str:
    return json.dumps(items)


def meta(**fields: Any) -> dict[str, Any]:
    return {"id": "_meta", **fields}


CASES: list[tuple[str, str | bytes]] = [
    # Who can be in play.
    ("finding-team-missing", script("chef", "empath", "recluse")),
    ("finding-large-script", script(*almanac.CHARACTERS)),
    ("finding-undealt", script(*SMALL)),
    ("finding-undealt-at-all", script("chef", "empath", "monk", "recluse", "summoner", "imp")),
    ("finding-never-dealt", script("chef", "empath", "monk", "recluse", "summoner", "poisoner", "imp")),
    ("finding-never-together", script(*load("natural-20").ids)),
    ("finding-jinx", script(*SMALL, "fanggu")),
    ("finding-own-jinx", script(LAMP | {"jinxes": [{"id": "imp", "reason": "꺼지지 않습니다."}]})),
    # Played by hand.
    ("finding-homebrew", script(*SMALL, LAMP)),
    ("finding-homebrew-near", PAGE.format("주민\n요리샤\n봅니다.")),
    ("finding-manual-character", script("butler", "imp")),
    ("finding-bootlegger-joins", script(*SMALL, LAMP)),
    ("finding-homebrew-wakes", script(*SMALL, LAMP)),
    ("finding-homebrew-wakes", script("imp", LAMP | {"firstNight": 0.2, "otherNight": 999})),
    ("finding-homebrew-sleeps", script(*SMALL, LAMP | {"ability": "지목할 수 없습니다."})),
    ("finding-own-night-order", script("imp", meta(firstNight=["imp"]))),
    # Texts.
    ("finding-other-text", script("chef", {"id": "imp", "ability": "2번 죽입니다."})),
    ("finding-no-texts", script("chef", "imp")),
    ("finding-not-written", PAGE.format("Not written yet.")),
    ("finding-no-ability", script("imp", LAMP | {"ability": ""})),
    # How it is written.
    ("finding-unknown-character", script("chef", "쇠똥구리치기")),
    ("finding-unknown-character-near", script("chef", "독살뱀")),
    *(
        ("finding-wrong-team", script({"id": id, "team": team, "ability": "봅니다."}))
        for id, team in (
            *(("chef", "악마"), ("recluse", "악마"), ("baron", "악마"), ("imp", "주민"), ("gnome", "주민")),
            *(("bootlegger", "주민"), ("angel", "주민")),
        )
    ),
    ("finding-duplicate-character", script("chef", "chef")),
    ("finding-name-digits", script("요리사1-75", "imp")),
    ("finding-name-prefix", script("ko_KR_chef", "imp")),
    ("finding-taken-by-name", script({"id": "73", "name": "요리사"}, "imp")),
    ("finding-no-id", script({"name": "요리사"}, "imp")),
    ("finding-count-mismatch", "연감 · 깃펜 · 3 characters\n" + PAGE.format("메모입니다.")),
    ("finding-count-unreadable", "연감 · 깃펜 · many characters\n" + PAGE.format("메모입니다.")),
    ("finding-stray-line", "등불\n이상한 줄\n" + PAGE.format("메모입니다.")),
    ("finding-stray-line-more", "등불\n" + "이상한 줄\n" * 30 + PAGE.format("메모입니다.")),
    ("finding-over-long", script("imp", LAMP | {"ability": "밤" * 300, "reminders": ["밤" * 50] * 30})),
    ("finding-over-long-meta", script("imp", meta(name="밤" * 60))),
    ("finding-over-long-list", script(*[f"등불{n}" for n in range(250)])),
    ("finding-odd-item", script("imp", 3)),
    ("finding-odd-item-meta", script("imp", meta(), meta())),
    ("finding-odd-item-pair", script("imp", {"id": "둘", "team": "a jinxed"})),
    ("finding-odd-item-nameless", script("imp", {"team": "demon"})),
    ("finding-odd-item-id", script("imp", "")),
    ("finding-odd-field", script("imp", LAMP | {"flavor": 7, "jinxes": "없음"})),
    ("finding-odd-meta-order", script("imp", meta(firstNight="임프"))),
    ("finding-odd-meta-rules", script("imp", meta(bootlegger=[7]))),
    ("finding-odd-meta-heading", script("imp", meta(name=7))),
    ("finding-odd-meta-heading", script("imp", meta(author=7))),
    ("finding-wrapped", json.dumps({"script": ["imp"]})),
    # Not read at all.
    ("unreadable-empty", b" \n"),
    ("unreadable-not-text", b"\x89PNG\r\n\x1a\n\0"),
    ("unreadable-not-text-halves", "반쪽 \ud800"),
    ("unreadable-not-utf-8", "주민\n요리사\n셉니다.".encode("euc-kr")),
    ("unreadable-web-page", b"<!DOCTYPE html>\n<html></html>"),
    ("unreadable-too-large", b"a" * 10_000_000),
    ("unreadable-too-large-page", "\n" * 200_000 + "줄"),
    ("unreadable-too-many-characters", script(*[f"등불{n}" for n in range(400)])),
    ("unreadable-too-many-characters-json", "[" + "0," * 1_100_000 + "0]"),
    ("unreadable-not-json", '["chef",\n]'),
    ("unreadable-not-json-cut", '["chef"'),
    ("unreadable-not-json-number", "[1e999]"),
    ("unreadable-not-json-deep", "[" * 100_000),
    ("unreadable-not-a-list-object", '{"id": "chef"}'),
    ("unreadable-not-a-list-several", '{"characters": ["chef"], "roles": ["imp"]}'),
    ("unreadable-no-characters", "오늘은 아무 일도 없었다."),
    ("unreadable-no-characters-json", "[]"),
    ("unreadable-duplicate-character", PAGE.format("악마\n임프\n또 죽입니다.")),
    (
        "unreadable-incomplete-entry",
        "연감 · 깃펜 · 3 characters\n" + PAGE.format("메모입니다.\n하수인\n남작\n진행 방법"),
    ),
    ("unreadable-incomplete-entry", PAGE.format("메모입니다.") + "\n하수인"),
    ("unreadable-unknown-team", PAGE.format("메모입니다.\n마을 사람\n남작\n더합니다.")),
    ("unreadable-not-playable", script(*["독살뱀", "쇠똥구리치기"], *[f"등불{n}" for n in range(9)])),
]

LATIN = {"Sexton", "JSON", "UTF-8", "HTML", "MB", "id", "chef", "imp", "roles.json"}
"""What stands in a Korean sentence as it is: names of programs and formats, and what is written in files."""

FIELDS = {"ability", "reminders", "name", "flavor", "jinxes"}


def said_of(content: str | bytes) -> Iterator[Phrase]:
    """All that is said of a script: why it is refused, or what is found in it."""
    try:
        read = read_content(content)
        yield from (finding.phrase for finding in check(read).findings)
        read.script()
    except UnreadableScript as refused:
        yield refused.phrase


def names(phrase: Phrase) -> Iterator[str]:
    """The characters that a phrase names."""
    if phrase.key.startswith("name-"):
        yield phrase.key.removeprefix("name-")
    for word in phrase.words.values():
        if isinstance(word, Phrase):
            yield from names(word)


def in_korean(phrase: Phrase) -> str:
    """The sentence, once it is seen to be Korean and nothing else."""
    sentence = phrase.said("ko")
    assert sentence.isprintable()
    assert re.search(r"(니다|세요|까요)[.?]$|: .+[^ ]$", sentence), sentence
    left = set(re.findall(r"[A-Za-z](?:[A-Za-z0-9.-]*[A-Za-z0-9])?", re.sub("“[^”]*”", "", sentence))) - LATIN - FIELDS
    assert not left, f"{left} in {sentence}"
    assert all(texts.name(name, "ko") in sentence for name in names(phrase)), sentence
    assert "(가)" not in sentence, sentence
    return sentence


@pytest.fixture(autouse=True)
def one_text_of_ones_own() -> Iterator[None]:
    texts.show_own({"ko": {"imp": "매일 밤 죽입니다."}})
    yield
    texts.show_own({})


@pytest.mark.parametrize(("key", "content"), CASES, ids=[key for key, _ in CASES])
def test_a_script_is_spoken_of_in_korean(key: str, content: str | bytes) -> None:
    said = list(said_of(content))
    assert key in {phrase.key for phrase in said}
    for phrase in said:
        in_korean(phrase)


def test_files_and_texts_of_ones_own_are_spoken_of_in_korean(tmp_path: Path) -> None:
    (tmp_path / own_texts.FILE).write_text("[")
    for refused, said in (
        (lambda: load(str(tmp_path / "없는 파일.json")), "그런 파일이나 폴더가 없음"),
        (lambda: load(str(tmp_path)), "파일이 아니라 폴더임"),
        (lambda: load("x" * 5000 + "/등불"), "파일 이름이 너무 긺"),
        (lambda: load("없는\0파일.json"), "파일 이름이 될 수 없음"),
        (lambda: load("없음"), "기본 스크립트: boffin-and-summoner, "),
        (lambda: read_script_json("7"), "스크립트가 아닌 JSON입니다"),
        (lambda: texts_in(script("imp")), "공식 캐릭터의 능력이 없습니다"),
        (lambda: own_texts.kept(tmp_path), "가져온 텍스트가 아닌 것이 들어 있음"),
        (lambda: own_texts.keep(tmp_path / own_texts.FILE, {"ko": {"imp": "죽입니다."}}), "폴더가 아님"),
    ):
        with pytest.raises((UnreadableScript, own_texts.OwnTextsError)) as error:
            refused()
        assert said in error.value.said("ko")


def test_nothing_that_can_be_said_of_a_script_is_left_out() -> None:
    entries = FluentParser().parse(texts.source("en", "findings")).body
    keys = {entry.id.name for entry in entries if isinstance(entry, Message)}
    elsewhere = {"unreadable-not-a-list", "unreadable-no-script", "unreadable-no-file", "unreadable-no-abilities"}
    assert {key for key, _ in CASES} | elsewhere == {k for k in keys if k.startswith(("finding-", "unreadable-"))}
