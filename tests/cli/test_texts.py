"""``sexton texts`` as a user types it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sexton.cli import main
from sexton.texts import show_own

IMP = "Point at somebody every night: they are gone."


def sexton(*arguments: object) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SEXTON_DATA", str(tmp_path / "data"))
    yield tmp_path / "data"
    show_own({})


@pytest.fixture
def roles(tmp_path: Path) -> Path:
    file = tmp_path / "roles.json"
    file.write_text(
        json.dumps([{"id": "imp", "ability": IMP}, {"id": "butler", "ability": "주인을 섬깁니다."}]), "utf-8"
    )
    return file


def test_imported_texts_are_shown_everywhere_until_they_are_forgotten(roles: Path, folder: Path) -> None:
    ours = sexton("script", "read", "emti-yong").output
    assert "Point at somebody" not in ours
    result = sexton("texts", "import", roles)
    assert result.exit_code == 0
    for words in ("1 text in English", "1 text in Korean", f"Kept in {folder}"):
        assert words in result.output
    assert "Point at somebody" in sexton("script", "read", "emti-yong").output
    assert IMP in sexton("texts", "list").output
    assert IMP not in sexton("texts", "list", "--lang", "ko").output
    assert "Your texts of 1 character are forgotten." in sexton("texts", "forget", "Imp").output
    assert sexton("script", "read", "emti-yong").output == ours
    assert "집사" in sexton("texts", "list").output
    assert "All your texts are forgotten" in sexton("texts", "forget").output
    assert "Sexton's wording is shown" in sexton("texts", "list").output


def test_an_official_character_without_words_has_those_that_were_imported(roles: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text('["chef", "butler", "imp"]')
    assert "섬깁니다" not in sexton("script", "read", script).output
    sexton("texts", "import", roles)
    assert "섬깁니다" in sexton("script", "read", script).output


def test_nothing_is_imported_where_a_file_is_broken(roles: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("[")
    for file in (broken, tmp_path / "nowhere.json"):
        result = sexton("texts", "import", roles, file)
        assert result.exit_code == 2
        assert result.stderr.startswith("sexton: Nothing was imported, because of ")
    assert "no texts of your own" in sexton("texts", "list").output


def test_they_are_spoken_of_in_korean(roles: Path, tmp_path: Path) -> None:
    assert "영어" in sexton("texts", "import", roles, "--lang", "ko").output
    assert "가져온 텍스트가 없어" in sexton("texts", "forget", "Chef", "--lang", "ko").stderr
    (tmp_path / "broken.json").write_text("[")
    refused = sexton("texts", "import", tmp_path / "broken.json", "--lang", "ko").stderr
    assert "파일 때문에 아무것도 가져오지 않았습니다. 올바른 JSON이 아닙니다." in refused


def test_a_broken_store_says_so_and_can_be_forgotten(folder: Path) -> None:
    folder.mkdir()
    (folder / "texts.json").write_text("[")
    result = sexton("script", "list")
    assert result.exit_code == 2
    assert "sexton texts forget" in result.stderr
    assert sexton("texts", "forget").exit_code == 0
    assert sexton("script", "list").exit_code == 0


def test_a_character_without_a_text_cannot_be_forgotten(roles: Path) -> None:
    sexton("texts", "import", roles)
    result = sexton("texts", "forget", "Chef")
    assert result.exit_code == 2
    assert "no text of your own for 'Chef'" in result.stderr
