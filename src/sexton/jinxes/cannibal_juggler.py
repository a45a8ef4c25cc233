from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class CannibalJuggler(Jinx):
    """A Juggler who guessed and was executed on the same day leaves the number of right guesses to the Cannibal."""

    pair = "cannibal", "juggler"

    async def gained(self, me: Me) -> None:
        meal = me.last_executed()
        if me.ability.character != "juggler" or me.giver != "cannibal" or meal is None or not me.is_today(meal):
            return
        for token in me.tokens_of("juggler", meal.seat):
            me.note(token.kind, me.seat)
