"""Script files and almanac pages with cuts and slips: each is read or refused, and none brings anything down."""

import pytest

import sexton.characters
import sexton.jinxes  # noqa: F401 - the rules of every pair
from almanac.mutations import mutated
from sexton.almanac import UnreadableScript, export_json, read_content
from sexton.almanac.sheets import BOTH, sheet
from sexton.engine.game import Game, Refused, Setup

PLAYERS = ("Ana", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
FEW, MANY = 500, 20_000


def answer(content: bytes) -> str:
    """What becomes of a file: ``unreadable``, ``unplayable``, ``refused`` or ``begins``. Anything else is raised."""
    try:
        almanac = read_content(content)
    except UnreadableScript as error:
        return said(error, "unreadable")
    for problem in almanac.problems:
        said(problem.said(), "")
    written = export_json(almanac)
    again = read_content(written)
    assert again.ids == almanac.ids
    assert again.rules == almanac.rules or almanac.notes
    assert export_json(again) == written
    assert len(sheet(almanac, BOTH).lines) == len(almanac.entries)
    try:
        script = almanac.script(confirmed=True)
    except UnreadableScript as error:
        return said(error, "unplayable")
    assert len(set(script.characters)) == len(script.characters)
    assert all(id in script.characters or ":" not in id for id in (*script.first_night, *script.other_nights))
    try:
        game = Game(Setup(script=script, players=PLAYERS))
        assert game.prompt is not None
    except Refused as error:
        return said(error, "refused")
    return "begins"


def said(sentence: object, outcome: str) -> str:
    """The outcome, if the sentence is fit to be read by a person."""
    assert str(sentence).isprintable(), sentence
    assert len(str(sentence)) < 100_000
    return outcome


@pytest.mark.parametrize("start", range(0, FEW, 50))
def test_some_mutated_files(start: int) -> None:
    for number in range(start, start + 50):
        answer(mutated(number))


@pytest.mark.slow
@pytest.mark.parametrize("start", range(FEW, FEW + MANY, 1000))
def test_thousands_of_mutated_files(start: int) -> None:
    outcomes = [answer(mutated(number)) for number in range(start, start + 1000)]
    assert outcomes.count("begins") > 100  # or it would be the same few refusals over and over
    assert outcomes.count("unreadable") > 100
