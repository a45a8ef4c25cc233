"""``sexton script print`` as a user types it: what is in the PDF."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pypdf import PdfReader

from sexton.cli import main

PAGES = Path(__file__).parents[1] / "almanac" / "pages"


def sexton(*arguments: object, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, ["script", "print", *map(str, arguments)], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def printed(folder: Path, *arguments: object, stdin: str | None = None) -> PdfReader:
    file = folder / "out.pdf"
    result = sexton(*arguments, "-o", file, stdin=stdin)
    assert result.exit_code == 0, result.output
    assert f"{file}: " in result.output
    return PdfReader(file)


def text(pdf: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in pdf.pages).split())


def size(pdf: PdfReader) -> tuple[int, int]:
    box = pdf.pages[0].mediabox
    return round(float(box.width) / 72 * 25.4), round(float(box.height) / 72 * 25.4)


@pytest.mark.parametrize("script", ["slightly-more-trouble-brewing", "tea-lady-and-goon"])
def test_the_script_sheet_is_one_page(tmp_path: Path, script: str) -> None:
    pdf = printed(tmp_path, script)
    assert len(pdf.pages) == 1
    assert size(pdf) == (210, 297)
    places = [text(pdf).index(team) for team in ("Townsfolk", "Outsiders", "Minions", "Demons")]
    assert places == sorted(places)


def test_a_large_script_in_two_languages_is_two_pages(tmp_path: Path) -> None:
    pdf = printed(tmp_path, "emti-yong", "--lang", "both", "--paper", "letter")
    assert len(pdf.pages) == 2
    assert size(pdf) == (216, 279)
    words = text(pdf)
    assert "Snake Charmer" in words
    assert "뱀 조련사" in words
    assert "Ogre and Recluse" in words


def test_korean_is_embedded_with_the_letters_that_are_used(tmp_path: Path) -> None:
    pdf = printed(tmp_path, "natural-20", "--lang", "ko")
    assert "매일 밤" in text(pdf)
    fonts = [font.get_object() for page in pdf.pages for font in page["/Resources"]["/Font"].values()]
    for font in fonts:
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert "SextonSans" in font["/BaseFont"] or "Grenze" in font["/BaseFont"]
        assert 0 < len(descriptor["/FontFile2"].get_object().get_data()) < 200_000


def test_the_night_sheet_has_a_page_for_either_kind_of_night(tmp_path: Path) -> None:
    first, other = printed(tmp_path, "tea-lady-and-goon", "--nights").pages
    assert "First night" in first.extract_text()
    assert "Librarian" in first.extract_text()
    assert "Other nights" in other.extract_text()
    assert "Librarian" not in other.extract_text()


def test_the_almanac_is_a_booklet_with_the_files_texts(tmp_path: Path) -> None:
    pdf = printed(tmp_path, PAGES / "numbered.txt", "--almanac")
    assert size(pdf) == (148, 210)
    assert "Put two more Outsiders in." in text(pdf)
    assert "by Marlo Quill" in pdf.pages[0].extract_text()


def test_tokens_are_as_many_as_a_bag_may_hold(tmp_path: Path) -> None:
    words = text(printed(tmp_path, "slightly-more-trouble-brewing", "--tokens"))
    assert words.count("Fortune Teller") == 1
    assert words.count("choose a player and learn whether") == 3  # Village Idiots
    assert "Print at 100 %" in words


def test_reminders_are_printed_as_many_as_there_are(tmp_path: Path) -> None:
    words = text(printed(tmp_path, "-", "--reminders", "--lang", "both", stdin='["imp", "po", "knight"]'))
    assert words.count("알아냄") == 2
    assert words.count("사망") == 4


def test_the_reference_has_the_counts_and_who_wakes(tmp_path: Path) -> None:
    pdf = printed(tmp_path, "natural-20", "--reference")
    assert len(pdf.pages) == 1
    words = text(pdf)
    assert "Outsiders 0 1 0 1 2 0 1 2 0 1 2" in words
    assert "wakes on the first night" in words


def test_several_parts_are_one_file(tmp_path: Path) -> None:
    assert len(printed(tmp_path, "tea-lady-and-goon", "--sheet", "--nights", "--reference").pages) == 4


def test_whatever_a_script_holds_is_printed(tmp_path: Path) -> None:
    custom = {"team": "minion", "name": "Long " * 18, "ability": "word " * 400, "reminders": ["x" * 300, "안녕 " * 40]}
    listing = [{"id": "_meta", "name": "T" * 400, "author": "A" * 400, "bootlegger": ["rule " * 800]}, "imp"]
    listing += [custom | {"id": f"custom{i}"} for i in range(12)]
    parts = ("--sheet", "--nights", "--almanac", "--tokens", "--reminders", "--reference")
    assert len(printed(tmp_path, "-", *parts, stdin=json.dumps(listing)).pages) > 8


def test_letters_that_the_typeface_lacks_are_named(tmp_path: Path) -> None:
    listing = json.dumps([{"id": "_meta", "name": "Moon 🌙"}, "imp"])
    result = sexton("-", "-o", tmp_path / "out.pdf", stdin=listing)
    assert result.exit_code == 0
    assert "printed as boxes: 🌙" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("natural-20",), "Missing option '-o'"),
        (("natural-20", "-o", "{}/no/such/folder.pdf"), "cannot be written"),
        (("natural-20", "-o", "{}"), "cannot be written"),
        (("natural-20", "-o", "{}/a.pdf", "--paper", "a3"), "'a4', 'letter'"),
        (("natural-20", "-o", "{}/a.pdf", "--lang", "fr"), "'en', 'ko', 'both'"),
        (("nowhere.txt", "-o", "{}/a.pdf"), "cannot be read"),
        (("-", "-o", "{}/a.pdf", "--reminders"), "no character of this script has a reminder token"),
    ],
)
def test_bad_arguments_give_a_sentence(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    result = sexton(*(argument.format(tmp_path) for argument in arguments), stdin='["chef", "baron"]')
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
