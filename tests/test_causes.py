"""Why things happened: the reasons below the Storyteller's story, in both languages, for whole random games too."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from games import EVERYBODY, going_on, start
from sexton.almanac import load
from sexton.engine import events as e
from sexton.engine.game import Game
from sexton.engine.script import Script
from sexton.scenario import Scene
from sexton.story import narration
from sexton.story.causes import Cause
from sexton.story.explanation import explained, spread
from sexton.story.narration import Line, Teller
from sexton.story.reasons import Reasons

SCRIPTS = ("slightly-more-trouble-brewing", "natural-20", "boffin-and-summoner", "tea-lady-and-goon", "emti-yong")

SEVEN = "Ana=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"


def scene(seats: str, *play: dict[str, Any], script: Script = EVERYBODY) -> Scene:
    """A scene of the scenario language, played on line by line."""
    played = Scene(seats, script=script)
    for line in play:
        for key, spec in line.items():
            phase, _, number = key.partition(" ")
            if phase == "setup":
                played.setup(spec)
            elif phase == "night":
                played.night(int(number), spec)
            else:
                played.day(int(number), spec)
    return played


def why(seats: str, *play: dict[str, Any], script: Script = EVERYBODY) -> str:
    """The whole story with its reasons, as text."""
    game = scene(seats, *play, script=script).game
    assert narration.plain(explained(game)) == narration.plain(narration.for_storyteller(game))
    assert len(explained(game, "ko")) == len(explained(game))
    return narration.plain(spread(explained(game)))


# ---- deaths, and what keeps from them --------------------------------------------------------------------------


def test_a_monk_saves_while_he_works() -> None:
    told = why(SEVEN, {"night 2": {"Ben": "Fay", "Dan": "Fay"}})
    assert (
        "  Fay would die, but for the Monk (Ben).\n"
        "    The ability of the Imp (Dan) attacks Fay.\n"
        "      The choice of the Imp (Dan) in night 2: Fay.\n"
        "    The ability of the Monk (Ben) saves Fay.\n"
        "    On Fay lies “safe” of the Monk (Ben), in night 2.\n"
    ) in told


def test_a_poisoned_monk_does_not() -> None:
    told = why(SEVEN, {"night 2": {"Cat": "Ben", "Ben": "Fay", "Dan": "Fay"}})
    assert (
        "  Ben chooses: Fay.\n"
        "    The ability of the Monk (Ben) does not work.\n"
        "      Ben is poisoned by the Poisoner (Cat), in night 2.\n"
    ) in told
    assert (
        "  Fay dies by the Imp (Dan).\n"
        "    The ability of the Imp (Dan) attacks Fay.\n"
        "      The choice of the Imp (Dan) in night 2: Fay.\n"
        "    The ability of the Monk (Ben) does not save Fay.\n"
        "      The ability of the Monk (Ben) does not work.\n"
        "        Ben is poisoned by the Poisoner (Cat), in night 2.\n"
    ) in told


def test_a_monk_who_dies_after_his_choice_does_not() -> None:
    """His token lies there, and does not count."""
    seats = "Ana=Empath, Ben=Monk, Cat=Assassin, Dan=Shabaloth, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 2": {"Ben": "Fay", "Dan": ["Ben", "Fay"]}})
    assert (
        "      The choice of the Shabaloth (Dan) in night 2: Ben, Fay.\n"
        "    “safe” of the Monk (Ben) on Fay, in night 2, does not count.\n"
        "      Ben died in night 2.\n"
    ) in told


def test_a_tea_lady_saves_and_a_poisoned_one_does_not() -> None:
    seats = "Ana=Tea Lady, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 2": {"Cat": "Eve", "Dan": "Gus"}}, {"night 3": {"Cat": "Ana", "Dan": "Ben"}})
    assert (
        "    The ability of the Tea Lady (Ana) saves Gus.\n"
        "    On Gus lies “cannot die” of the Tea Lady (Ana), as long as the ability works.\n"
    ) in told
    assert (
        "    The ability of the Tea Lady (Ana) does not save Ben.\n"
        "      Ana is poisoned by the Poisoner (Cat), in night 3.\n"
    ) in told


def test_a_devils_advocate_saves_from_execution() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Devil's Advocate, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 1": {"Cat": "Ana"}}, {"day 1": ["Ana is executed"]})
    assert (
        "Ana is executed, but does not die of it.\n"
        "  Nominated by Dan, with 7 votes, 4 needed, and nobody had as many.\n"
        "  The ability of the Devil's Advocate (Cat) saves Ana.\n"
        "  On Ana lies “survives execution” of the Devil's Advocate (Cat), in night 1.\n"
    ) in told


def test_a_devils_advocate_who_is_poisoned_meanwhile_does_not() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Devil's Advocate, Dan=Imp, Eve=Slayer, Fay=Widow, Gus=Chef"
    told = why(seats, {"night 1": {"Cat": "Ana", "Fay": "Cat"}}, {"day 1": ["Ana is executed"]})
    assert (
        "Ana is executed and dies.\n"
        "  Nominated by Dan, with 7 votes, 4 needed, and nobody had as many.\n"
        "  The ability of the Devil's Advocate (Cat) does not save Ana.\n"
    ) in told
    assert "Cat is poisoned by the Widow (Fay), in night 1.\n" in told


def test_a_fool_saves_himself_once() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Fool"
    told = why(seats, {"night 2": {"Dan": "Gus"}}, {"night 3": {"Dan": "Gus"}})
    assert (
        "    The ability of the Fool (Gus) saves Gus.\n    The ability of the Fool (Gus) is used up by this.\n"
    ) in told
    assert told.count("The ability of the Fool (Gus) was used up before.\n") == 1


def test_a_fool_who_is_poisoned_uses_it_up_in_vain() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Fool"
    told = why(seats, {"night 2": {"Cat": "Gus", "Dan": "Gus"}})
    assert (
        "    The ability of the Fool (Gus) does not save Gus.\n"
        "      Gus is poisoned by the Poisoner (Cat), in night 2.\n"
    ) in told


def test_a_mayor_has_somebody_else_die() -> None:
    seats = "Ana=Mayor, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 2": {"Dan": "Ana", "Storyteller instead": "Fay"}})
    assert "    The ability of the Mayor (Ana) saves Ana.\n    In their place Fay is to die.\n" in told
    assert (
        "  Fay dies by the Imp (Dan).\n"
        "    The ability of the Imp (Dan) attacks Fay.\n"
        "      The choice of the Imp (Dan) in night 2: Ana.\n"
        "      It is in the place of Ana, by the ability of the Mayor (Ana).\n"
    ) in told


def test_nothing_prevents_what_happens_surely() -> None:
    seats = "Ana=Tea Lady, Ben=Monk, Cat=Assassin, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 2": {"Ben": "Gus", "Cat": "Gus"}})
    assert ("    Nothing could prevent this death.\n    The ability of the Tea Lady (Ana) does not save Gus.\n") in told


def test_an_attack_on_the_dead_comes_to_nothing() -> None:
    told = why(SEVEN, {"night 2": {"Dan": "Fay"}}, {"night 3": {"Dan": "Fay"}})
    assert "  Dan chooses: Fay.\n    Fay died in night 2.\n" in told


def test_poison_that_kills_is_the_reason_and_not_the_new_choice() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Assassin, Dan=Pukka, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 1": {"Dan": "Eve"}}, {"night 2": {"Ben": "Fay", "Dan": "Fay"}})
    assert (
        "  Dan chooses: Fay.\n"
        "    Fay is safe from the ability of the Pukka (Dan).\n"
        "      Fay is safe from the Demon by the Monk (Ben), in night 2.\n"
        "  Eve dies by the Pukka (Dan).\n"
        "    The ability of the Pukka (Dan) attacks Eve.\n"
        "      On Eve lies “poisoned” of the Pukka (Dan), in night 1.\n"
    ) in told


def test_the_storytellers_word() -> None:
    told = why(SEVEN, {"day 1": ["Storyteller kills Gus", "Storyteller executes Eve"]})
    assert (
        "Gus dies because the Storyteller says so.\n  The Storyteller says so.\n  Nothing could prevent this death.\n"
    ) in told
    assert "Eve is executed and dies.\n  The Storyteller says so.\n" in told


def test_executions() -> None:
    seats = "Ana=Cerenovus, Ben=Empath, Cat=Recluse, Dan=Imp, Eve=Oracle, Fay=Virgin, Gus=Artist"
    told = why(
        seats,
        {"night 1": {"Ana": ["Ben", "Dreamer"]}},
        {"day 1": ["Storyteller punishes Ben"]},
        {"day 2": ["Eve nominates Fay"]},
        {"day 3": ["Cat is executed"]},
    )
    assert (
        "Ben is executed and dies.\n"
        "  Ben is executed for having broken madness.\n"
        "    Ben is mad by the Cerenovus (Ana), in night 1.\n"
    ) in told
    assert (
        "Eve is executed and dies.\n  The ability of the Virgin (Fay) has Eve executed.\n    Eve nominated Fay.\n"
    ) in told
    assert "Cat is executed and dies.\n  Nominated by Dan, with " in told


def test_an_exile() -> None:
    told = why(
        SEVEN,
        {"day 1": ["Tia joins as Harlot after Ben, good", {"Ana calls for the exile of Tia": "Ana, Ben, Cat, Eve"}]},
    )
    assert "Tia is exiled and dies.\n    The town exiles.\n    4 supported the exile, 4 were needed.\n" in told


# ---- choices ---------------------------------------------------------------------------------------------------


def test_who_chooses_a_goon_is_drunk() -> None:
    seats = "Ana=Goon, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Chef"
    told = why(seats, {"night 2": {"Cat": "Eve", "Ben": "Ana"}})
    assert (
        "  Ben chooses: Ana.\n"
        "    The ability of the Monk (Ben) does not work.\n"
        "      Ben is drunk by the Goon (Ana), in night 2.\n"
    ) in told


def test_a_slayer_in_public() -> None:
    seats = "Ana=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Recluse, Gus=Virgin"
    told = why(
        seats,
        {"day 1": [{"Ana claims Slayer": "Dan"}, {"Eve claims Slayer": "Fay"}, {"Storyteller register": True}]},
    )
    assert "Ana acts in public as the Slayer: Dan.\n  Ana does not have the ability of the Slayer.\n" in told
    assert (
        "Fay dies by the Slayer (Eve).\n"
        "  For the ability of the Slayer (Eve) the Storyteller judged what Fay is taken for: yes.\n"
        "    It comes from the ability of the Recluse (Fay).\n"
        "  The ability of the Slayer (Eve) attacks Fay.\n"
        "    In public the Slayer (Eve) said on day 1: Fay.\n"
    ) in told


def test_a_minion_whom_a_vigormortis_has_killed_goes_on() -> None:
    seats = "Ana=Vigormortis, Ben=Empath, Cat=Monk, Dan=Poisoner, Eve=Slayer, Fay=Juggler, Gus=Virgin"
    told = why(
        seats,
        {"night 2": {"Dan": "Fay", "Ana": "Dan", "Storyteller poison": "Eve"}},
        {"night 3": {"Dan": "Cat", "Cat": "Gus", "Ana": "Gus"}},
        {"night 4": {"Dan": "Ana", "Ana": "Fay"}},
    )
    assert (
        "    The ability of the Monk (Cat) does not save Gus.\n"
        "      The ability of the Monk (Cat) does not work.\n"
        "        Cat is poisoned by the Poisoner (Dan), in night 3.\n"
        "          Though dead, Dan keeps the ability by the Vigormortis (Ana), in night 2.\n"
    ) in told
    assert (
        "    “poisoned” of the Poisoner (Dan) on Ana, in night 4, does not count.\n"
        "      The effects go round in a circle, and the Storyteller has suspended this one.\n"
    ) in told


WIDOWED = "Pam=Poisoner, Wes=Widow, Cy=Courtier, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"


def test_a_ring_of_three_is_ruled() -> None:
    told = why(
        WIDOWED,
        {"night 1": {"Wes": "Pam"}},
        {"night 2": {"Cy": "Widow"}},
        {"night 3": {"Pam": "Cy", "Storyteller ring": 10, "Dan": "Wes"}},
    )
    assert (
        "  A ring of effects: the Storyteller suspends “drunk” on Wes.\n"
        "    The effects go round in a circle that has no answer of its own: the Storyteller decides.\n"
        "      On Pam lies “poisoned” of the Widow (Wes), in night 1.\n"
        "      On Wes lies “drunk” of the Courtier (Cy), in night 2.\n"
        "      On Cy lies “poisoned” of the Poisoner (Pam), in night 3.\n"
    ) in told


def test_two_who_poison_each_other_come_to_an_end() -> None:
    game = scene(WIDOWED, {"night 1": {"Wes": "Pam"}}, {"night 2": {"Cy": "Widow"}}, {"night 3": {"Pam": "Wes"}}).game
    state = game.state.copy()
    courtier = next(t for t in state.tokens if t.character == "courtier")
    e.Lifted(courtier.id).apply(state)
    teller = Teller(None, "en")
    teller.names = list(state.names)
    reasons = Reasons(game, state, teller, {})
    reasons.known = {a.id: a for a in state.abilities}
    widow = next(a for a in state.abilities if a.character == "widow")
    assert reasons.silence(widow) == [
        Cause("Wes is poisoned by the Poisoner (Pam), at the setup."),
        Cause("“poisoned” of the Widow (Wes) on Pam, at the setup, does not count.", 1),
        Cause(
            "Here the effects go round in a circle: what held before still holds, and of new effects the oldest.",
            2,
        ),
    ]


# ---- what is told ----------------------------------------------------------------------------------------------


def test_a_drunk_may_be_told_anything() -> None:
    seats = "Ana=Drunk (thinks Empath), Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Empath, Gus=Virgin"
    told = why(seats, {"night 1": {"Cat": "Gus", "Ana is told": 2, "Fay is told": 0}})
    assert (
        "  Ana learns: 2. (false: the ability is only believed)\n"
        "    The ability of the Empath (Ana) does not work.\n"
        "      The ability is only believed: it comes from the Drunk (Ana).\n"
        "    True would be: 0.\n"
    ) in told
    assert "  Fay learns: 0. (true)\n    The ability of the Empath (Fay) works.\n" in told


def test_the_poisoned_may_be_told_the_truth() -> None:
    told = why(SEVEN, {"night 1": {"Cat": "Ana", "Ana is told": 0}})
    assert (
        "  Ana learns: 0. (true, though poisoned)\n"
        "    It need not be true, and is by the choice of the Storyteller.\n"
        "    The ability of the Empath (Ana) does not work.\n"
        "      Ana is poisoned by the Poisoner (Cat), in night 1.\n"
    ) in told


def test_a_recluse_makes_true_what_is_not() -> None:
    seats = "Ana=Recluse, Ben=Empath, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    told = why(seats, {"night 1": {"Cat": "Gus", "Ben is told": 2}}, {"night 2": {"Cat": "Gus", "Ben is told": 1}})
    assert (
        "  Ben learns: 2. (true)\n"
        "    The ability of the Empath (Ben) works.\n"
        "    Ana is taken for something else by the Recluse (Ana); else true would be: 1.\n"
    ) in told
    assert ("  Ben learns: 1. (true)\n    The ability of the Empath (Ben) works.\n    Also true would be: 2.\n") in told


def test_the_storyteller_overrules() -> None:
    told = why(SEVEN, {"night 1": {"Ana is told": {"choose": 2, "override": True}}})
    assert (
        "  Ana learns: 2. (false: the Storyteller overruled)\n"
        "    The Storyteller answered outside the rules.\n"
        "    True would be: 0.\n"
    ) in told


def test_a_cannibal_who_has_eaten_evil() -> None:
    seats = "Ana=Cannibal, Ben=Empath, Cat=Slayer, Dan=Imp, Eve=Juggler, Fay=Poisoner, Gus=Seamstress, Hal=Chef"
    told = why(
        seats,
        {"day 1": ["Fay is executed", {"Storyteller pretend": "Empath"}]},
        {"night 2": {"Ana is told": 2}},
    )
    assert (
        "  Ana learns: 2. (false: poisoned)\n"
        "    The ability of the Empath (Ana) does not work.\n"
        "      The ability is only believed: it comes from the Cannibal (Ana).\n"
        "      Ana is poisoned by the Cannibal (Ana), on day 1.\n"
        "        That ability silences itself, and its token goes on to count.\n"
        "    True would be: 0.\n"
    ) in told


def test_whom_an_ability_asks_and_what_its_holder_chose_are_told_apart() -> None:
    """The Al-Hadikhia is one of the three, and answers as the others do."""
    seats = "Ana=Chef, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Godfather, Gus=Al-Hadikhia"
    told = why(
        seats,
        {"day 1": ["Ben is executed"]},
        {"night 2": [{"Gus": ["Gus", "Ben", "Ana"]}, {"Gus": "live"}, {"Ben": "live"}, {"Ana": "die"}]},
        script=load("boffin-and-summoner").script(),
    )
    assert "  Gus chooses: to live.\n  Reminder for Ben: 2 (Al-Hadikhia).\n" in told
    assert (
        "  Ben is alive again.\n"
        "    It comes from the ability of the Al-Hadikhia (Gus).\n"
        "      The choice of the Al-Hadikhia (Gus) in night 2: Gus, Ben, Ana.\n"
    ) in told
    assert (
        "  Ana dies by the Al-Hadikhia (Gus).\n"
        "    The ability of the Al-Hadikhia (Gus) attacks Ana.\n"
        "      The choice of the Al-Hadikhia (Gus) in night 2: Gus, Ben, Ana.\n"
    ) in told


def test_whom_two_have_named_is_said_once() -> None:
    seats = "Ana=Al-Hadikhia, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Godfather, Gus=Al-Hadikhia"
    told = why(
        seats,
        {
            "night 2": [
                {"Ana": ["Ben", "Cat", "Dan"]},
                {"Ben": "live", "Cat": "die", "Dan": "live"},
                {"Gus": ["Ben", "Cat", "Ana"]},
                {"Ben": "live", "Cat": "die"},
                {"Ana": "die"},
            ]
        },
        {"night 3": [{"Gus": ["Ana", "Cat", "Gus"]}, {"Ana": "die"}]},
        script=load("boffin-and-summoner").script(),
    )
    dawn = told.partition("== Day 2\n")[2].splitlines()
    assert dawn[1:5] == ["Ben is alive.", "Cat is dead.", "Dan is alive.", "Ana is dead."]
    assert sum(line.endswith((" is alive.", " is dead.")) for line in dawn[:10]) == 4
    # A Demon who is asked by another one answers, and uses no ability of their own.
    assert "  Ana chooses: to die.\n  Reminder for Cat: 2 (Al-Hadikhia).\n" in told.partition("== Night 3")[2]


def test_whoever_was_asked_what_to_become() -> None:
    seats = "Ana=Hatter, Ben=Undertaker, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Cerenovus, Gus=Virgin"
    told = why(
        seats,
        {"day 1": ["Ana is executed"]},
        {
            "night 2": [
                {"Cat as Poisoner": "Gus", "Fay as Cerenovus": ["Gus", "Chef"], "Dan as Imp": "Ben"},
                {"Cat as Hatter": "Psychopath", "Fay as Hatter": "nobody", "Dan as Hatter": "Pukka"},
            ]
        },
    )
    assert (
        "  Cat becomes the Psychopath.\n"
        "    It comes from the ability of the Hatter (Ana).\n"
        "      Cat chose in night 2: Psychopath.\n"
    ) in told
    assert (
        "  Dan becomes the Pukka.\n"
        "    It comes from the ability of the Hatter (Ana).\n"
        "      Dan chose in night 2: Pukka.\n"
    ) in told


def test_a_summoner_is_shown_bluffs_by_their_own_ability() -> None:
    seats = "Ana=Chef, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Godfather, Gus=Summoner"
    told = why(seats, {"night 1": {}}, script=load("boffin-and-summoner").script())
    line = told[told.index("  Gus is shown what is not in play") :].split("\n")[:2]
    assert line[1] == "    The ability of the Summoner (Gus) works."


def test_a_demon_who_kills_themself_has_chosen_with_effect() -> None:
    seats = "Ana=Chef, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Godfather, Gus=Shabaloth"
    told = why(seats, {"night 2": {"Gus": ["Ben", "Gus"]}}, script=load("boffin-and-summoner").script())
    assert "  Gus chooses: Ben, Gus.\n  Ben dies by the Shabaloth (Gus).\n" in told


def test_what_a_death_has_set_off_works_and_has_a_step() -> None:
    seats = "Ana=Poppy Grower, Ben=Ravenkeeper, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    told = why(
        seats,
        {"night 2": [{"Cat": "Gus", "Dan": "Ben"}, {"Ben": "Gus"}]},
        {"night 3": {"Cat": "Gus", "Dan": "Ana"}},
    )
    assert "Ravenkeeper: Ben\n  Ben chooses: Gus.\n  Ben learns: Virgin. (true)\n" in told
    assert (
        "  A death sets off the ability of Ana: Poppy Grower.\n"
        "Poppy Grower: Ana, set off by a death\n"
        "  Cat is shown the other Minions: nobody.\n"
    ) in told


def test_what_a_poisoned_lunatic_tells_the_demon_is_no_overruling() -> None:
    seats = "Ana=Chef, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Lunatic (thinks Imp), Fay=Undertaker, Gus=Virgin"
    told = why(seats, {"night 2": {"Cat": "Eve", "Ben": "Cat", "Eve": "Ana", "Dan is told": "Gus", "Dan": "Fay"}})
    assert (
        "  Dan learns: Gus. (false: poisoned)\n"
        "    The ability of the Lunatic (Eve) does not work.\n"
        "      Eve is poisoned by the Poisoner (Cat), in night 2.\n"
        "    True would be: Ana.\n"
    ) in told


def test_a_boffin_has_nothing_to_do_with_the_death_of_others() -> None:
    seats = "Ana=Chef, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Boffin, Gus=Po"
    told = why(
        seats,
        {"setup": {"Storyteller gift": "Flowergirl"}},
        {"day 1": ["Ana is executed"]},
        {"night 2": {"Gus": "nobody"}},
        script=load("boffin-and-summoner").script(),
    )
    assert "sets off" not in told
    assert "== Night 2\nPo: Gus\n" in told


def test_reminders_of_the_day_are_replaced_once() -> None:
    seats = "Ana=Flowergirl, Ben=Town Crier, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Godfather, Gus=Virgin"
    told = why(
        seats,
        {"day 1": [{"Cat nominates Ana": ["Dan"]}, {"Fay nominates Ben": ["Dan", "Cat"]}]},
        {"night 2": {"Cat": "Gus"}},
    )
    assert told.count("Reminder for Ana: Demon voted (Flowergirl).") == 1
    assert told.count("Reminder for Ben: Minion nominated (Town Crier).") == 1


def test_a_boffins_gift() -> None:
    seats = "Ana=Chef, Ben=Oracle, Cat=Town Crier, Dan=Sage, Eve=Savant, Fay=Boffin, Gus=Po"
    told = why(
        seats,
        {"setup": {"Storyteller gift": "Flowergirl"}},
        {"night 2": {"Gus": "nobody", "Gus is told": "no"}},
        script=load("boffin-and-summoner").script(),
    )
    assert (
        "  Gus learns: no. (true)\n"
        "    The ability of the Flowergirl (Gus) works.\n"
        "      The ability comes from the Boffin (Fay).\n"
    ) in told


def test_a_philosopher_makes_drunk() -> None:
    seats = "Ana=Philosopher, Ben=Empath, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    told = why(
        seats,
        {"night 1": {"Ana": "Empath", "Cat": "Gus", "Ben is told": 2}},
        {"night 2": {"Cat": "Ana", "Ben is told": 1}},
    )
    assert (
        "    The ability of the Empath (Ben) does not work.\n"
        "      Ben is drunk by the Philosopher (Ana), as long as the ability works.\n"
    ) in told
    assert (
        "    The ability of the Empath (Ben) works.\n"
        "      “drunk” of the Philosopher (Ana) on Ben, as long as the ability works, does not count.\n"
        "        Ana is poisoned by the Poisoner (Cat), in night 2.\n"
    ) in told


def test_an_ability_gained_in_vain_stays_believed() -> None:
    seats = "Ana=Philosopher, Ben=Chef, Cat=Widow, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    told = why(
        seats,
        {"night 1": {"Cat": "Ana"}},
        {"night 2": {"Ana": "Empath", "Dan": "Cat", "Ana is told": 2}},
    )
    assert (
        "  Ana learns: 2. (false: the ability is only believed)\n"
        "    The ability of the Empath (Ana) does not work.\n"
        "      The ability is only believed: it comes from the Philosopher (Ana).\n"
        "        Ana is poisoned by the Widow (Cat), in night 1.\n"
        "    True would be: 0.\n"
    ) in told


def test_how_it_was_won() -> None:
    told = why(SEVEN, {"day 1": ["Dan is executed"]})
    assert (
        "Good has won: no Demon lives.\n"
        "  Dan, a Demon, died on day 1.\n"
        "  Alive, Travellers not counted: Ana, Ben, Cat, Eve, Fay and Gus.\n"
    ) in told
    seats = "Ana=Empath, Ben=Saint, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
    told = why(seats, {"day 1": ["Ben is executed"]})
    assert "Evil has won: a Saint was executed.\n  It comes from the ability of the Saint (Ben).\n" in told


def test_what_comes_after_the_game_is_owed_to_no_death() -> None:
    seats = "Ana=Politician, Ben=Slayer, Cat=Poisoner, Dan=Imp, Eve=Chef"
    told = why(
        seats,
        {"day 1": ["Storyteller kills Eve", "Ana is executed"]},
        {"night 2": {"Dan": "Dan", "Storyteller heir": "Cat", "Storyteller responsible Ana": True}},
    )
    assert "Evil has won: only two players live.\n    Alive, Travellers not counted: Ben and Cat.\n" in told
    assert "  Ana is evil now.\n    It comes from the ability of the Politician (Ana).\n  Ana is told" in told


# ---- every game ------------------------------------------------------------------------------------------------


def random_game(seed: int, script: str) -> Game:
    game, table = start(seed, script=load(script).script())
    for _ in going_on(game, table):
        pass
    return game


ALWAYS_OWED = (e.Died, e.Survived, e.Told, e.Executed, e.ExileVoted, e.Became, e.Turned, e.Revived, e.Decided)


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("seed", range(20))
def test_every_game_says_why(seed: int, script: str) -> None:
    game = random_game(seed, script)
    log = game.state.events()
    english, korean = explained(game), explained(game, "ko")
    assert narration.plain(english) == narration.plain(narration.for_storyteller(game))
    assert [_shape(line) for line in english] == [_shape(line) for line in korean]
    for line in english:
        if line.event is not None and (isinstance(log[line.event], ALWAYS_OWED) or " (false: " in line.text):
            assert line.why, line
        if line.event is not None and isinstance(log[line.event], e.Claimed) and "(no effect: " in line.text:
            assert line.why, line
        assert len(line.why) < 100
        assert not line.why or line.why[0].depth == 0
    for line in korean:
        for cause in line.why:
            assert not re.search("[A-OQ-Za-z{}]", cause.text), cause


def _shape(line: Line) -> tuple[object, ...]:
    return line.kind, line.depth, line.event, tuple(cause.depth for cause in line.why)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_to_work_bound_the_storyteller_to_the_truth(seed: int) -> None:
    """Where a lie was legal, the reasons name what made it so; where it was not, they say that the ability works."""
    again, log = Game((game := random_game(seed, SCRIPTS[seed % len(SCRIPTS)])).setup), game.state.events()
    why = {line.event: " ".join(cause.text for cause in line.why) for line in explained(game)}
    for move in game.moves():
        prompt, before = again.prompt, len(again.state.events())
        again.play(move)
        if prompt is None or prompt.kind != "learn" or prompt.shape is None:
            continue
        told = next(place for place in range(before, len(log)) if isinstance(log[place], e.Told))
        if 0 < len(prompt.true) < len(prompt.shape):
            free = "does not work." in why[told] or "may tell anything." in why[told]
            assert free == (len(prompt.domain) == len(prompt.shape)), why[told]


@pytest.mark.parametrize("seed", range(8))
def test_a_choice_in_vain_says_so(seed: int) -> None:
    """Whatever an ability should have done to somebody and did not, has its reason somewhere in that step."""
    game = random_game(seed, SCRIPTS[seed % len(SCRIPTS)])
    log = game.state.events()
    reasons = {line.event for line in explained(game) if line.why}
    for place, event in enumerate(log):
        if isinstance(event, e.Foiled):
            choice = next(i for i in range(place, -1, -1) if isinstance(log[i], e.Chose | e.Claimed | e.Nominated))
            seats = [a.seat for a in game.state.abilities if a.id == event.ability]
            if seats and getattr(log[choice], "seat", None) == seats[0]:
                assert choice in reasons, (place, event)


# ---- the message files -----------------------------------------------------------------------------------------


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    text = (files("sexton.texts") / f"causes.{locale}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def test_both_languages_have_the_same_reasons() -> None:
    assert list(messages("en")) == list(messages("ko"))
    for key in messages("en"):
        assert _variables("ko", key) == _variables("en", key), key


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(
        (files("sexton.story") / f"{name}.py").read_text(encoding="utf-8") for name in ("causes", "reasons")
    )
    for key in messages("en"):
        bare = key.removeprefix("cause-")
        token = bare.startswith("token-")
        assert token or f'"{bare}"' in source or f'"{key}"' in source, key


def _variables(locale: str, key: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(messages(locale)[key])))
