"""Sexton's own wording: complete, ours, and the same rule in both languages."""

import difflib
import re

import pytest

import sexton.jinxes  # noqa: F401 - registers every pair
from sexton.almanac import CHARACTERS, OTHERS, read
from sexton.engine.jinx import JINXES
from sexton.texts import LOCALES, message, name, source, wording

#: What English says and Korean must say, and the other way round: each pair stands in both or in neither.
PAIRS = [
    (r"Every night but the first", r"첫날 밤을 제외한 매일 밤"),
    (r"Every night\b(?! but)", r"(?<!제외한 )매일 밤"),
    (r"any night but the first", r"첫날 밤을 제외한 밤"),
    (r"At the start", r"게임 시작 시"),
    (r"On your first night", r"당신의 첫날 밤에"),
    (r"On your first day", r"당신의 첫날 낮에"),
    (r"Once per game", r"게임당 1번"),
    (r"Each day", r"매일 낮"),
    (r"Once a day", r"하루에 1번"),
    (r"\bmight\b", r"수도 있습니다"),
    (r"\bmay\b", r"수 있"),
    (r"\bmust\b", r"해야"),
    (r"other than yourself", r"자신을 제외한"),
    (r"other than last night's choice", r"지난밤에 선택하지 않은"),
    (r"\b(living|alive)\b", r"생존한"),
    (r"\b(publicly|announce)\b", r"공개적으로"),
    (r"in private", r"비공개로"),
    (r"until dusk", r"황혼까지"),
    (r"drunk or poisoned", r"취함/중독"),
    (r"\[", r"\["),
    (r"today", r"오늘 낮"),
    (r"execut", r"처형"),
    (r"nominat", r"지목"),
    (r"Traveller", r"여행자"),
    (r"Townsfolk", r"주민"),
    (r"Outsider", r"외지인"),
    (r"Minion", r"하수인"),
    (r"Demon", r"악마"),
    (r"Storyteller", r"이야기꾼"),
    (r"poison", r"중독"),
    (r"alignment", r"소속"),
    (r"\bmad\b", r"집착"),
    (r"\bgood\b", r"선[한하]|선으로"),
    (r"\bevil\b(?! is not introduced)", r"악[한하합]|악으로"),
    (r"neighbour|either side|side by side|nearest|closest", r"이웃|가장 가까|나란히"),
    (r"\bin play\b", r"참여"),
    (r"not in play", r"참여하지 않"),
    (r"Grimoire", r"마도서"),
    (r"\bvot(e|es|ed|ing)\b", r"투표|\d표"),
    (r"\b(dead|dies?|died|dying|death|kill(s|ed)?)\b|grave", r"사망|죽"),
]

#: Words that other Korean texts use for something else, or for the same thing.
BANNED = [
    "지명",
    "진영",
    "성향",
    "정렬",
    "광기",
    "과반수",
    "이방인",
    "그녀",
    "참가자",
    "그리모어",
    "등록",
    "만취",
    "독살",
    "미치",
    "해당",
    "직업",
    "성격",
    "선수",
    "역할",
    "되살",
    "십시오",
    "하세요",
    "무작위",
    "데몬",
    "미니언",
    "아웃사이더",
    "스토리텔러",
    "살아있는",
    "살아",
    "죽은",
]


PAIRED = {f"jinx-{one}-{other}" for one, other in (jinx.pair for jinx in JINXES)}
RULES = [*(f"ability-{character}" for character in CHARACTERS), *sorted(PAIRED)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_jinx_has_a_wording(locale: str) -> None:
    keys = re.findall(r"(?m)^(jinx-\S+) =", source(locale, "characters"))
    assert sorted(keys) == sorted(PAIRED)
    for key in keys:
        text = message(key, locale)
        assert 20 <= len(text) <= 200, key
        assert text.endswith("."), key
        assert "{" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_has_a_name_and_a_wording(locale: str) -> None:
    for facts in CHARACTERS.values():
        assert name(facts.id, locale) == (facts.name_ko if locale == "ko" else facts.name)
        text = wording(facts.id, locale)
        assert 20 <= len(text) <= 200, facts.id
        assert text.endswith((".", "]")), facts.id
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_character_that_sexton_does_not_resolve_has_a_name_and_no_wording(locale: str) -> None:
    for facts in OTHERS.values():
        assert name(facts.id, locale) == (facts.name_ko if locale == "ko" else facts.name)
        with pytest.raises(LookupError):
            wording(facts.id, locale)


def test_languages_are_found_by_region_and_fall_back_to_english() -> None:
    assert wording("imp", "ko-KR") == wording("imp", "ko")
    assert wording("imp", "fr") == wording("imp", "en")
    with pytest.raises(LookupError):
        wording("nobody")
    assert message("count-demon", count=1) == "1 Demon"
    assert message("count-demon", count=2) == "2 Demons"
    assert message("count-demon", "ko", count=2) == "악마 2명"


@pytest.mark.parametrize("rule", RULES)
def test_both_languages_say_the_same(rule: str) -> None:
    english, korean = message(rule, "en"), message(rule, "ko")
    # English has an article where Korean counts to one.
    assert _numbers(english) == _numbers(korean)
    for in_english, in_korean in PAIRS:
        assert bool(re.search(in_english, english, re.IGNORECASE)) == bool(re.search(in_korean, korean)), in_english


def _numbers(text: str) -> list[str]:
    return sorted(number for number in re.findall(r"\d+|[+\u2212]\?", text) if number != "1")


@pytest.mark.parametrize("rule", RULES)
def test_the_korean_keeps_to_its_style(rule: str) -> None:
    rest = text = message(rule, "ko")
    for character in rule.split("-")[1:]:
        rest = rest.replace(name(character, "ko"), "")
    assert not [word for word in BANNED if word in rest]
    assert not re.search(r"\d[명개표쌍칸]?들", text)
    assert not re.search(r"[은는이가을를]\([은는이가을를]\)", text)
    body = text.split(" [")[0]
    assert all(sentence.endswith("니다") for sentence in body.rstrip(".").split(". ")), body


def test_no_wording_is_a_copy(seeds: dict[str, bytes]) -> None:
    """Every ability is worded by us: neither equal nor nearly equal to what an almanac says."""
    written: dict[str, set[str]] = {}
    for content in seeds.values():
        for entry in read(content).entries:
            written.setdefault(entry.id, set()).add(entry.ability)
    assert set(written) == set(CHARACTERS)
    for character, abilities in written.items():
        for locale in LOCALES:
            ours = wording(character, locale).casefold()
            for theirs in abilities:
                matcher = difflib.SequenceMatcher(None, ours, theirs.casefold(), autojunk=False)
                assert matcher.ratio() <= 0.85, (character, locale)
