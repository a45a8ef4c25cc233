from sexton.engine.jinx import Jinx
from sexton.engine.prompts import Card
from sexton.engine.words import Me


class MagicianMarionette(Jinx):
    """While a Magician lives, the Demon is shown the Marionette and both neighbours, not which of them it is."""

    pair = "magician", "marionette"

    def shown(self, me: Me, seat: int, card: Card) -> Card:
        if me.ability.character != "marionette" or not set(me.bearers("magician")) & set(me.living):
            return card
        return Card(seats=tuple(sorted(me.neighbours(of=seat))), characters=card.characters)
