from sexton.engine.character import DEMON, MINION, OUTSIDER, TOWNSFOLK, Townsfolk
from sexton.engine.prompts import Card, Cards
from sexton.engine.words import Me


class Dreamer(Townsfolk):
    """Every night, choose another player, no Traveller: learn a good and an evil character, of which one is theirs."""

    async def night(self, me: Me) -> None:
        player = await me.choose(seat for seat in me.others if not me.state.is_traveller(seat))
        theirs = me.character(player)
        pairs = tuple(
            Card(characters=tuple(sorted((good, evil))))
            for good in me.on_script(TOWNSFOLK, OUTSIDER)
            for evil in me.on_script(MINION, DEMON)
        )
        await me.learn(Cards(pairs), [pair for pair in pairs if theirs & set(pair.characters)])
