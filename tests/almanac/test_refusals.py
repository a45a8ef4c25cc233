"""Whatever is handed in, the answer is an Almanac or a sentence."""

import json
import random
import time
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sexton.almanac import Almanac, UnreadableScript, export_json, load, read, read_content
from sexton.errors import SextonError

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


def zipped() -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        # Without a time of its own it would be another file, and another test, every two seconds.
        archive.writestr(zipfile.ZipInfo("script.json"), '["imp"]')
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b" \n\t", "empty"),
        ("", "empty"),
        (PNG, "not-text"),
        (zipped(), "not-text"),
        ("Townsfolk\nChef\nCooks.".encode("utf-16-le"), "not-text"),
        ("Townsfolk\nChef\nCooks.".encode("utf-16"), "not-text"),
        ("주민\n요리사\n요리합니다.".encode("euc-kr"), "not-utf-8"),
        (random.Random(1).randbytes(4096).replace(b"\0", b"\1"), "not-utf-8"),
        (b"<!DOCTYPE html>\n<html><body>Townsfolk</body></html>", "web-page"),
        ("Dear diary,\nnothing happened.\nGood night.", "no-characters"),
        ("half a\n\ud800 pair", "not-text"),
        ("a" * 10_000_000, "too-large"),
        ("\n" * 200_000 + "x", "too-large"),
    ],
    ids=lambda value: repr(value[:12]) if isinstance(value, bytes | str) else str(value),
)
def test_it_is_said_what_is_wrong(content: bytes | str, code: str) -> None:
    with pytest.raises(UnreadableScript) as refused:
        read_content(content)
    assert refused.value.code == code
    assert isinstance(refused.value, SextonError)
    sentence = str(refused.value)
    assert sentence.isprintable()
    assert sentence.endswith(".")


def test_a_file_cut_off_inside_a_letter_names_the_place() -> None:
    with pytest.raises(UnreadableScript, match=r"byte 18 \(line 3\)"):
        read_content("Townsfolk\nMonk1-7\n가".encode()[:-1])


@pytest.mark.parametrize("path", ["nowhere.txt", "no\0where.txt", "x" * 5000, ".", "\ud800"])
def test_a_file_that_cannot_be_opened(path: str) -> None:
    for way in (read, load):
        with pytest.raises(UnreadableScript):
            way(path)
    with pytest.raises(UnreadableScript):
        read(Path(path))


def test_a_large_file_is_refused_unread(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    for content in (b"a" * 10_000_000, b"Demon\nImp\nKills.\n" * 600_000, b"[" * 10_000_000):
        large.write_bytes(content)
        started = time.monotonic()
        with pytest.raises(UnreadableScript, match="too large"):
            read(large)
        assert time.monotonic() - started < 2


@pytest.mark.parametrize(
    "content",
    [
        b"a" * 9_900_000,
        b"1 " * 4_900_000 + b"\nDemon\nImp\nx",
        b"\n".join([b"x" * 90] * 99_000) + b"\nDemon\nImp\nx",
        ("a" + "\u0301\u0316" * 2_000_000 + "\nDemon\nImp\nx").encode(),
        b'["' + b"a" * 9_900_000 + b'"]',
        b"[" * 9_900_000,
        b"[" + b"[]," * 3_000_000 + b"[]]",
        ("é " * 3_300_000 + "\nDemon\nImp\nx").encode(),
        b"Demon\nImp\nx\nHow to Run\n  - first\n" + b"    and more of it\n" * 98_000,
        b"Notes\n" + b"- a note\n" * 98_000 + b"Demon\nImp\nx",
        b"Chef\n" * 99_000 + b"Demon\nImp\nx",
        b'[{"id":"_meta","bootlegger":[' + b'"a rule",' * 990_000 + b'""]},"imp"]',
        b'[{"id":"lamp","team":"demon"' + b"".join(b',"%d":%d' % (n, n) for n in range(590_000)) + b"}]",
        b'[{"id":"lamp","jinxes":[' + b'{"id":"imp","reason":"x"},' * 330_000 + b'"imp"]}]',
        b"[" + b",".join(b'"lamp%d%s"' % (n, b"p" * 30_000) for n in range(299)) + b"]",
        b'[{"id":"_meta","firstNight":['
        + b'"nobody",' * 900_000
        + b'"lamp0"]},'
        + b",".join(b'{"id":"lamp%d","team":"demon"}' % n for n in range(290))
        + b"]",
    ],
    ids=[
        *("letters", "numbers", "lines", "marks", "long-id", "deep", "wide"),
        *("words", "steps", "notes", "names", "rules", "fields", "jinxes", "long-ids", "night"),
    ],
)
def test_just_under_the_limit_the_answer_still_comes_soon(content: bytes) -> None:
    """It takes a second or so; the bound is generous, since a test may run beside others."""
    assert len(content) < 10_000_000
    started = time.process_time()
    almanac, said = None, ""
    try:
        almanac = read_content(content)
        almanac.script(confirmed=True)
    except UnreadableScript as error:
        said = str(error)
    assert time.process_time() - started < 5
    assert len(said) < 10_000
    assert almanac is None or len(almanac.problems) < 700


def test_control_characters_of_a_file_are_not_echoed() -> None:
    almanac = read_content("Demon\nIm\x1b[31mp\nKills.\x07\x9b2J")
    assert almanac.entries[0].name == "Im[31mp"
    assert almanac.entries[0].ability == "Kills.2J"
    assert all(problem.said().isprintable() for problem in almanac.problems)
    coded = read_content('["\\u001b[31mimp"]')
    assert coded.entries[0].name == "[31mimp"


LINES = st.sampled_from(
    [
        "Townsfolk",
        "  2. Demon",
        "Imp",
        "Imp1-75",
        "Chef",
        "How to Run",
        "Examples & Notes",
        "Notes",
        "Almanac · A · 2 characters",
        "1. one",
        "- two",
        "• three",
        "Not written yet.",
        "Back to script",
        "",
    ]
) | st.text(max_size=20)


@settings(max_examples=150, deadline=None)
@given(st.lists(LINES, max_size=30).map("\n".join) | st.text(max_size=300))
@example("Demon\n\u0301\nx")
@example("Demon\n???\nx")
@example("a\u00a0title\nDemon\nImp\nx")
def test_any_text(text: str) -> None:
    answered(text)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    answered(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.just("imp"),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["id", "name", "team", "author", "bootlegger", "firstNight", "ability"]), inner
        )
        | st.just({"id": "_meta"})
    ),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(JSON)
def test_any_json(value: object) -> None:
    answered(json.dumps(value))
    answered(json.dumps([value, {"id": "_meta", "name": value, "author": value, "bootlegger": value}, "imp"]))


def answered(content: bytes | str) -> None:
    """The content is read or refused, and what was read can be written and read again."""
    try:
        almanac = read_content(content)
    except UnreadableScript:
        return
    assert isinstance(almanac, Almanac)
    written = export_json(almanac)
    again = read_content(written)
    assert again.ids == almanac.ids
    assert export_json(again) == written
