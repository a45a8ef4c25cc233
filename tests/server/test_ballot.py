"""The clock hand by itself: hands up and down, read in for good, put back after a restart."""

import pytest

from sexton.engine.prompts import STORYTELLER, TOWN, Hands, Players, Prompt
from sexton.server.ballot import Ballot, HandError
from sexton.server.protocol import SPECTATOR


def ballot(voters: tuple[int, ...] = (3, 4, 0, 1), most: tuple[int, ...] = (1, 1, 0, 3)) -> Ballot:
    return Ballot(Prompt(TOWN, "vote", Hands(voters, most), about=2), seq=7)


def test_hands_are_read_in_the_order_of_the_clock_and_then_stand() -> None:
    b = ballot()
    b.hold(4, 1)
    assert b.read() == 3
    with pytest.raises(HandError, match="read in already"):
        b.hold(3, 1)
    b.hold(1, 2)
    assert b.read() == 4
    b.hold(1, 0)
    b.hold(1, None)
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
            b.hold(seat, 1)


def test_a_hand_gives_no_more_than_it_has() -> None:
    b = ballot()
    for seat, votes in ((4, 2), (1, 4), (1, -1)):
        with pytest.raises(HandError, match="at most"):
            b.hold(seat, votes)
    b.hold(1, 2)
    assert b.hands == {3: 0, 4: 0, 1: 2}


def test_who_is_told_what_of_a_secret_ballot() -> None:
    asked = Prompt(TOWN, "vote", Hands((3, 4, 1), (1, 1, 2)), about=2, secret=True)
    b = Ballot(asked, seq=7)
    b.hold(4, 1)
    b.hold(1, None)
    assert b.told(STORYTELLER, None, 1000).hands == {3: 0, 4: 1, 1: 2}
    for chair, hands, most in ((3, {3: 0}, 1), (1, {1: 2}, 2), (2, {}, 0), (SPECTATOR, {}, 0)):
        told = b.told(chair, None, 1000)
        assert (told.secret, told.hands, told.most, told.voters) == (True, hands, most, (3, 4, 1))


def test_stored_hands_come_back() -> None:
    b = ballot()
    b.restore(3, 1, True)
    b.restore(4, 1, False)
    assert b.current == 4
    assert b.hands == {3: 1, 4: 1, 1: 0}
    with pytest.raises(HandError, match="before seat 4"):
        b.restore(1, 1, True)


def test_only_hands_are_counted() -> None:
    with pytest.raises(TypeError):
        Ballot(Prompt(TOWN, "vote", Players((1, 2))), 0)
