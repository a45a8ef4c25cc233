from sexton.engine.character import CHARACTERS, MINION, Outsider
from sexton.engine.prompts import Card, Domain, Players
from sexton.engine.state import State
from sexton.engine.words import Me

USED = "guess used"


class Damsel(Outsider):
    """The Minions know that there is a Damsel. If one of them guesses aloud that it is you, your team loses; they
    have one guess between them."""

    last_words = True

    async def start(self, me: Me) -> None:
        for minion in me.of_team(MINION):
            if CHARACTERS[me.state.chars[minion]].in_minion_info:
                me.show(minion, Card(characters=(self.id,)))

    async def on_change(self, me: Me, seat: int) -> None:
        # Whoever becomes a Minion later knows it too.
        new = me.ability.started and me.of_team(MINION, [seat]) and not me.has_told(seat)
        if new and CHARACTERS[me.state.chars[seat]].in_minion_info:
            me.show(seat, Card(characters=(self.id,)))

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain:
        return Players(state.circle)

    async def heard(self, me: Me, claimant: int, value: int) -> None:
        if me.tokens(USED) or not await me.taken_for(claimant, MINION):
            return
        me.note(USED, me.seat)
        if value == me.seat:
            me.lose("a Minion guessed the Damsel")
