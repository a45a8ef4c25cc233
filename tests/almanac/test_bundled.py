"""The scripts that come with Sexton, the facts about characters, and finding scripts."""

from pathlib import Path

import pytest

from sexton.almanac import CHARACTERS, UnreadableScript, bundled, export_json, load

TEAMS = {"townsfolk": 40, "outsider": 14, "minion": 13, "demon": 9, "traveller": 5, "loric": 1}


def test_the_facts() -> None:
    assert len(CHARACTERS) == 82
    teams = [facts.team for facts in CHARACTERS.values()]
    assert {team: teams.count(team) for team in TEAMS} == TEAMS
    drunk = CHARACTERS["drunk"]
    assert (drunk.name, drunk.name_ko, drunk.team, drunk.setup) == ("Drunk", "주정뱅이", "outsider", True)
    assert all(facts.icon.startswith("game-icons:") for facts in CHARACTERS.values())


def test_the_bundled_scripts() -> None:
    counts = {name: len(load(name).script().characters) for name in bundled()}
    assert counts == {
        "boffin-and-summoner": 24,
        "emti-yong": 32,
        "natural-20": 31,
        "slightly-more-trouble-brewing": 22,
        "tea-lady-and-goon": 24,
    }
    assert {id for name in bundled() for id in load(name).ids} == set(CHARACTERS)


def test_a_script_by_name_title_or_path(tmp_path: Path) -> None:
    by_name = load("slightly-more-trouble-brewing")
    assert (by_name.title, by_name.author) == ("Slightly More Trouble Brewing", "Duncan")
    assert load("Slightly more trouble brewing") == by_name
    file = tmp_path / "mine"
    file.write_text(export_json(by_name), encoding="utf-8")
    assert load(str(file)).script() == by_name.script()


def test_a_name_that_is_nothing_lists_what_there_is() -> None:
    with pytest.raises(UnreadableScript, match="slightly-more-trouble-brewing"):
        load("trouble")


def test_the_nights_of_natural_20() -> None:
    """almanac-24"""
    script = load("natural-20").script()
    assert " ".join(script.first_night) == (
        "dusk kazali poppygrower minioninfo lunatic demoninfo poisoner courtier snakecharmer devilsadvocate "
        "cerenovus pukka damsel seamstress dawn"
    )
    assert " ".join(script.other_nights) == (
        "dusk cacklejack harlot poppygrower poisoner courtier gambler snakecharmer monk devilsadvocate "
        "cerenovus lunatic imp pukka ojo kazali hatter professor damsel ravenkeeper undertaker seamstress dawn"
    )


def test_the_nights_of_the_script_with_boffin_and_summoner() -> None:
    """almanac-25"""
    script = load("boffin-and-summoner").script()
    assert " ".join(script.first_night) == (
        "dusk boffin minioninfo summoner demoninfo godfather investigator chef grandmother balloonist dawn"
    )
    assert " ".join(script.other_nights) == (
        "dusk cacklejack harlot gambler summoner "
        "shabaloth po alhadikhia assassin godfather barber plaguedoctor sage banshee "
        "moonchild grandmother ravenkeeper flowergirl towncrier oracle balloonist dawn"
    )
