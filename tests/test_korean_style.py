"""One Korean in everything that people read: its particles, its words, its spacing, one level of politeness."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from sexton import texts
from sexton.texts.korean import josa

ROOT = Path(__file__).parents[1]

#: Each word with the form of a particle that fits it; the page's own function is tried on the same words.
PARTICLES: list[list[str]] = json.loads((ROOT / "tests" / "particles.json").read_text("utf-8"))

#: What varies with the sound before it.
VARYING = r"(?:이|가|은|는|을|를|과|와|으로|로|이라고|라고|이나|나|이며|며)(?![가-힣])"

#: Words put into a sentence that end in 님 or in a counter, and so take the forms after a consonant.
CLOSED = "player|players|nominator|nominee|caller|after|large|usual|lacks"

#: Words that other Korean texts use for the same thing, or for something else.
BANNED = [
    *(
        "지명",
        "진영",
        "성향",
        "정렬",
        "광기",
        "과반수",
        "등록",
        "만취",
        "독살(?!범)",
        "되살",
        "살아",
        "죽은",
        "그녀",
        "그들",
    ),
    *(
        "참가자",
        "직업",
        "역할",
        "그리모어",
        "스토리텔러",
        "데몬",
        "미니언",
        "아웃사이더",
        "이방인",
        "마을 ?주민",
        "시나리오",
    ),
    *(
        "유령 ?투표",
        "투표권",
        "동점",
        "처형 대상",
        "홈브류",
        "블러프",
        "세팅",
        "밤 (순서 )?시트",
        "만든이",
        "아니오",
        "사칭",
        "(?<![가-힣])및(?![가-힣])",
    ),
]

#: A counter, alone or with a particle.
COUNTER = r"(?:명|개|표|쌍|칸|회|초|쪽|행|단계|번째)(?:이|가|을|를|은|는|의|만|씩|까지)?(?![가-힣])"

#: What is written wrong, as a rule of spelling or spacing that the style guide settles.
MISSPELT = {
    "a counter stands apart from its number": rf"(\d|\}}) {COUNTER}",
    "a counter has 들": r"\d[명개표쌍칸]?들",
    "a number below three is no 번째": r"(?<!\d)1번째",
    "수 있다 is three words apart": r"[가-힣]수(도|는)? ?(있|없)|수(도|는)?(있|없)",
    "것 stands apart from the verb": r"(는|은|한|된|할|던|볼|쓸)것(?![가-힣]{2})",
    "뿐 stands apart from the verb": r"(을|를|할|는)뿐",
    "안 stands apart": r"(?<![가-힣])안(됨|함|돼|되|하)",
    "a helping verb stands apart": r"(알려|보여|나누어|눌러|해|받아)주|붙여넣|이어하|알아둘",
    "one word, or two": r"첫날밤|지난 밤|오늘밤|다음날|그 중(?!요)|한번(?![가-힣])|두번|첫번째|옆 자리|그 다음",
    "a parenthesis stands apart from its word": r"[가-힣}] \(",
    "a space stands before a mark": r"[가-힣}] [.,:?!](?![가-힣])",
    "two spaces": r"\S {2,}\S",
    "two marks": r"(?<!\.)\.\.(?!\.)|,,|\?\.",
    "a form letter's two particles": r"[은는이가을를]\([은는이가을를]\)|\([이으]\)",
    "a plural": r"\[one\]",
}

#: What no sentence ends in: that is 니다, 세요, 까요, 나요 or a noun.
LEVEL = "|".join(
    (
        "십시오|습니까",
        r"(?<![세까나가])(?<!아니)(?<!필)(?<!중)요(?![가-힣])",
        r"(?:한|된|이|있|없|였|했)다(?:[.?!]|$)",
        r"[죠네군](?:[.?!]|$)",
    )
)


def messages() -> Iterator[tuple[str, str, str]]:
    """Part, key and text of everything but names: those are the publisher's."""
    page = (ROOT / "web" / "locales" / "ko.ftl").read_text("utf-8")
    for part in texts.PARTS:
        source = page if part == "interface" else texts.source("ko", part)
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith("name-"):
                yield part, entry.id.name, FluentSerializer().serialize_entry(entry).partition("=")[2].strip()


MESSAGES = list(messages())


@pytest.mark.parametrize(("text", "pair", "whole"), PARTICLES)
def test_particles_fit_the_word(text: str, pair: str, whole: str) -> None:
    assert josa(text, pair) == whole


def test_a_missing_word_is_a_fault() -> None:
    with pytest.raises(ValueError, match="no particle"):
        josa("", "이/가")
    with pytest.raises(ValueError, match="no particle"):
        texts.message("event-became", "ko", player="지연 님", character="")


def test_particles_after_what_is_put_in_always_fit() -> None:
    """A person's name is followed by 님, or ends in it; a character's is put into JOSA."""
    for part, key, text in MESSAGES:
        for word, particle in re.findall(rf"\{{ \$(\w+) \}}({VARYING})", text):
            assert part != "interface", (key, word, particle)
            assert re.fullmatch(CLOSED, word), (key, word, particle)
            assert particle in {"이", "은", "을", "과", "으로", "이나", "이며"}, (key, word, particle)


def test_a_line_of_the_page_never_breaks_inside_a_name() -> None:
    assert not [key for part, key, text in MESSAGES if part == "interface" and re.search(r"\}( |)님", text)]


def test_one_word_for_one_thing() -> None:
    found = [(key, word) for _, key, text in MESSAGES for word in BANNED if re.search(word, text)]
    assert found == []


@pytest.mark.parametrize("rule", MISSPELT)
def test_spelling_and_spacing(rule: str) -> None:
    assert [key for _, key, text in MESSAGES if re.search(MISSPELT[rule], text)] == []


def test_one_level_of_politeness() -> None:
    assert [(key, text) for _, key, text in MESSAGES if re.search(LEVEL, text, re.MULTILINE)] == []


def test_the_page_and_the_story_call_a_reminder_the_same() -> None:
    words: dict[str, set[str]] = {}
    for _, key, text in MESSAGES:
        if key.startswith("reminder-"):
            words.setdefault(key, set()).add(text)
    assert {key: found for key, found in words.items() if len(found) > 1} == {}


def test_a_letter_stands_for_a_word_that_has_it() -> None:
    texts_of = {key: text for part, key, text in MESSAGES if part == "interface"}
    teams = [key.removeprefix("teams-") for key in texts_of if re.fullmatch(r"teams-\w+", key)]
    letters = [*(texts_of[f"letter-{team}"] for team in teams), texts_of["letter-good"], texts_of["letter-evil"]]
    assert len(set(letters)) == len(letters)
    assert all(texts_of[f"letter-{team}"] in texts_of[f"teams-{team}"] for team in teams)
