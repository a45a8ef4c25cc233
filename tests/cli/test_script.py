"""``sexton script`` as a user types it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sexton.cli import COMMANDS, main

PAGES = Path(__file__).parents[1] / "almanac" / "pages"
SEED = Path(__file__).parents[3] / "shared" / "seeds" / "003_98cc8de02d8909bd.txt"


def sexton(*arguments: object, stdin: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_read_shows_who_is_on_the_script() -> None:
    result = sexton("script", "read", PAGES / "numbered.txt")
    assert result.exit_code == 0
    for words in ("Harbour Lights", "by Marlo Quill", "2 Townsfolk · 1 Outsider · 1 Minion · 1 Demon"):
        assert words in result.output
    assert "Brings friends nobody asked for." in result.output
    # A line that is not in English stands beside Sexton's own.
    assert "밤마다 한 사람의 편을" in result.output
    assert "Every night, choose a player" in result.output
    assert "taken for the Village Idiot" in result.output


def test_read_shows_a_translated_entry_that_has_no_almanac_text() -> None:
    """almanac-18: the page's own line unchanged, Sexton's wording beside it, and that the text is not written."""
    assert "Not written yet." in (PAGES / "plain.txt").read_text(encoding="utf-8")
    output = sexton("script", "read", PAGES / "plain.txt", "--how-to-run").output
    assert "죽은 주민을 한 번 살려 냅니다." in output
    assert "you may try to bring back" in " ".join(output.replace("│", " ").split())
    professor = output.index("\nProfessor\n")
    assert "The file holds no almanac text for this character." in output[professor : professor + 70]
    assert "Not written yet." not in output
    almanac = json.loads(sexton("script", "read", PAGES / "plain.txt", "--json").output)
    entry = almanac["entries"][0]
    assert (entry["id"], entry["flavour"], entry["overview"], entry["how_to_run"]) == ("professor", "", "", [])


def test_read_shows_the_steps() -> None:
    assert "Put two more Outsiders in." not in sexton("script", "read", PAGES / "numbered.txt").output
    result = sexton("script", "read", PAGES / "numbered.txt", "--how-to-run")
    assert "1. Put two more Outsiders in." in result.output
    assert "The file holds no almanac text for this character." in result.output
    assert "Two of the three players at table 4 are fine." in result.output
    bundled = sexton("script", "read", "natural-20", "--how-to-run")
    assert "The file has no steps" in bundled.output


def test_read_in_korean() -> None:
    result = sexton("script", "read", "slightly-more-trouble-brewing", "--lang", "ko")
    assert "주민 13명 · 외지인 4명 · 하수인 4명 · 악마 1명" in result.output
    assert "마을 백치" in result.output
    assert "외지인 +2명" in result.output


JINXES = {
    "emti-yong": (("ogre", "recluse"), "Ogre and Recluse: An Ogre who turns evil", "오우거와 은둔자: 은둔자가 악으로"),
    "tea-lady-and-goon": (("fanggu", "scarletwoman"), "Fang Gu and Scarlet Woman: When", "팡 구와 탕녀: 외지인이"),
    "natural-20": (
        ("kazali", "poppygrower"),
        "Kazali and Poppy Grower: Where the house rule",
        "카잘리와 양귀비 재배꾼",
    ),
    "slightly-more-trouble-brewing": None,
    "boffin-and-summoner": None,
}


@pytest.mark.parametrize("script", JINXES)
def test_read_lists_the_jinxes_of_the_script(script: str) -> None:
    """almanac-26"""
    english = sexton("script", "read", script).output
    korean = sexton("script", "read", script, "--lang", "ko").output
    data = json.loads(sexton("script", "read", script, "--json").output)
    expected = JINXES[script]
    if expected is None:
        assert ("Jinxes" in english, "징크스" in korean, data["jinxes"]) == (False, False, [])
        return
    pair, in_english, in_korean = expected
    assert in_english in english.partition("\nJinxes\n")[2]
    assert in_korean in korean.partition("\n징크스\n")[2]
    assert [jinx["pair"] for jinx in data["jinxes"]] == [list(pair)]
    assert in_english.partition(": ")[2] in data["jinxes"][0]["text"]


def test_read_as_json() -> None:
    almanac = json.loads(sexton("script", "read", PAGES / "plain.txt", "--json").output)
    assert almanac["title"] == "Roll Again"
    assert almanac["entries"][2]["how_to_run"][0] == "Wake it first of all."
    assert almanac["problems"][0]["code"] == "name-digits"


def test_export_and_read_again(tmp_path: Path) -> None:
    result = sexton("script", "export", PAGES / "plain.txt")
    assert json.loads(result.output)[1:] == ["professor", "devilsadvocate", "kazali", "gnome", "bootlegger"]
    file = tmp_path / "script.json"
    assert sexton("script", "export", PAGES / "plain.txt", "-o", file).output == ""
    assert file.read_text(encoding="utf-8") == result.output
    assert sexton("script", "export", file).output == result.output
    assert sexton("script", "export", "-", stdin=result.output.encode()).output == result.output


def test_export_under_another_name() -> None:
    result = sexton("script", "export", PAGES / "bare.txt", "--name", "Soup")
    assert json.loads(result.output)[0] == {"id": "_meta", "name": "Soup"}


def test_list() -> None:
    result = sexton("script", "list")
    assert "slightly-more-trouble-brewing" in result.output
    assert "Duncan" in result.output


def test_square_brackets_are_text_and_not_markup(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("[bold]T[/] [/x]\nDemon\nImp\nKills. [+1 Outsider] [red]\nMinion\n[/y]\nz", encoding="utf-8")
    result = sexton("script", "read", file)
    assert result.exit_code == 0
    assert "[bold]T[/] [/x]" in result.output
    assert "Kills. [+1 Outsider] [red]" in result.output


@pytest.mark.parametrize(
    ("arguments", "stdin", "sentence"),
    [
        (["read", "nowhere.txt"], None, "cannot be read: No such file"),
        (["read", "nothing"], None, "no bundled script"),
        (["read", "-"], b"\x89PNG\r\n\x1a\n\0", "not a text file"),
        (["export", "-"], b"[" * 100_000, "nests lists in lists too deeply"),
        (["export", "natural-20", "-o", "/nowhere/at/all.json"], None, "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: list[str], stdin: bytes | None, sentence: str) -> None:
    result = sexton("script", *arguments, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("sexton: ")
    assert sentence in result.stderr


def test_an_unknown_character_is_shown_and_named(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('["chef", "impp"]', encoding="utf-8")
    assert "Did you mean Imp?" in " ".join(sexton("script", "read", file).output.split())
    exported = sexton("script", "export", file)
    assert json.loads(exported.stdout) == ["chef", "impp"]
    assert "Did you mean Imp?" in exported.stderr


def test_commands_that_are_missing_break_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "dance", ("sexton.cli.dance:dance", "Dance."))
    assert "script" in sexton("--help").output
    assert "dance" not in sexton("--help").output
    assert "No such command 'dance'" in sexton("dance").output


@pytest.mark.skipif(not SEED.exists(), reason="the real almanac pages are not beside the project")
def test_read_of_a_real_page() -> None:
    result = sexton("script", "read", SEED, "--how-to-run")
    assert result.exit_code == 0
    assert "Slightly More Trouble Brewing" in result.output
    assert "by Duncan" in result.output
    assert "13 Townsfolk · 4 Outsiders · 4 Minions · 1 Demon" in result.output


def test_check_says_what_is_worth_knowing() -> None:
    result = sexton("script", "check", "natural-20")
    assert result.exit_code == 0
    for words in ("Natural 20", "by Hodge", "Can be dealt to: 5, 6, 7", "never-together", "Nothing stands in the way"):
        assert words in result.output


def test_check_as_json_and_its_exit_codes(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('["chef", "impp", {"id": "lamp", "name": "[red]Lamp", "team": "minion"}]', encoding="utf-8")
    result = sexton("script", "check", file)
    assert result.exit_code == 1
    assert "It cannot be played as it is." in result.output
    assert "'[red]Lamp'" in result.output
    result = sexton("script", "check", file, "--json")
    report = json.loads(result.output)
    assert (result.exit_code, report["clean"], report["players"]) == (1, False, [])
    assert {"unknown-character", "undealt-at-all"} <= {finding["code"] for finding in report["findings"]}
    assert sexton("script", "check", "-", stdin=b"[").exit_code == 2


def test_check_in_korean(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('["chef", "독살뱀", {"id": "lamp", "name": "등불", "team": "minion"}]', encoding="utf-8")
    result = sexton("script", "check", file, "--lang", "ko")
    words = " ".join(result.output.split())
    for said in ("오류 unknown-character “독살뱀” 캐릭터(2번 항목)를 알 수 없고", "이대로는 플레이할 수 없습니다."):
        assert said in words
    assert "독살범일까요?" in words
    english, korean = (
        json.loads(sexton("script", "check", file, "--json", "--lang", lang).output)["findings"]
        for lang in ("en", "ko")
    )
    assert [{**one, "sentence": ""} for one in english] == [{**one, "sentence": ""} for one in korean]
    assert {one["where"] for one in korean} == {"", "item 1", "item 2", "item 3"} - {"item 1"}
    assert "Did you mean Poisoner?" in english[0]["sentence"]
    assert "독살범일까요?" in korean[0]["sentence"]


def test_read_and_export_say_in_korean_what_is_odd(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('["chef", "독살뱀"]', encoding="utf-8")
    assert "독살범일까요?" in " ".join(sexton("script", "read", file, "--lang", "ko").output.split())
    assert "독살범일까요?" in sexton("script", "read", file, "--json", "--lang", "ko").output
    assert "독살범일까요?" in sexton("script", "export", file, "--lang", "ko").stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check", "nowhere.txt"], "그런 파일이나 폴더가 없음"),
        (["read", "nothing"], "기본 스크립트나 파일이 없습니다"),
        (["show", "-"], "텍스트 파일이 아닙니다"),
        (["diff", "natural-20", "-"], "텍스트 파일이 아닙니다"),
        (["export", "natural-20", "-o", "/nowhere/at/all.json"], "-o 옵션으로 다른 곳을 고르세요"),
        (["print", "natural-20", "-o", "/nowhere/at/all.pdf"], "-o 옵션으로 다른 곳을 고르세요"),
    ],
)
def test_a_refusal_is_said_in_the_language_of_the_command(arguments: list[str], sentence: str) -> None:
    result = sexton("script", *arguments, "--lang", "ko", stdin=b"\x89PNG\r\n\x1a\n\0")
    assert result.exit_code == 2
    assert result.stderr.startswith("sexton: ")
    assert sentence in result.stderr
    assert sentence not in sexton("script", *arguments, stdin=b"\x89PNG\r\n\x1a\n\0").stderr


def test_read_shows_a_doubt_too() -> None:
    page = (PAGES / "numbered.txt").read_text(encoding="utf-8").replace("5 characters", "6 characters")
    result = sexton("script", "read", "-", stdin=page)
    assert "announces 6 characters, found 5" in " ".join(result.output.split())


def test_export_in_other_forms(tmp_path: Path) -> None:
    full = sexton("script", "export", "natural-20", "--format", "full-json", "--lang", "ko").output
    assert json.loads(full)[1]["name"] == "뱀 조련사"
    assert sexton("script", "export", "-", "--format", "full-json", stdin=full).output == full
    markdown = sexton("script", "export", "natural-20", "--format", "markdown", "--name", "Soup").output
    assert markdown.startswith("# Soup\n\nby Hodge\n")
    table = tmp_path / "table.csv"
    assert sexton("script", "export", "natural-20", "--format", "csv", "-o", table).output == ""
    assert table.read_bytes().startswith(b"\xef\xbb\xbfid,name,team,")
    assert b"\r\r\n" not in table.read_bytes()
    assert sexton("script", "export", "natural-20", "--format", "pdf").exit_code == 2


def test_diff_of_two_scripts(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('["chef", "monk", "lamp", "imp"]', encoding="utf-8")
    result = sexton("script", "diff", file, "-", stdin='["chef", "imp", "po"]')
    assert result.exit_code == 0
    for words in (
        "Only in",
        file.name,
        "Townsfolk: Monk, lamp",
        "Demons: Po",
        "2 characters are on both: 40% alike.",
    ):
        assert words in result.output
    found = json.loads(sexton("script", "diff", file, "natural-20", "--json").output)
    assert set(found) == {"both", "only_first", "only_second", "similarity"}
    assert "양쪽에 모두 있는 캐릭터 31개" in sexton("script", "diff", "natural-20", "natural-20", "--lang", "ko").output
    assert sexton("script", "diff", "-", "-", stdin="[]").exit_code == 2
    assert "no bundled script" in sexton("script", "diff", "natural-20", "nothing").stderr
