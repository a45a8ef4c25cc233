from sexton.engine.character import Death, Minion
from sexton.engine.words import Me

SURVIVES, CHOSEN = "survives execution", "chosen"


class DevilsAdvocate(Minion):
    """Every night, choose a living player, not the one of last night: if executed tomorrow, they do not die."""

    async def night(self, me: Me) -> None:
        last = {token.seat for token in me.tokens(CHOSEN)}
        player = await me.choose(seat for seat in me.known_living if seat not in last)
        me.lift(*me.tokens())
        me.note(CHOSEN, player, nights=2)
        me.mark(SURVIVES, player, nights=2)

    async def on_dying(self, me: Me, death: Death) -> int | None:
        spared = {token.seat for token in me.tokens(SURVIVES)}
        if death.how == "execution" and death.seat in spared and me.works:
            return None
        return death.seat
