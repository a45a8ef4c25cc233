"""What a Storyteller may do outside the rules that moves two players, or a reminder of any character."""

from __future__ import annotations

import pytest

import sexton.characters  # noqa: F401 - registers the characters
from sexton.almanac import script_of
from sexton.engine.character import CHARACTERS
from sexton.engine.game import Game, Refused, Seat, Setup
from sexton.engine.grimoire import table
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.view import view

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
ANN, BEN, CAT, DAN, EVE, FAY, GUS = range(7)
CAST = (
    *(Seat("empath"), Seat("drunk", "monk"), Seat("poisoner"), Seat("imp")),
    *(Seat("slayer"), Seat("undertaker"), Seat("virgin")),
)


def first_night() -> Game:
    """A game of seven in its first night."""
    script = script_of("every character", "", tuple(sorted(CHARACTERS)))
    game = Game(Setup(script=script, players=NAMES, seats=CAST))
    assert game.state.night == 1
    return game


def rule(game: Game, kind: str, value: object) -> None:
    game.play(Move(STORYTELLER, kind, value, override=True))


def test_two_players_exchange_their_characters_and_stay_on_their_sides() -> None:
    game = first_night()
    rule(game, "swap", (ANN, CAT))
    s = game.state
    assert (s.chars[ANN], s.is_evil(ANN), s.chars[CAT], s.is_evil(CAT)) == ("poisoner", False, "empath", True)
    assert (view(s, ANN).character, view(s, CAT).character) == ("poisoner", "empath")


def test_two_players_exchange_their_characters_and_their_sides() -> None:
    game = first_night()
    rule(game, "trade", (ANN, CAT))
    s = game.state
    assert (s.chars[ANN], s.is_evil(ANN), s.chars[CAT], s.is_evil(CAT)) == ("poisoner", True, "empath", False)
    assert (view(s, ANN).evil, view(s, CAT).evil) == (True, False)


def test_what_a_drunk_believes_goes_with_the_token() -> None:
    game = first_night()
    rule(game, "swap", (BEN, GUS))
    panes = table(game).grimoire
    assert [(panes[seat].character, panes[seat].believes) for seat in (BEN, GUS)] == [
        ("virgin", ""),
        ("drunk", "monk"),
    ]
    assert view(game.state, GUS).character == "monk"


def test_two_players_change_places_for_all_to_see() -> None:
    game = first_night()
    rule(game, "places", (ANN, DAN))
    assert [player.name for player in view(game.state, EVE).players] == [
        *("Dan", "Ben", "Cat", "Ann", "Eve", "Fay", "Gus"),
    ]
    assert game.state.chars[ANN] == "empath", "everybody keeps what they are"
    game.undo()
    assert game.state.circle == tuple(range(7))


def test_a_reminder_may_belong_to_any_character() -> None:
    game = first_night()
    rule(game, "remind", (EVE, "Red Herring", "fortuneteller"))
    rule(game, "remind", (EVE, "watch them"))
    assert [(r.kind, r.character) for r in table(game).grimoire[EVE].reminders] == [
        ("red herring", "fortuneteller"),
        ("watch them", "storyteller"),
    ]


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("swap", (ANN, ANN)),
        ("swap", (ANN,)),
        ("trade", (ANN, 9)),
        ("places", (ANN, "Ben")),
        ("remind", (ANN, "")),
        ("remind", (ANN, "Dead", "")),
        ("remind", (ANN, "Dead", "<b>")),
        ("remind", (ANN, "Dead", "imp", "imp")),
        ("remind", (ANN, "x" * 41)),
    ],
)
def test_what_cannot_be_meant_is_refused(kind: str, value: object) -> None:
    game = first_night()
    with pytest.raises(Refused, match="is not a legal answer"):
        rule(game, kind, value)


@pytest.mark.parametrize("kind", ["swap", "trade", "places"])
def test_they_are_rulings_that_have_to_be_meant(kind: str) -> None:
    with pytest.raises(Refused, match="mark the move as an override"):
        first_night().play(Move(STORYTELLER, kind, (ANN, BEN)))
