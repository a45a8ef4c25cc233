"""All official characters: those that Sexton resolves, those it only knows, and the night they share."""

import json
import re
from pathlib import Path

import pytest

from sexton.almanac import CHARACTERS, NIGHT_ORDER, OTHERS, CharacterFacts, official
from sexton.almanac.names import fold, recognise, similar

OFFICIAL = {**CHARACTERS, **OTHERS}
STEPS = {"dusk", "minioninfo", "demoninfo", "dawn"}
TEAMS = {"townsfolk": 29, "outsider": 9, "minion": 14, "demon": 10, "traveller": 13, "fabled": 14, "loric": 10}
ICONS = Path(__file__).parents[2] / "web" / "data" / "icons.json"


def test_the_others_are_those_that_sexton_does_not_resolve() -> None:
    assert not set(CHARACTERS) & set(OTHERS)
    teams = [facts.team for facts in OTHERS.values()]
    assert {team: teams.count(team) for team in teams} == TEAMS
    assert list(OTHERS) == sorted(OTHERS, key=lambda id: (list(TEAMS).index(OTHERS[id].team), id))
    pit_hag, lil_monsta = OTHERS["pithag"], OTHERS["lilmonsta"]
    assert (pit_hag.name, pit_hag.name_ko, pit_hag.team, pit_hag.setup) == ("Pit-Hag", "마귀할멈", "minion", False)
    assert (lil_monsta.setup, lil_monsta.reminders_global) == (True, ("Is The Demon", "Dead"))
    assert official("pithag") is pit_hag
    assert official("imp") is CHARACTERS["imp"]
    assert official("nobody") is None


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_an_other_is_names_and_labels_only(other: CharacterFacts) -> None:
    """No texts: nothing that Sexton holds of them is long enough to be a sentence."""
    assert re.fullmatch(r"[a-z]+", other.id)
    assert other.id == fold(other.name)
    assert re.search(r"[가-힣]", other.name_ko)
    for label in (other.name, other.name_ko, *other.variants_ko, *other.reminders, *other.reminders_global):
        assert 0 < len(label) <= 22
        assert label == label.strip()
        assert not label.endswith(".")


def test_every_official_character_has_its_icon_in_the_client() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))
    assert {id: f"game-icons:{icon}" for id, icon in icons.items()} == {id: f.icon for id, f in OFFICIAL.items()}


def test_no_name_means_two_characters() -> None:
    spellings = [
        (fold(name), facts.id)
        for facts in OFFICIAL.values()
        for name in {facts.id, fold(facts.name), fold(facts.name_ko), *map(fold, facts.variants_ko)}
    ]
    assert len(spellings) == len(dict(spellings))


@pytest.mark.parametrize("night", [NIGHT_ORDER.first_night, NIGHT_ORDER.other_nights], ids=["first", "other"])
def test_a_night_names_official_characters_and_the_steps(night: tuple[str, ...]) -> None:
    assert night[0] == "dusk"
    assert len(set(night)) == len(night)
    assert set(night) <= STEPS | set(OFFICIAL)
    # Two are announced to everybody as the day begins.
    assert set(night[night.index("dawn") + 1 :]) <= {"leviathan", "vizier"}


@pytest.mark.parametrize(
    ("night", "around"),
    [
        (NIGHT_ORDER.first_night, "minioninfo snitch lunatic summoner demoninfo king sailor marionette"),
        (NIGHT_ORDER.first_night, "devilsadvocate eviltwin witch cerenovus fearmonger harpy mezepheles pukka"),
        (NIGHT_ORDER.other_nights, "courtier innkeeper wizard gambler acrobat snakecharmer monk"),
        (NIGHT_ORDER.other_nights, "lunatic exorcist lycanthrope princess legion imp zombuul pukka shabaloth po"),
    ],
)
def test_the_others_have_their_places_among_the_resolved(night: tuple[str, ...], around: str) -> None:
    steps = around.split()
    start = night.index(steps[0])
    assert list(night[start : start + len(steps)]) == steps


@pytest.mark.parametrize("other", OTHERS)
def test_an_other_is_recognised_by_all_its_names(other: str) -> None:
    facts = OTHERS[other]
    for name in (other, facts.name, facts.name.upper(), facts.name_ko, *facts.variants_ko):
        assert recognise(name) == recognise(other)
        assert recognise(name).id == other
        assert recognise(name).known
        assert not recognise(name).quirk


@pytest.mark.parametrize(
    ("written", "id", "quirk"),
    [
        ("pit_hag", "pithag", ""),
        ("Lil Monsta", "lilmonsta", ""),
        ("god-of-ug", "godofug", ""),
        ("릴몬스타", "lilmonsta", ""),
        ("Butler1-75", "butler", "digits"),
        ("집사2", "butler", "digits"),
        ("ko_KR_highpriestess", "highpriestess", "prefix"),
        ("en-spy", "spy", "prefix"),
    ],
)
def test_others_are_recognised_as_files_spell_them(written: str, id: str, quirk: str) -> None:
    found = recognise(written)
    assert (found.id, found.known, found.quirk) == (id, True, quirk)


def test_a_mistyped_name_brings_both_kinds_to_mind() -> None:
    assert similar("Butlre") == ("butler",)
    assert similar("Sailer") == ("sailor", "slayer")
    assert similar("Highpriest") == ("highpriestess",)
