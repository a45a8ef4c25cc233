"""``sexton script show`` as a user types it."""

from pathlib import Path

from click.testing import CliRunner, Result

from sexton.cli import main

PAGES = Path(__file__).parents[1] / "almanac" / "pages"


def show(*arguments: object, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, ["script", "show", *map(str, arguments)], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def words(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_the_sheet_has_characters_by_team_and_their_jinxes() -> None:
    output = words(show("tea-lady-and-goon"))
    places = [output.index(team) for team in ("Townsfolk", "Outsiders", "Minions", "Demons", "Jinxes")]
    assert places == sorted(places)
    assert "Fang Gu and Scarlet Woman" in output


def test_the_authors_own_line_and_rules_stand_as_written() -> None:
    output = words(show(PAGES / "numbered.txt"))
    assert "Brings friends nobody asked for." in output
    script = """[{"id": "_meta", "name": "Two", "bootlegger": ["Ties are for evil."]}, "imp", "chef"]"""
    assert "The author's rules Ties are for evil." in words(show("-", stdin=script))


def test_both_languages_stand_below_each_other() -> None:
    output = words(show("natural-20", "--lang", "both"))
    assert "Demons · 악마" in output
    english, korean = output.index("choose a player to die"), output.index("그는 사망합니다")
    assert english < korean
    assert "choose a player to die" not in words(show("natural-20", "--lang", "ko"))


def test_the_night_sheet_has_the_scripts_steps_in_order() -> None:
    first, other = words(show("tea-lady-and-goon", "--nights")).split("Other nights")
    places = [first.index(step) for step in ("Dusk", "Minion info", "Demon info", "Poisoner", "Librarian", "Dawn")]
    assert places == sorted(places)
    assert "Librarian" not in other
    assert other.index("Poisoner") < other.index("Imp") < other.index("Dawn")
    assert "(Poisoned)" in first


def test_the_night_sheet_of_one_game_has_who_is_in_play_and_the_travellers_who_joined() -> None:
    first, other = words(
        show("tea-lady-and-goon", "--nights", "--in-play", "Poisoner, imp, scarletwoman, Harlot")
    ).split("Other nights")
    assert "Poisoner" in first
    assert "Librarian" not in first
    assert other.index("Harlot") < other.index("Imp") < other.index("Dawn")


def test_who_is_neither_on_the_script_nor_official_is_refused() -> None:
    result = show("tea-lady-and-goon", "--nights", "--in-play", "imp,Lamplighter")
    assert result.exit_code == 2
    assert "There is no 'Lamplighter' on this script" in result.output


def test_homebrew_wakes_in_its_place_with_its_own_reminder() -> None:
    lamplighter = {"id": "lamplighter", "name": "Lamplighter", "team": "townsfolk", "ability": "Each night*, learn."}
    own = lamplighter | {"otherNight": 60, "otherNightReminder": "Point at a lamp."}
    first, other = words(show("-", "--nights", stdin=str(["imp", own]).replace("'", '"'))).split("Other nights")
    assert "Lamplighter" not in first
    assert other.index("Imp") < other.index("Lamplighter Point at a lamp.") < other.index("Dawn")


def test_the_almanac_has_every_text_of_the_file() -> None:
    output = words(show(PAGES / "numbered.txt", "--almanac"))
    assert "1. Put two more Outsiders in." in output
    assert "Two of the three players at table 4 are fine." in output


def test_a_character_without_any_text_says_so() -> None:
    assert "The file has no text for this character" in words(show("-", stdin='["imp", "acrobat"]'))


def test_a_file_that_is_not_there_gives_a_sentence() -> None:
    result = show("nowhere.json")
    assert result.exit_code == 2
    assert "cannot be read" in result.output
