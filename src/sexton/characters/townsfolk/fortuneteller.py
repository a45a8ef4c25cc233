from sexton.engine.character import DEMON, Townsfolk
from sexton.engine.prompts import Players
from sexton.engine.words import YES_NO, Me

HERRING = "red herring"


class FortuneTeller(Townsfolk):
    """Every night, choose two players and learn whether a Demon is among them. One good player always seems one."""

    lasting = (HERRING,)

    async def arrive(self, me: Me) -> None:
        good = me.good_players()
        if good and not me.tokens(HERRING):
            me.note(HERRING, await me.storyteller(good, "mark"))

    async def night(self, me: Me) -> None:
        herrings = {token.seat for token in me.tokens(HERRING)}

        def demon(seat: int) -> set[bool]:
            return {True} if seat in herrings else {team == DEMON for team in me.team(seat)}

        chosen = await me.choose(Players(me.players, 2))
        await me.learn(YES_NO, {number > 0 for number in me.count(demon, chosen)})
