from collections.abc import Iterable

from sexton.engine.character import CHARACTERS, DEMON, Death, Minion, Row, is_good
from sexton.engine.prompts import Card, Characters
from sexton.engine.state import SETUP, Ability
from sexton.engine.words import Me


class Boffin(Minion):
    """The Demon has the ability of a good character that is not in play, even if drunk or poisoned. You both know
    which."""

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        # The brackets of whatever may be the gift.
        yield row
        for c in script:
            if is_good(c) and c not in characters:
                for change in CHARACTERS[c].outsiders:
                    yield from CHARACTERS[c].rows(row.moved(change), characters, script)

    async def arrive(self, me: Me) -> None:
        if me.state.phase == SETUP:
            await self._give(me)

    async def start(self, me: Me) -> None:
        await self._give(me)
        self._tell(me)

    async def on_death(self, me: Me, death: Death) -> None:
        await self._follow(me)

    async def on_change(self, me: Me, seat: int) -> None:
        lost = [gift for gift in me.gains if gift.seat == seat]
        if lost and not me.of_team(DEMON, [seat]):
            me.drop_gains(*lost)
        await self._follow(me)

    async def _follow(self, me: Me) -> None:
        if not me.ability.started or (me.dead and not me.works):
            return
        if me.at_night:
            await self.night(me)
        elif self._stale(me) or self._due(me):
            me.set_off()

    def wakes(self, me: Me) -> bool:
        # A Boffin who has died meanwhile has nothing more to give.
        return not me.dead or me.has_ability(me.seat, self.id)

    async def night(self, me: Me) -> None:
        if await self._give(me):
            self._tell(me)

    async def _give(self, me: Me) -> bool:
        """One living Demon has a gift; whether it is a new one."""
        if stale := self._stale(me):
            me.drop_gains(*stale)
        free = tuple(c for c in me.good_characters if me.may_give(c, not me.holders(c)))
        if not free or not self._due(me):
            return False
        demon = await me.storyteller(me.of_team(DEMON, me.living), "demon")
        gift = await me.storyteller(Characters(tuple(c for c in free if me.fits(c)) or free), "gift", demon)
        await me.has(gift, demon, steady=True)
        return True

    def _due(self, me: Me) -> bool:
        """Whether a Demon lives, and none that lives has a gift."""
        demons = me.of_team(DEMON, me.living)
        return bool(demons) and not any(gift.seat in demons for gift in me.gains)

    def _stale(self, me: Me) -> list[Ability]:
        return [gift for gift in me.gains if not self._kept(me, gift)]

    def _kept(self, me: Me, gift: Ability) -> bool:
        """Whether a gift stays where it is: with a Demon, and after death if it works then."""
        lives = not me.state.is_dead(gift.seat)
        set_off = any(waiting == gift.id for waiting, _ in me.state.triggered)
        return bool(me.of_team(DEMON, [gift.seat])) and (lives or CHARACTERS[gift.character].even_if_dead or set_off)

    def _tell(self, me: Me) -> None:
        for gift in me.gains:
            if not me.state.is_dead(gift.seat):
                me.tell(gift.seat, Card(characters=(gift.character,)))
                me.tell(me.seat, Card(characters=(gift.character,)))
