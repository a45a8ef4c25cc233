from sexton.engine.character import DEMON, Death, Outsider
from sexton.engine.prompts import Card, Players
from sexton.engine.words import Me


class Barber(Outsider):
    """If you died today or tonight, the Demon may have two players swap characters, but no other Demon."""

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and me.works:
            me.mark("haircuts tonight", me.seat, until="dawn")
            me.set_off()

    def wakes(self, me: Me) -> bool:
        return me.is_set_off and bool(me.of_team(DEMON, me.living))

    async def night(self, me: Me) -> None:
        demon = await me.storyteller(me.of_team(DEMON, me.living), "demon")
        me.tell(demon, Card(characters=(self.id,)))
        # What a Traveller is everybody knows, so Travellers keep their characters.
        players = tuple(seat for seat in me.players if not me.state.is_traveller(seat))
        while pair := await me.ask(demon, Players(players, 2, optional=True), "swap"):
            # Who else is a Demon shows only in being asked again.
            if not set(pair) & set(me.of_team(DEMON)) - {demon}:
                one, other = pair
                await me.swap(one, other, alignments=False)
                break
