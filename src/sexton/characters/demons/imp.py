from sexton.engine.character import DEMON, MINION, Demon
from sexton.engine.prompts import Players
from sexton.engine.words import Me


class Imp(Demon):
    """Every night but the first, choose a player: they die. If you kill yourself so, a Minion becomes the Imp."""

    async def night(self, me: Me) -> None:
        will = me.though_dead()
        target = await me.choose(me.players)
        demons = me.of_team(DEMON, me.living)
        died = await me.kill(target)
        follower = set(me.of_team(DEMON, me.living)) - set(demons)  # whom the death itself has made the Demon
        if died and target == me.seat and not follower:
            heirs = me.might_be(MINION, me.living)
            nobody = not me.of_team(MINION, heirs)
            heir = await me.storyteller(Players(heirs, optional=nobody), "heir") if heirs else None
            if heir is not None:
                await will.become(heir, self.id)
