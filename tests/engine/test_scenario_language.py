"""Scenarios say in a sentence what they do not understand, and seat whom they name."""

import pytest

from sexton.scenario import play
from sexton.scenario.files import script_for

SEATS = "Ana=Virgin, Ben=Empath, Cleo=Monk, Dov=Poisoner, Eli=Imp, Fay=Slayer, Gus=Savant"

MISTAKES = [
    ("Zed nominates Ana", "nobody is called 'Zed'"),
    ("Zed chooses Ana", "stranger"),
    ({"Ana nominates Ben": {"hands": ["Zed"]}}, "nobody is called 'Zed'"),
    ("Storyteller kills Zed", "nobody is called 'Zed'"),
    ({"Ana claims Foo": "Ben"}, "claim by Ana was refused"),
    ("Ana visits as Foo", "visit by Ana was refused"),
    ({"undo": "often"}, "write a number"),
    ({"then": {"Ana": {"hungry": True}}}, "hungry"),
    ({"then": {"alive": None}}, "'alive' stands without"),
    ({"then": {"counts for 8": None}}, "'counts for 8' stands without"),
    ({"refused": ["Gus visits as Savant: nobody"]}, "should have been refused"),
    ("Ana dances", "docs/scenarios.md"),
]


@pytest.mark.parametrize(("line", "said"), MISTAKES, ids=lambda part: str(part)[:40])
def test_a_line_that_is_not_understood_is_named(line: object, said: str) -> None:
    result = play({"scenario": "a mistake", "seats": SEATS, "play": [{"day 1": [line]}]})
    assert not result.passed
    assert said in result.problem


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (5, "Ana=Empath"),
        ("Ana", "Name=Character"),
        ("Ana=Foo", "Foo"),
        ("Ana=Virgin, Ana=Monk, Cleo=Monk, Dov=Poisoner, Eli=Imp", "Ana"),
        ("Ana=Virgin (thinks)", "thinks X"),
    ],
)
def test_seats_that_are_none_are_named(seats: object, said: str) -> None:
    result = play({"scenario": "a mistake", "seats": seats})
    assert not result.passed
    assert said in result.problem


def test_whoever_is_seated_is_on_the_script_and_has_a_place_in_the_night() -> None:
    scenario = {"seats": SEATS.replace("Savant", "Noble"), "script": "natural-20 + Chef"}
    script = script_for(scenario)
    assert {"noble", "empath", "chef", "fool"} <= set(script.characters)
    assert script.first_night.index("empath") < script.first_night.index("noble")
    assert "gangster" not in script_for({"seats": SEATS + ", Tom=Gangster", "script": ["Imp"]}).characters
    assert script_for({"seats": SEATS, "script": "seated"}).characters[:2] == ("virgin", "empath")


def test_a_night_stops_before_any_line_that_is_named() -> None:
    seats = "Ana=Ravenkeeper, Ben=Empath, Cleo=Monk, Dov=Poisoner, Eli=Imp, Fay=Slayer, Gus=Barber"
    stops = [
        {"night 2": {"Eli": "Ana", "Ana": "Dov", "stop before": "Ana is told"}},
        {"then": {"asked": {"kind": "learn", "about": "Ana"}}},
        {"day 2": "Gus is executed"},
        {"night 3": {"Eli as Imp": "Ben", "stop before": "Eli as Barber"}},
        {"then": {"asked": {"who": "Eli", "for": "barber"}}},
    ]
    result = play({"scenario": "stops", "seats": seats, "play": stops})
    assert result.passed, result.problem


def test_a_whole_line_in_quotation_marks_means_what_it_would_without_them() -> None:
    lines = ["Ana nominates Ben: Cleo, Dov", {"then": {"about to die": "nobody"}}, "Fay claims Slayer: Eli"]
    result = play({"scenario": "quoted", "seats": SEATS, "play": [{"day 1": lines}], "then": {"dead": "Eli"}})
    assert result.passed, result.problem


PAIRS = [
    (
        "Ana=Seamstress, Ben=Empath, Cleo=Monk, Dov=Poisoner, Eli=Imp",
        "Ana",
        ["Ben+Cleo", "Ben and Cleo", ["Ben", "Cleo"]],
    ),
    ("Ana=Gambler, Ben=Empath, Cleo=Monk, Dov=Poisoner, Eli=Imp", "Ana", ["Ben Empath", "Ben as Empath", "Ben=Empath"]),
    ("Ana=Cerenovus, Ben=Empath, Cleo=Monk, Eli=Imp, Fay=Artist", "Ana", ["Ben Fortune Teller", {"Ben": "Artist"}]),
]


@pytest.mark.parametrize(("seats", "who", "pair"), [(s, who, pair) for s, who, pairs in PAIRS for pair in pairs])
def test_two_that_are_chosen_are_written_in_any_way(seats: str, who: str, pair: object) -> None:
    result = play({"scenario": "a pair", "seats": seats, "play": [{"night 1": None}, {"night 2": {who: pair}}]})
    assert result.passed, result.problem


@pytest.mark.parametrize("shown", ["Cleo+Ben Monk", ["Cleo", "Ben", "Monk"], ["Ben", "Cleo", "Monk"]])
def test_what_is_shown_is_written_with_plus_or_as_a_list(shown: object) -> None:
    seats = "Ana=Washerwoman, Ben=Empath, Cleo=Monk, Dov=Poisoner, Eli=Imp"
    told = [{"night 1": {"Ana is told": {"legal with": [shown], "choose": shown}}}]
    result = play({"scenario": "shown", "seats": seats, "play": told, "then": {"Ana": {"told": [shown]}}})
    assert result.passed, result.problem


def test_a_bag_is_a_list_of_tokens() -> None:
    players, bag = "Ana, Ben, Cleo, Dov, Eli", ["Empath", "Monk", "Virgin", "Poisoner", "Imp"]
    scenario = {"scenario": "a bag", "players": players, "play": [{"setup": {"Storyteller bag": bag}}]}
    result = play(scenario | {"then": {"in play": bag}})
    assert result.passed, result.problem


def test_somebody_is_poisoned_or_dead_from_the_start() -> None:
    begun = ["Storyteller marks Ben with poisoned", "Storyteller kills Fay"]
    result = play({"scenario": "begun", "seats": SEATS, "play": begun, "then": {"poisoned": "Ben", "drunk": "nobody"}})
    assert result.passed, result.problem
    result = play({"scenario": "begun", "seats": SEATS, "play": begun, "then": {"Fay": {"dead": False}}})
    assert "Fay dead: expected False, got True" in result.problem
