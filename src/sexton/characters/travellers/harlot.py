from sexton.engine.character import DEMON, Traveller
from sexton.engine.prompts import Options
from sexton.engine.words import YES_NO, Me


class Harlot(Traveller):
    """Every night but the first, choose a living player: if they agree, you learn their character, but you might both
    die."""

    async def night(self, me: Me) -> None:
        player = await me.choose(me.known_living)
        if player not in me.living or not await me.ask(player, Options(YES_NO), "agree"):
            return
        await me.learn(me.script, sorted(me.character(player)))
        if me.works:
            either = Options((False, True))
            lone_demon = me.of_team(DEMON, me.living) == (player,)
            both = me.though_dead()
            if await me.storyteller(Options((False,)) if lone_demon else either, "both die", player, shape=either):
                await both.kill(player)
                await both.kill(me.seat)
