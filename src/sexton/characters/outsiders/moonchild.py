from sexton.engine.character import Outsider
from sexton.engine.words import Me


class Moonchild(Outsider):
    """When you learn of your death, choose a living player aloud: if they are good, they die tonight."""

    even_if_dead = True

    async def on_learning(self, me: Me) -> None:
        player = await me.choose_aloud(me.living)
        if not await me.rule(me.evil(player), player):
            me.note("dead", player, until="dawn")

    def wakes(self, me: Me) -> bool:
        return bool(me.tokens("dead"))

    async def night(self, me: Me) -> None:
        for token in me.tokens("dead"):
            await me.kill(token.seat)
