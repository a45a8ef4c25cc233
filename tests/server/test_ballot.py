"""The clock hand by itself: hands up and down, read in for good, put back after a restart."""

import pytest

from sexton.engine.prompts import TOWN, Hands, Players, Prompt
from sexton.server.ballot import Ballot, HandError


def ballot(voters: tuple[int, ...] = (3, 4, 0, 1), most: tuple[int, ...] = (1, 1, 0, 3)) -> Ballot:
    return Ballot(Prompt(TOWN, "vote", Hands(voters, most), about=2), seq=7)


def test_hands_are_read_in_the_order_of_the_clock_and_then_stand() -> None:
    b = ballot()
    b.hold(4, True)
    assert b.read() == 3
    with pytest.raises(HandError, match="read in already"):
        b.hold(3, True)
    b.hold(1, True)
    assert b.read() == 4
    b.hold(1, False)
    b.hold(1, True)
    assert b.read() == 1
    assert b.current is None
    assert b.votes() == (0, 1, 0, 3)
    with pytest.raises(HandError, match="All hands"):
        b.read()


def test_who_has_no_vote_is_passed_over() -> None:
    b = ballot()
    assert b.voters == (3, 4, 1)
    for seat in (0, 9):
        with pytest.raises(HandError, match="no vote"):
            b.hold(seat, True)


def test_stored_hands_come_back() -> None:
    b = ballot()
    b.restore(3, True, True)
    b.restore(4, True, False)
    assert b.current == 4
    assert b.hands == {3: True, 4: True, 1: False}
    with pytest.raises(HandError, match="before seat 4"):
        b.restore(1, True, True)


def test_only_hands_are_counted() -> None:
    with pytest.raises(TypeError):
        Ballot(Prompt(TOWN, "vote", Players((1, 2))), 0)
