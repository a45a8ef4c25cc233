from sexton.engine.character import Death, Townsfolk
from sexton.engine.prompts import Characters
from sexton.engine.words import Me
from sexton.engine.working import POISONED


class Cannibal(Townsfolk):
    """You have the ability of whoever died by execution last. If they were evil, you are poisoned until a good
    player dies by execution."""

    async def arrive(self, me: Me) -> None:
        await self._eat(me)

    async def on_death(self, me: Me, death: Death) -> None:
        # A dead Cannibal eats nothing more, and keeps of the last meal what works in death.
        if death.how == "execution" and not me.dead:
            await self._eat(me)

    async def _eat(self, me: Me) -> None:
        meal = me.last_executed()
        if meal is None:
            return
        me.drop_gains()
        me.lift(*me.tokens())
        me.note("lunch", meal.seat)
        taken_for = me.evil(meal.seat) - {me.state.is_evil(meal.seat)}
        if await me.rule({meal.evil, *taken_for}, meal.seat, kept=True):
            me.note(POISONED, me.seat)
            pretence = await me.storyteller(Characters((None, *me.good_characters)), "pretend")
            if pretence:
                await me.has(pretence, real=False, face=self.id)
        elif meal.character != self.id:
            await me.has(meal.character, face=self.id)
