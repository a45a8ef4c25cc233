"""Single sentences of a told game: who acts, who is told by whom, and what lies where."""

from __future__ import annotations

from typing import Any

from games import EVERYBODY
from sexton.engine.character import CHARACTERS
from sexton.engine.grimoire import steps
from sexton.scenario import Scene
from sexton.story import narration
from sexton.story.explanation import explained, spread

SEVEN = "Ana=Town Crier, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
NIGHTS_OF_SEVEN = {"Cat": "Gus", "Ben": "Cat"}


def scene(seats: str, *nights_and_days: Any) -> Scene:
    """A scene of a night, a day, a night and so on."""
    played = Scene(seats, script=EVERYBODY)
    for i, spec in enumerate(nights_and_days):
        (played.day if i % 2 else played.night)(i // 2 + 1, spec)
    return played


def whole(played: Scene) -> str:
    return narration.plain(narration.for_storyteller(played.game))


def seen_by(played: Scene, seat: int | None) -> str:
    state = played.game.state
    return narration.plain(narration.for_everybody(state) if seat is None else narration.for_seat(state, seat))


def test_who_tells_or_asks_is_not_who_is_told_or_asked() -> None:
    seats = "Ana=Cerenovus, Ben=Damsel, Cat=Monk, Dan=Al-Hadikhia, Eve=Slayer, Fay=Chef, Gus=Virgin"
    played = scene(
        seats,
        {"Ana": ["Cat", "Klutz"]},
        [],
        {"Ana": ["Cat", "Sage"], "Cat": "Gus", "Dan": ["Cat", "Ana", "Fay"], "Cat as Al-Hadikhia": "live"},
    )
    ana, cat = seen_by(played, 0), seen_by(played, 2)
    assert "As the Cerenovus you choose: Cat as the Klutz." in ana
    assert "Through the Damsel you learn: Damsel." in ana
    assert "Through the Cerenovus you learn: Klutz." in cat
    assert "Asked by the ability of the Al-Hadikhia you choose: to live." in cat


def test_what_is_said_in_public() -> None:
    seats = "Ana=Gangster (evil), Ben=Damsel, Cat=Monk, Dan=Imp, Eve=Slayer, Fay=Chef, Gus=Virgin, Hal=Poisoner"
    played = scene(
        seats,
        {"Hal": "Gus"},
        [{"Eve claims Damsel": "Fay"}, "Ana claims Gangster", {"Hal": False}, {"Ben": False}],
    )
    town = seen_by(played, None)
    assert "Eve guesses in public that Fay is the Damsel." in town
    assert "Ana acts in public as the Gangster.\n" in town


def test_everybody_hears_whom_an_ability_names() -> None:
    played = scene("Ana=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Chef, Gus=Virgin, Hal=Gnome (good)")
    played.setup({"Storyteller mark": "Ben"})
    played.night(1, {"Cat": "Gus"})
    assert "Everybody learns that the ability of the Gnome has begun: it is about Ben." in seen_by(played, None)


def test_a_first_night_that_comes_late_is_told_by_its_characters_name() -> None:
    played = scene(
        "Ana=Chef, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Professor",
        {"Cat": "Eve"},
        ["Ana is executed"],
        {**NIGHTS_OF_SEVEN, "Cat": "Eve", "Dan": "Cat", "Gus": "Ana"},
    )
    told = whole(played).partition("== Night 2")[2]
    assert "Chef: Ana" in told
    assert "Minion info" not in told


def test_the_steps_of_a_night_are_named_after_those_who_act() -> None:
    played = scene(SEVEN, {"Cat": "Gus"}, [], {**NIGHTS_OF_SEVEN, "Dan": "Fay", "stop before": "Ana"})
    assert all(step.seats or step.character not in CHARACTERS for step in steps(played.game))


def test_an_introduction_is_nobodys_ability() -> None:
    """The first who sits in the circle is drunk while the Minions are introduced, which tells of nothing there."""
    seats = "Ana=Oracle, Ben=Grandmother, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Philosopher, Gus=Virgin"
    played = scene(seats, {"Fay": "Oracle", "Cat": "Gus"})
    told = narration.plain(spread(explained(played.game)))
    introduced = told.partition("Minion info\n")[2].partition("Poisoner: ")[0]
    assert "does not work" not in introduced


def test_the_dead_leave_no_reminders() -> None:
    played = scene(
        SEVEN,
        {"Cat": "Gus"},
        ["Fay is executed"],
        {**NIGHTS_OF_SEVEN, "Dan": "Ana"},
        [{"Cat nominates Eve": ["Ben", "Cat", "Eve"]}, "day ends"],
    )
    day = whole(played).partition("== Day 2")[2]
    assert "Eve is executed and dies." in day
    assert "Reminder for" not in day
    assert not [t for t in played.game.state.tokens if t.character in ("towncrier", "undertaker")]


def test_a_reminder_that_lies_there_is_not_placed_again() -> None:
    seats = "Ana=Town Crier, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Baron, Gus=Virgin"
    played = scene(seats, {"Cat": "Gus"}, [{"Cat nominates Eve": []}, {"Fay nominates Ben": []}])
    assert whole(played).count("Reminder for Ana: Minion nominated") == 1


def test_a_jinx_stands_with_what_it_does() -> None:
    seats = "Ana=Plague Doctor, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    played = scene(
        seats,
        {"Cat": "Gus"},
        ["Ana is executed", {"Storyteller gain": "Baron"}, {"Storyteller outsider": ["Eve", "Klutz"]}],
    )
    told = narration.plain(spread(explained(played.game)))
    changed = told.partition("Eve becomes the Klutz.\n")[2].partition("\n\n")[0]
    assert "The jinx of the Baron and the Plague Doctor decides here." in changed


def test_the_storyteller_needs_no_telling() -> None:
    seats = "Ana=Plague Doctor, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    played = scene(
        seats,
        {"Cat": "Gus"},
        ["Ana is executed", {"Storyteller gain": "Boffin"}],
        {"Storyteller gift": "Chef", **NIGHTS_OF_SEVEN, "Dan": "Eve"},
    )
    assert "Dan learns: Chef." in whole(played)
    assert "The Storyteller learns" not in whole(played)


def test_a_death_that_brings_another_still_sets_off_what_hangs_on_it() -> None:
    """The Grandmother dies between a Banshee's death and what comes of it."""
    seats = "Ana=Grandmother, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Banshee, Gus=Virgin"
    played = scene(
        seats,
        {"Cat": "Gus", "Storyteller mark": "Fay"},
        [],
        {"Cat": "Gus", "Ben": "Cat", "Dan": "Fay"},
    )
    told = narration.plain(spread(explained(played.game)))
    assert "Reminder for Fay: has ability (Banshee).\n    The death of Fay set it off.\n" in told
    assert "Ana dies by the Grandmother (Ana).\n" in told


def test_a_gift_leaves_no_reminders_once_its_giver_is_dead() -> None:
    played = Scene("Ana=Boffin, Ben=Monk, Cat=Chef, Dan=Imp, Eve=Slayer, Fay=Virgin, Gus=Oracle", script=EVERYBODY)
    played.setup({"Storyteller gift": "Flowergirl"})
    played.night(1, {})
    played.day(1, ["Ana is executed"])
    played.night(2, {"Ben": "Gus", "Dan": "Ben"})
    played.day(2, [])
    before, _, after = whole(played).partition("== Day 2")
    assert "Reminder for Dan: Demon not voted (Flowergirl)." in before
    assert "Reminder for Dan" not in after


def test_what_no_death_sets_off_is_not_put_down_to_one() -> None:
    seats = "Ana=Shabaloth, Ben=Monk, Cat=Poisoner, Dan=Goon, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    played = scene(seats, {"Cat": "Gus"}, [], {"Cat": "Gus", "Ben": "Cat", "Ana": ["Eve", "Dan"]})
    told = narration.plain(spread(explained(played.game)))
    assert "Eve dies by the Shabaloth (Ana)." in told
    assert "set it off" not in told.partition("Reminder for Ana: drunk (Goon).\n")[2]
