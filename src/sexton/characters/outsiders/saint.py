from sexton.engine.character import Death, Outsider
from sexton.engine.words import Me


class Saint(Outsider):
    """If you die by execution, your team loses."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and death.how == "execution":
            me.lose("a Saint was executed")
