from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class PoppyGrower(Townsfolk):
    """The Minions and the Demon do not know each other. If you die, they learn each other that night."""

    parts_evil = True
    house_rules = ("only while sober",)

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and me.works:
            me.note("evil wakes", me.seat, until="dawn")
            me.set_off()

    def wakes(self, me: Me) -> bool:
        return me.is_set_off

    async def between(self, me: Me) -> None:
        # The optional rule: drunk or poisoned, they keep nobody apart.
        if me.house_rule("only while sober") and me.ability.real and not (me.works or me.dead or me.tokens()):
            me.note("evil wakes", me.seat)
            await me.introduce()

    async def night(self, me: Me) -> None:
        if me.works:
            await me.introduce()
