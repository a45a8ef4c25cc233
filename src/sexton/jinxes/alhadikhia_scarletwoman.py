from sexton.engine.changes import become
from sexton.engine.character import DEMON
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class AlHadikhiaScarletWoman(Jinx):
    """A Scarlet Woman who has become the Demon turns back where an Al-Hadikhia who was dead lives beside her."""

    pair = "alhadikhia", "scarletwoman"

    async def acted(self, me: Me) -> None:
        demons = me.of_team(DEMON, me.living)
        if me.ability.character != "alhadikhia" or len(demons) < 2:
            return
        for token in me.state.tokens:
            if token.seat in demons and (token.kind, token.character) == ("is the demon", "scarletwoman"):
                me.lift(token)
                await become(me.game, token.seat, "scarletwoman")
