"""The Grimoire is laid open page by page, after the end and not before."""

import pytest

from sexton.cli.watch import play
from sexton.engine.game import Game, Refused
from sexton.engine.prompts import STORYTELLER, Move
from sexton.engine.view import view


@pytest.fixture
def over() -> Game:
    return play("slightly-more-trouble-brewing", 7, 7)


def reveal(game: Game, seat: int | None = None) -> None:
    game.play(Move(STORYTELLER, "reveal", seat))


def shown(game: Game) -> list[int]:
    return [page.seat for page in view(game.state, None).pages]


def test_one_page_after_another_then_the_rest(over: Game) -> None:
    reveal(over, 4)
    reveal(over, 1)
    assert shown(over) == [4, 1]
    with pytest.raises(Refused):
        reveal(over, 4)
    reveal(over)
    assert shown(over) == [4, 1, 0, 2, 3, 5, 6]
    assert over.offers(STORYTELLER) == ()
    with pytest.raises(Refused, match="The game is over"):
        reveal(over)


def test_a_page_can_be_covered_again(over: Game) -> None:
    reveal(over, 4)
    over.undo()
    assert shown(over) == []
    reveal(over)
    assert sorted(shown(over)) == list(range(7))
