from sexton.engine.character import Townsfolk
from sexton.engine.prompts import Card, Options, Pointing
from sexton.engine.words import Me


class Balloonist(Townsfolk):
    """Every night, learn a player of another team than the one of last night. There may be one more Outsider."""

    outsiders = (0, 1)

    async def night(self, me: Me) -> None:
        last = {token.what for token in me.tokens()}
        truths = [Card(seats=(seat,)) for seat in me.players if me.team(seat) - last]
        (seat,) = (await me.learn(Pointing(me.players, 1), truths)).seats
        # What they were shown as is kept, whatever becomes of them.
        teams = sorted(me.team(seat) - last or me.team(seat))
        team = await me.storyteller(Options(tuple(teams)), "team", seat) if teams[1:] else teams[0]
        me.lift(*me.tokens())
        me.note("know", seat, what=team)
