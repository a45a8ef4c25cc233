from sexton.engine.character import DEMON
from sexton.engine.events import Page
from sexton.engine.jinx import Jinx
from sexton.engine.words import Me


class MagicianWidow(Jinx):
    """The Grimoire that a Widow sees lacks the Demon and the Magician."""

    pair = "magician", "widow"

    def grimoire(self, me: Me, pages: tuple[Page, ...]) -> tuple[Page, ...] | None:
        magicians = me.bearers("magician")
        if me.ability.character != "widow" or not magicians:
            return pages
        hidden = {*magicians, *me.of_team(DEMON)}
        return tuple(page for page in pages if page.seat not in hidden)
