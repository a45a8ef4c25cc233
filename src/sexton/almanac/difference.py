"""Two scripts side by side: who is on one only, and how alike they are."""

import msgspec

from sexton.almanac.records import Almanac
from sexton.engine.manual import TEAMS


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """Who is on two scripts, as ids in the order of the files; ``only_first`` and ``only_second`` by team, without
    the teams of which nobody is. ``similarity`` is the share of those on both among those on either, in percent."""

    both: tuple[str, ...]
    only_first: dict[str, tuple[str, ...]]
    only_second: dict[str, tuple[str, ...]]
    similarity: int


def difference(first: Almanac, second: Almanac) -> Difference:
    """Compare the characters of two scripts; their texts and what else the files hold makes no difference."""
    both = tuple(id for id in first.ids if id in second.ids)
    return Difference(
        both=both,
        only_first=_by_team(first, both),
        only_second=_by_team(second, both),
        similarity=round(100 * len(both) / len({*first.ids, *second.ids})),
    )


def _by_team(almanac: Almanac, both: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The others of a script; those of no known team count as the first."""
    others = [(entry.team_id or TEAMS[0], entry.id) for entry in almanac.entries if entry.id not in both]
    return {team: ids for team in TEAMS if (ids := tuple(id for of, id in others if of == team))}
