"""Scripts with characters that are not official, or that Sexton knows by name only."""

import json
from typing import Any

import msgspec
import pytest

import sexton.characters
import sexton.jinxes  # noqa: F401 - the rules of every pair
from sexton.almanac import UnreadableScript, export_json, load, read, read_script_json
from sexton.engine.game import Game, Refused, Setup
from sexton.engine.jinx import in_force

LAMPLIGHTER = {
    "id": "lamplighter_x",
    "name": "Lamplighter",
    "team": "townsfolk",
    "ability": "Each night*, choose a player: learn whether their lamp is lit.",
}
SIX: list[Any] = [
    {"id": "_meta", "name": "Lamps", "author": "Tinker"},
    "chef",
    "imp",
    {"id": "poisoner"},
    "scarletwoman",
    "empath",
    LAMPLIGHTER,
]
BUNDLED = (
    "emti-yong",
    "tea-lady-and-goon",
    "natural-20",
    "slightly-more-trouble-brewing",
    "boffin-and-summoner",
)
PLAYERS = ("Ana", "Ben", "Cat", "Dan", "Eve")


def codes(text: str) -> dict[str, str]:
    return {problem.code: problem.level for problem in read_script_json(text).problems}


def test_a_script_file_with_a_homebrew_character() -> None:
    """almanac-23"""
    almanac = read_script_json(json.dumps(SIX))
    assert almanac.ids == ("chef", "imp", "poisoner", "scarletwoman", "empath", "lamplighter_x")
    assert [entry.id for entry in almanac.entries if entry.homebrew] == ["lamplighter_x"]
    assert codes(json.dumps(SIX))["homebrew"] == "warning"
    script = almanac.script()
    assert script.characters == (*almanac.ids[:5], "townsfolk:lamplighterx", "bootlegger")
    assert json.loads(export_json(almanac)) == [*SIX[:3], "poisoner", *SIX[4:]]


def test_the_bootlegger_comes_by_itself_and_shows_the_text() -> None:
    """bootlegger-01"""
    eight = ["chef", "empath", "monk", "slayer", "saint", "poisoner", "baron", "imp"]
    script = read_script_json(json.dumps([*eight, LAMPLIGHTER])).script()
    assert "bootlegger" in script.characters
    began, *_ = Game(Setup(script=script, players=PLAYERS)).state.events()
    assert [(made.id, made.name, made.ability) for made in began.manual] == [
        ("townsfolk:lamplighterx", "Lamplighter", LAMPLIGHTER["ability"])
    ]


def test_the_bootlegger_stays_as_long_as_the_homebrew() -> None:
    """bootlegger-03"""
    script = read_script_json(json.dumps(SIX)).script()
    without = msgspec.structs.replace(script, characters=script.characters[:-1])
    with pytest.raises(Refused, match=r"Lamplighter is not official, so the Bootlegger stays on the script"):
        Game(Setup(script=without, players=PLAYERS))
    Game(Setup(script=script, players=PLAYERS))
    assert "bootlegger" not in load("boffin-and-summoner").script().characters


def test_an_authors_rules_bring_the_bootlegger_too() -> None:
    items = [{"id": "_meta", "bootlegger": ["The Imp cannot choose Ana."]}, "chef", "empath", "monk", "baron", "imp"]
    script = read_script_json(json.dumps(items)).script()
    assert script.rules == ("The Imp cannot choose Ana.",)
    assert script.characters[-1] == "bootlegger"


def test_pages_with_strange_characters(bare: str) -> None:
    """almanac-34: in the layout of a page of bare lines."""
    with pytest.raises(UnreadableScript, match=r"'Villager' \(line 8\) stands where the team of 'Golem' should stand"):
        read(bare.replace("Outsider\nGolem", "Villager\nGolem").encode())
    almanac = read((bare + "\nTownsfolk\nFlibbertigibbet\nEach night, learn a rumour.\nHush.\nPsst.").encode())
    assert len(almanac.entries) == 4
    assert almanac.entries[-1].homebrew
    assert almanac.entries[-1].facts is None
    script = almanac.script()
    assert script.characters[-2:] == ("townsfolk:flibbertigibbet", "bootlegger")
    assert "townsfolk:flibbertigibbet" in script.first_night
    assert "townsfolk:flibbertigibbet" in script.other_nights
    with pytest.raises(UnreadableScript, match=r"Chef \(line \d+\) stands under 'Demon' but is Townsfolk"):
        read(bare.replace("Townsfolk\nChef", "Demon\nChef").encode()).script()


def test_a_count_that_is_not_so_is_asked_about(numbered: str) -> None:
    """almanac-33: in the layout of a numbered page, with six, four and an unreadable number announced for five."""
    assert read(numbered).script()
    for wrong, said in (
        ("6 characters", "announces 6 characters, found 5"),
        ("4 characters", "announces 4 characters, found 5"),
        ("many characters", "announced number of characters is unreadable.*found 5"),
    ):
        almanac = read(numbered.replace("5 characters", wrong))
        assert [problem.level for problem in almanac.doubts] == ["doubt"]
        with pytest.raises(UnreadableScript, match=said):
            almanac.script()
        assert almanac.script(confirmed=True).characters == read(numbered).script().characters


def test_the_counts_of_the_real_pages(seeds: dict[str, bytes]) -> None:
    """almanac-33"""
    text = seeds["003"].decode().replace("22 characters", "23 characters")
    with pytest.raises(UnreadableScript, match="announces 23 characters, found 22"):
        read(text).script()
    text = seeds["002"].decode()
    start, end = text.index("Traveller\n\nGnome"), text.index("Loric\n")
    with pytest.raises(UnreadableScript, match="announces 31 characters, found 30"):
        read(text[:start] + text[end:]).script()
    text = seeds["000"].decode()
    head, _, rest = text.partition(" characters")
    with pytest.raises(UnreadableScript, match=r"unreadable .*found 32"):
        read(head.rstrip("0123456789") + "many characters" + rest).script()


def test_the_jinxes_of_each_script() -> None:
    """almanac-26: of the scripts as they are bundled; natural-20 has its author's rule for its pair."""
    pairs = {name: [(j.pair, j.house_rules) for j in in_force(load(name).script().characters)] for name in BUNDLED}
    assert pairs == {
        "emti-yong": [(("ogre", "recluse"), ())],
        "tea-lady-and-goon": [(("fanggu", "scarletwoman"), ())],
        "natural-20": [(("kazali", "poppygrower"), ("poppies",))],
        "slightly-more-trouble-brewing": [],
        "boffin-and-summoner": [],
    }


def test_official_characters_that_are_not_resolved_are_played_by_hand() -> None:
    items = ["alchemist", "chef", "empath", "butler", "baron", "imp"]
    almanac = read_script_json(json.dumps(items))
    assert [p.code for p in almanac.problems] == ["manual-character", "manual-character", "no-texts"]
    script = almanac.script()
    assert script.characters == ("townsfolk:alchemist", "chef", "empath", "outsider:butler", "baron", "imp")
    assert script.other_nights.index("imp") < script.other_nights.index("outsider:butler")
    assert [(c.name, c.official, c.reminders) for c in script.manual] == [
        ("Alchemist", True, ("Is The Alchemist",)),
        ("Butler", True, ("Master",)),
    ]
    assert not script.homebrew


@pytest.mark.parametrize(
    ("fields", "first", "other"),
    [
        ({"ability": "Each night, point."}, True, True),
        ({"ability": "Each night*, point."}, False, True),
        ({"ability": "You start knowing a secret."}, True, False),
        ({"ability": "매일 밤*, 한 명을 고릅니다."}, False, True),
        ({"ability": "You cannot vote."}, False, False),
        ({"ability": "Each night, point.", "firstNight": 30}, True, False),
        ({"ability": "You cannot vote.", "otherNightReminder": "Look around."}, False, True),
        ({"ability": "You cannot vote.", "firstNight": 1e9}, True, False),
        ({"ability": "You cannot vote.", "firstNight": "soon", "otherNight": -3}, False, False),
    ],
)
def test_when_homebrew_wakes(fields: dict[str, Any], first: bool, other: bool) -> None:
    made = {"id": "lamp", "name": "Lamp", "team": "townsfolk", **fields}
    script = read_script_json(json.dumps(["chef", "monk", "imp", made])).script()
    assert ("townsfolk:lamp" in script.first_night, "townsfolk:lamp" in script.other_nights) == (first, other)
    assert script.first_night[-1] == script.other_nights[-1] == "dawn"


def test_the_scripts_own_order_places_homebrew() -> None:
    made = {"id": "lamp", "name": "Lamp", "team": "minion", "ability": "Each night, point."}
    meta = {"id": "_meta", "firstNight": ["dusk", "lamp", "minioninfo"], "otherNight": ["dusk", "imp", "lamp", "dawn"]}
    script = read_script_json(json.dumps([meta, "empath", "monk", "imp", made])).script()
    assert script.first_night[:3] == ("dusk", "minion:lamp", "minioninfo")
    assert script.other_nights.index("minion:lamp") == script.other_nights.index("imp") + 1


def test_an_authors_jinxes_are_announced_with_their_rules() -> None:
    jinxes = [{"id": "imp", "reason": "The lamp stays lit."}, {"id": "nobody"}, "odd", {"id": "x", "reason": 3}]
    made = {"id": "lamp", "name": "Lamp", "team": "townsfolk", "ability": "You glow.", "jinxes": jinxes}
    assert read_script_json(json.dumps(["chef", "imp", made])).script().rules == ("Lamp / Imp: The lamp stays lit.",)
