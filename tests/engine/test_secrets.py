"""Two games that differ only in what one player cannot know: everything that reaches that player is the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sexton.characters  # noqa: F401 - registers the characters
from sexton.almanac import script_of
from sexton.engine.character import CHARACTERS
from sexton.engine.manual import is_manual
from sexton.engine.view import seen, view
from sexton.scenario import Scene

EVERY_CHARACTER = script_of("every character", "", tuple(sorted(c for c in CHARACTERS if not is_manual(c))))

World = tuple[str, dict[str, Any]]
"""Who sits where, and what is played: nights and days by name, in order."""


def all_that_reaches(world: World, name: str = "Ann") -> list[bytes]:
    """Everything that a player's device is sent in such a game: views, events, and what is asked of or open to them,
    at the end of each phase that is played."""
    seats, plays = world
    scene = Scene(seats, script=EVERY_CHARACTER)
    seat = scene.words.seat(name)
    reached = []
    for phase, spec in plays.items():
        match phase.split():
            case ["night", number]:
                scene.night(int(number), spec)
            case ["day", number]:
                scene.day(int(number), spec)
            case _:
                scene.setup(spec)
        game = scene.game
        reached += [msgspec.json.encode(part) for part in (view(game.state, seat), seen(game.state, seat))]
        reached.append(msgspec.json.encode(game.offers(seat)))
    return reached


OTHERS = "Ben=Saint, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp"
TOLD_ONE = {"night 1": {"Dan": "Cat", "Ann is told": 1}}
BLUFFS = ["Slayer", "Virgin", "Fool"]

CASES: dict[str, tuple[World, World]] = {
    "the Drunk": (
        (f"Ann=Empath, {OTHERS}", TOLD_ONE),
        (f"Ann=Drunk (thinks Empath), {OTHERS}", TOLD_ONE),
    ),
    "the Marionette": (
        (f"Ann=Empath, {OTHERS}", TOLD_ONE),
        (f"Ann=Marionette (thinks Empath), {OTHERS}", TOLD_ONE),
    ),
    "the Lunatic": (
        (
            "Ann=Imp, Ben=Saint, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Empath",
            {
                "night 1": {"Dan": "Cat", "Storyteller bluffs Ann": BLUFFS},
                "night 2": {"Dan": "Cat", "Ann": "Eve"},
            },
        ),
        (
            "Ann=Lunatic (thinks Imp), Ben=Saint, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp",
            {
                "night 1": {"Dan": "Cat", "Storyteller minions Ann": "Dan", "Storyteller bluffs Ann": BLUFFS},
                "night 2": {"Dan": "Cat", "Ann": "Eve", "Gus": "Eve"},
            },
        ),
    ),
    "the Ogre, who does not know their side": (
        ("Ann=Ogre, Ben=Saint, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp", {"night 1": {"Ann": "Ben"}}),
        ("Ann=Ogre, Ben=Poisoner, Cat=Chef, Dan=Saint, Eve=Monk, Fay=Mayor, Gus=Imp", {"night 1": {"Ann": "Ben"}}),
    ),
    "which of two Demons is the Magician": (
        ("Ann=Poisoner, Ben=Imp, Cat=Magician, Dan=Chef, Eve=Monk, Fay=Mayor, Gus=Saint", {"night 1": {"Ann": "Dan"}}),
        ("Ann=Poisoner, Ben=Magician, Cat=Imp, Dan=Chef, Eve=Monk, Fay=Mayor, Gus=Saint", {"night 1": {"Ann": "Dan"}}),
    ),
    "the evil whom the Poppy Grower parts": (
        (
            "Ann=Poisoner, Ben=Poppy Grower, Cat=Imp, Dan=Chef, Eve=Monk, Fay=Mayor, Gus=Saint",
            {"night 1": {"Ann": "Eve"}},
        ),
        (
            "Ann=Poisoner, Ben=Poppy Grower, Cat=Chef, Dan=Imp, Eve=Monk, Fay=Mayor, Gus=Saint",
            {"night 1": {"Ann": "Eve"}},
        ),
    ),
    "the hands of an Organ Grinder's ballot": (
        (
            "Ann=Mayor, Ben=Organ Grinder, Cat=Imp, Dan=Chef, Eve=Monk, Fay=Empath, Gus=Saint",
            {"night 1": {"Ben": False}, "day 1": [{"Ann nominates Cat": ["Dan", "Eve", "Fay", "Gus", "Ann"]}]},
        ),
        (
            "Ann=Mayor, Ben=Organ Grinder, Cat=Imp, Dan=Chef, Eve=Monk, Fay=Empath, Gus=Saint",
            {"night 1": {"Ben": False}, "day 1": [{"Ann nominates Cat": ["Ann", "Ben"]}]},
        ),
    ),
    "the Boffin's gift": (
        (
            "Ann=Chef, Ben=Boffin, Cat=Imp, Dan=Sage, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"setup": {"Storyteller gift": "Slayer"}, "night 1": {"Ann is told": 1}, "night 2": {"Cat": "Eve"}},
        ),
        (
            "Ann=Chef, Ben=Boffin, Cat=Imp, Dan=Sage, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"setup": {"Storyteller gift": "Fool"}, "night 1": {"Ann is told": 1}, "night 2": {"Cat": "Eve"}},
        ),
    ),
    "what a Cannibal has eaten": (
        (
            "Ann=Cannibal, Ben=Empath, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp",
            {"day 1": ["Ben is executed"], "night 2": {"Dan": "Cat", "Gus": "Eve", "Ann is told": 1}},
        ),
        (
            "Ann=Cannibal, Ben=Baron, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp",
            {
                "day 1": ["Ben is executed", {"Storyteller pretend": "Empath"}],
                "night 2": {"Dan": "Cat", "Gus": "Eve", "Ann is told": 1},
            },
        ),
    ),
    "whose ability the Philosopher took": (
        (
            "Ann=Empath, Ben=Philosopher, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp",
            {"night 1": {"Ben": "Empath", "Dan": "Cat", "Ann is told": 1}},
        ),
        (
            "Ann=Empath, Ben=Philosopher, Cat=Chef, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Imp",
            {"night 1": {"Ben": "Slayer", "Dan": "Cat", "Ann is told": 1}},
        ),
    ),
    "that a Kazali has made them the Marionette": (
        (
            "Ann=Slayer, Ben=Kazali, Cat=Chef, Dan=Klutz, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"night 1": {"Ben": ["Ann", "Marionette"]}, "night 2": {"Ben": "Eve"}, "day 2": []},
        ),
        (
            "Ann=Slayer, Ben=Kazali, Cat=Chef, Dan=Klutz, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"night 1": {"Ben": ["Cat", "Baron"]}, "night 2": {"Ben": "Eve"}, "day 2": []},
        ),
    ),
    "that a Plague Doctor's death has made them the Marionette": (
        (
            "Ann=Slayer, Ben=Imp, Cat=Plague Doctor, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"day 1": ["Cat is executed", {"Storyteller gain": "Marionette"}], "night 2": {"Ben": "Eve"}, "day 2": []},
        ),
        (
            "Ann=Slayer, Ben=Imp, Cat=Plague Doctor, Dan=Poisoner, Eve=Monk, Fay=Mayor, Gus=Virgin",
            {"day 1": ["Cat is executed", {"Storyteller gain": "Baron"}], "night 2": {"Ben": "Eve"}, "day 2": []},
        ),
    ),
    "that the Storyteller has made them the Drunk": (
        (f"Ann=Slayer, {OTHERS}", {"day 1": ["Storyteller makes Ann the Drunk"], "night 2": {"Gus": "Eve"}}),
        (f"Ann=Slayer, {OTHERS}", {"day 1": ["Storyteller makes Cat the Drunk"], "night 2": {"Gus": "Eve"}}),
    ),
    "the poisoned": (
        (f"Ann=Empath, {OTHERS}", {"night 1": {"Dan": "Ann", "Ann is told": 1}}),
        (f"Ann=Empath, {OTHERS}", {"night 1": {"Dan": "Eve", "Ann is told": 1}}),
    ),
}


@pytest.mark.parametrize("secret", CASES)
def test_nothing_that_reaches_a_player_depends_on(secret: str) -> None:
    one, other = CASES[secret]
    assert one != other
    assert all_that_reaches(one) == all_that_reaches(other)


def test_what_a_player_does_know_makes_a_difference() -> None:
    """The comparison would notice."""
    one, _ = CASES["the poisoned"]
    told_zero = {"night 1": {"Dan": "Ann", "Ann is told": 0}}
    assert all_that_reaches(one) != all_that_reaches((f"Ann=Empath, {OTHERS}", told_zero))
