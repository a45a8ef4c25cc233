from sexton.engine.character import Death, Townsfolk
from sexton.engine.words import Me


class Undertaker(Townsfolk):
    """Every night but the first, learn the character of whoever died by execution today."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.how == "execution":
            me.note("died today", death.seat, until="dawn")

    def wakes(self, me: Me) -> bool:
        return bool(me.executed_today())

    async def night(self, me: Me) -> None:
        truths = {
            character
            for execution in me.executed_today()
            for character in (execution.character, *me.mistaken_for(execution.seat))
        }
        await me.learn(me.script, sorted(truths))
