from sexton.engine.character import CHARACTERS, DEMON, Townsfolk
from sexton.engine.words import YES_NO, Me


class Flowergirl(Townsfolk):
    """Every night but the first, learn whether a Demon voted today."""

    async def on_dawn(self, me: Me) -> None:
        me.lift(*me.tokens())
        me.note("demon not voted", me.seat)

    async def on_vote(self, me: Me, nominee: int, voters: tuple[int, ...]) -> None:
        if me.of_team(DEMON, voters) and not me.tokens("demon voted"):
            me.lift(*me.tokens())
            me.note("demon voted", me.seat)

    async def night(self, me: Me) -> None:
        def by_demon(vote: tuple[int, str]) -> set[bool]:
            seat, character = vote
            return {CHARACTERS[c].team == DEMON for c in (character, *me.mistaken_for(seat))}

        votes = [
            (seat, nomination.chars_at_vote[seat])
            for nomination in me.nominations_today
            for seat in me.players
            if nomination.voters >> seat & 1
        ]
        await me.learn(YES_NO, {number > 0 for number in me.count(by_demon, votes)})
