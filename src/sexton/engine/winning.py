"""When the game is over, and who has won."""

from __future__ import annotations

from sexton.engine.character import CHARACTERS, DEMON, HOLDERS, starts_evil
from sexton.engine.events import Decided
from sexton.engine.state import EVIL, GOOD, State
from sexton.engine.working import emit


class Finish(Exception):  # noqa: N818 - it is no error: a text has ended the game in the middle of a step
    """Ends the running step at once."""


def decide(s: State, team: str, why: str, by: int | None = None) -> None:
    """``team`` has won, by a text that ends the game at once: that of ability ``by``, if it is one. Raises
    ``Finish``."""
    emit(s, Decided(team, why, by))
    raise Finish


def check(s: State) -> None:
    """Between steps: good wins when no living player is a Demon, evil when two or fewer live, Travellers not
    counted; good where both hold. (Rules: end of the game.)"""
    if s.decided:
        return
    living = [seat for seat in s.circle if not (s.dead | s.travellers) >> seat & 1]
    if not any(CHARACTERS[s.chars[seat]].team == DEMON for seat in s.living()) and not saved(s):
        emit(s, Decided(GOOD, "no living Demon"))
    elif len(living) <= 2:
        emit(s, Decided(EVIL, "two players live"))


def forsaken(before: State, s: State) -> bool:
    """Whether a text has ceased to save evil since ``before``, as time goes on or an ability changes."""
    if s.abilities is before.abilities and (s.phase, s.night) == (before.phase, before.night):
        return False
    return saved(before) and not saved(s)


def saved(s: State) -> bool:
    """Whether the game goes on without a living Demon: by a text, or since nobody in it was ever evil by character, so
    that no Demon has died."""
    if s.bag is not None and not any(map(starts_evil, (*s.bag.tokens, *s.chars))):
        return True
    holders = HOLDERS["saves_evil"]
    for a in s.abilities:  # noqa: SIM110 - asked at every checkpoint, where a generator costs more than the answer
        if a.character in holders and a.real and CHARACTERS[a.character].saves_evil(s, a):
            return True
    return False
