"""The timeline of a game: what happened, and how everything lay then, through whichever eyes."""

import msgspec
import pytest

from sexton.cli.watch import play
from sexton.engine import events
from sexton.engine.game import Game
from sexton.engine.grimoire import panes
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.view import view
from sexton.story import narration, replay
from sexton.story.replay import SPECTATOR, NoMoment
from sexton.texts import LOCALES


@pytest.fixture(scope="module")
def game() -> Game:
    return play("slightly-more-trouble-brewing", 9, 7)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_timeline_tells_what_the_narration_tells(game: Game, locale: str) -> None:
    told = [moment.text for moment in replay.moments(game, STORYTELLER, locale)]
    assert told == [line.text for line in narration.for_storyteller(game, locale)]
    for seat in range(9):
        told = [moment.text for moment in replay.moments(game, seat, locale)]
        assert told == [line.text for line in narration.for_seat(game.state, seat, locale)]


def test_after_the_last_moment_everything_lies_as_it_does_now(game: Game) -> None:
    last = len(game.state.events()) - 1
    whole = replay.position(game, STORYTELLER, last)
    assert whole.grimoire == panes(game.state)
    assert whole.view is None
    for eyes, seat in ((SPECTATOR, None), *((seat, seat) for seat in range(9))):
        seen = replay.position(game, eyes, last)
        assert seen.grimoire == []
        assert seen.view is not None
        now = view(game.state, seat)
        now.notes, now.history = [], []
        assert seen.view == now


def test_a_moment_is_as_it_was_then_and_not_as_it_came_out(game: Game) -> None:
    """Whoever is dead at the end lives on the first morning."""
    log = game.state.events()
    morning = next(i for i, event in enumerate(log) if isinstance(event, events.DayBroke))
    then, after = (replay.position(game, STORYTELLER, at).grimoire for at in (morning, len(log) - 1))
    assert {pane.seat for pane in after if pane.dead} > {pane.seat for pane in then if pane.dead}
    assert replay.position(game, STORYTELLER, morning).phase == "day"
    assert replay.position(game, 0, morning).night == 1


def test_one_seats_eyes_see_no_more_than_that_seat(game: Game) -> None:
    for eyes in (SPECTATOR, *range(9)):
        kinds = {type(game.state.events()[moment.at]) for moment in replay.moments(game, eyes)}
        assert events.Became not in kinds
        assert all(kind.audience != events.NOBODY for kind in kinds)
    public = {moment.text for moment in replay.moments(game, SPECTATOR)}
    assert not [text for text in public if " learns" in text]


def test_moments_name_the_seats_that_they_are_about(game: Game) -> None:
    log = game.state.events()
    moment = next(m for m in replay.moments(game, SPECTATOR) if isinstance(log[m.at], events.Nominated))
    nomination = log[moment.at]
    assert isinstance(nomination, events.Nominated)
    assert moment.seats == (nomination.nominator, nomination.nominee)


@pytest.mark.parametrize(("eyes", "at"), [(9, 0), (-2, 0), (0, -1), (STORYTELLER, 10_000)])
def test_what_is_not_there_is_answered_with_what_is(game: Game, eyes: int, at: int) -> None:
    with pytest.raises(NoMoment, match=r"0 to \d+"):
        replay.position(game, eyes, at)


def test_what_was_taken_back_is_no_part_of_the_timeline(game: Game) -> None:
    fork = game.fork()
    fork.play(Move(STORYTELLER, "reveal", None))
    longer = replay.moments(fork, SPECTATOR)
    fork.undo()
    assert len(replay.moments(fork, SPECTATOR)) < len(longer)
    assert msgspec.json.encode(replay.moments(fork, SPECTATOR)) == msgspec.json.encode(replay.moments(game, SPECTATOR))
