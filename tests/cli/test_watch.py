"""``sexton watch`` as a user types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sexton.cli import main
from sexton.cli.watch import NAMES

SCRIPT = "slightly-more-trouble-brewing"


def sexton(*arguments: object, stdin: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_a_whole_game_is_told() -> None:
    result = sexton("watch", SCRIPT, "--players", 9, "--seed", 7)
    assert result.exit_code == 0
    for words in (
        "Slightly More Trouble Brewing",
        "In the bag: ",
        "Ana is told: the ",
        "== Night 1",
        "Minion info",
        "Demon info",
        "Librarian: ",
        " chooses: ",
        " learns: ",
        "== Day 1",
        "Nominations are open.",
        " nominates ",
        " needed. Hands up: ",
        " dies by the Imp",
        " died in the night.",
        " is executed",
        " has won: ",
        " wins. Winners: ",
    ):
        assert words in result.output, words


def test_the_same_seed_plays_the_same_game() -> None:
    first = sexton("watch", SCRIPT, "--seed", 3).output
    assert sexton("watch", SCRIPT, "--seed", 3).output == first
    assert sexton("watch", SCRIPT, "--seed", 4).output != first


def test_the_log_is_one_json_document() -> None:
    result = sexton("watch", SCRIPT, "--players", 7, "--seed", 1, "--json")
    assert result.exit_code == 0
    log = json.loads(result.output)
    assert (log["format"], log["version"]) == ("sexton-game", 1)
    assert log["setup"]["players"] == list(NAMES["en"][:7])
    assert log["moves"]
    assert log["undone"] == []
    assert log["events"][0]["event"] == "Began"
    assert log["events"][-1]["event"] == "Ended"


def test_the_log_may_go_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = sexton("watch", SCRIPT, "--log", file)
    assert "Winners" in result.output
    assert json.loads(file.read_bytes())["format"] == "sexton-game"
    result = sexton("watch", SCRIPT, "--log", tmp_path / "nowhere" / "game.json")
    assert result.exit_code == 2
    assert "cannot be written" in result.output


def test_it_is_told_in_korean() -> None:
    result = sexton("watch", SCRIPT, "--lang", "ko")
    assert result.exit_code == 0
    for words in ("첫날 밤", "지연 님", "승리했습니다"):
        assert words in result.output


def test_a_script_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "script.json"
    assert sexton("script", "export", SCRIPT, "-o", file).exit_code == 0
    named = sexton("watch", SCRIPT, "--seed", 2).output
    assert sexton("watch", file, "--seed", 2).output == named
    assert sexton("watch", "-", "--seed", 2, stdin=file.read_bytes()).output == named


def test_house_rules_are_switched_on_and_told() -> None:
    rules = ("--house-rule", "hatter:chaos", "--house-rule", "kazali:poppies")
    told = sexton("watch", "natural-20", *rules).output
    assert "House rule: After the death of the Hatter" in told
    assert "House rule: With a Poppy Grower in play, the Kazali" in told
    log = json.loads(sexton("watch", "natural-20", *rules, "--json").output)
    assert log["setup"]["house_rules"] == ["hatter:chaos", "kazali:poppies"]
    assert "House rule" not in sexton("watch", "natural-20").output


def test_lines_may_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    result = sexton("watch", SCRIPT, "--speed", 4)
    assert len(pauses) >= len([line for line in result.output.splitlines() if line])
    assert set(pauses) == {0.25}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((SCRIPT, "--players", 4), "4 players cannot play: give --players a number from 5 to 15."),
        ((SCRIPT, "--players", 16), "16 players cannot play"),
        ((SCRIPT, "--players", "many"), "not a valid integer"),
        ((SCRIPT, "--speed", 0), "give --speed a number above 0"),
        ((SCRIPT, "--speed", "nan"), "give --speed a number above 0"),
        ((SCRIPT, "--lang", "xx"), "'xx' is not one of"),
        (
            ("natural-20", "--house-rule", "hatter:tea"),
            "no house rule hatter:tea: choose among poppygrower:only while sober, hatter:chaos or kazali:poppies.",
        ),
        ((SCRIPT, "--house-rule", "hatter:chaos"), "no house rule hatter:chaos: choose among ogre:friend."),
        (("tea-lady-and-goon", "--house-rule", "ogre:friend"), "no house rule ogre:friend: it has none"),
        (("no-such-script",), "There is no bundled script and no file of that name."),
        (("no/such/file.json",), "cannot be read: No such file or directory"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: tuple[object, ...], words: str) -> None:
    result = sexton("watch", *arguments)
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output


def test_what_is_wrong_is_said_in_korean(tmp_path: Path) -> None:
    file = tmp_path / "page.txt"
    file.write_text("연감 · 깃펜 · 3 characters\n주민\n요리사\n셉니다.\n악마\n임프\n죽입니다.\n", "utf-8")
    for arguments, words in (
        (
            (file,),
            "캐릭터 3개라고 되어 있지만 2개가 있습니다. 빠진 것이 없는지 확인하세요. 이대로 플레이하려면 --anyway",
        ),
        ((file, "--anyway"), "이 스크립트로는 플레이어 9명의 주머니를 만들 수 없습니다."),
        ((SCRIPT, "--players", 4), "4명은 플레이할 수 없습니다."),
    ):
        result = sexton("watch", *arguments, "--lang", "ko")
        assert result.exit_code == 2
        assert words in result.output


@pytest.mark.parametrize(
    ("ids", "words"),
    [
        (["imp", "nosuchcharacter", "monk"], "nosuchcharacter"),
        (["monk", "empath", "poisoner"], "No bag for 9 players can be made of this script"),
    ],
)
def test_a_script_that_cannot_be_played_is_refused(tmp_path: Path, ids: list[str], words: str) -> None:
    file = tmp_path / "script.json"
    file.write_text(json.dumps([{"id": "_meta", "name": "Odd"}, *ids]))
    result = sexton("watch", file)
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output


def test_the_command_is_a_module_too() -> None:
    run = subprocess.run([sys.executable, "-m", "sexton", "--help"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("Usage: sexton ")
