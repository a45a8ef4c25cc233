from sexton.engine.character import CHARACTERS, DEMON, Townsfolk
from sexton.engine.words import YES_NO, Me


class Flowergirl(Townsfolk):
    """Every night but the first, learn whether a Demon voted today."""

    async def night(self, me: Me) -> None:
        def by_demon(vote: tuple[int, str]) -> set[bool]:
            seat, character = vote
            return {CHARACTERS[c].team == DEMON for c in (character, *me.mistaken_for(seat))}

        votes = [
            (seat, nomination.chars[seat])
            for nomination in me.nominations_today
            for seat in me.players
            if nomination.voters >> seat & 1
        ]
        await me.learn(YES_NO, {number > 0 for number in me.count(by_demon, votes)})
