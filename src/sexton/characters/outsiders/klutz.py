from sexton.engine.character import Outsider
from sexton.engine.words import Me


class Klutz(Outsider):
    """When you learn of your death, choose a living player aloud: if they are evil, your team loses."""

    even_if_dead = True

    async def on_learning(self, me: Me) -> None:
        player = await me.choose_aloud(me.living)
        if await me.rule(me.evil(player), player):
            me.lose("the Klutz chose an evil player")
