from sexton.engine.character import MINION, TOWNSFOLK, Demon
from sexton.engine.words import Me
from sexton.engine.working import KEEPS, POISONED


class Vigormortis(Demon):
    """Every night but the first, choose a player: they die. Minions you kill keep their ability and poison one of
    their nearest Townsfolk."""

    outsiders = (-1,)

    async def night(self, me: Me) -> None:
        victim = await me.victim(await me.choose(me.players))
        if victim is None:
            return
        teams = me.team(victim)
        await me.finish(victim)
        if await me.rule({team == MINION for team in teams}, victim):
            me.mark(KEEPS, victim, about=victim)
            townsfolk = me.neighbours(lambda seat: bool(me.of_team(TOWNSFOLK, [seat])), of=victim)
            if townsfolk:
                me.mark(POISONED, await me.storyteller(townsfolk, "poison"), about=victim)

    async def on_change(self, me: Me, seat: int) -> None:
        if not me.of_team(MINION, [seat]):
            me.lift(*(token for token in me.tokens() if token.about == seat))
