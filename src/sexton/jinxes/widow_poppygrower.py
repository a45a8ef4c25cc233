from sexton.engine.events import Page
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class WidowPoppyGrower(Jinx):
    """A Widow does not see the Grimoire while a Poppy Grower has the ability."""

    pair = "poppygrower", "widow"

    def grimoire(self, me: Me, pages: tuple[Page, ...]) -> tuple[Page, ...] | None:
        grows = any(me.has_ability(seat, "poppygrower") for seat in me.players)
        return None if grows and me.ability.character == "widow" else pages
