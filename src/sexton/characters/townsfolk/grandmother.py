from sexton.engine.character import Death, Townsfolk
from sexton.engine.prompts import Card, Pointing
from sexton.engine.words import Me


class Grandmother(Townsfolk):
    """On your first night, learn a good player and their character. If the Demon kills them, you die too."""

    async def start(self, me: Me) -> None:
        def cards(seat: int) -> list[Card]:
            return [Card(seats=(seat,), characters=(c,)) for c in me.good_characters if c in me.character(seat)]

        good = [seat for seat in me.others if False in me.evil(seat) and cards(seat)]
        grandchild = await me.storyteller(good or me.others, "mark")
        me.note("grandchild", grandchild)
        await me.learn(Pointing(me.others, 1, me.good_characters), cards(grandchild))

    async def on_death(self, me: Me, death: Death) -> None:
        if death.by_demon and any(token.seat == death.seat for token in me.tokens("grandchild")):
            await me.kill(me.seat)
