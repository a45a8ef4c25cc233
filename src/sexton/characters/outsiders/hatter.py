from sexton.engine.character import CHARACTERS, DEMON, MINION, Death, Outsider
from sexton.engine.prompts import Card, Characters
from sexton.engine.words import Me


class Hatter(Outsider):
    """If you died today or tonight, every Minion and Demon may become another character of their kind; no two alike."""

    house_rules = ("chaos",)

    async def on_death(self, me: Me, death: Death) -> None:
        if death.seat == me.seat and me.works:
            me.mark("tea party tonight", me.seat, until="dawn")
            me.set_off()

    def wakes(self, me: Me) -> bool:
        return me.is_set_off

    async def night(self, me: Me) -> None:
        chosen: dict[int, str] = {}
        kept: set[str] = set()
        for seat in (*me.of_team(MINION), *me.of_team(DEMON)):
            now = CHARACTERS[me.state.chars[seat]]
            if now.deluded:
                continue
            me.tell(seat, Card(characters=(self.id,)))
            absent = {*chosen.values(), *kept, now.id}
            kinds = (MINION, DEMON) if me.house_rule("chaos") else (now.team,)
            open_to_them = [c for kind in kinds for c in me.on_script(kind) if not CHARACTERS[c].deluded]
            free = [c for c in open_to_them if c not in absent]
            must = now.id in chosen.values() and free
            choice = await me.ask(seat, Characters(tuple(free) if must else (None, *free)), "tea party")
            if choice is None:
                kept.add(now.id)
            else:
                chosen[seat] = choice
        for seat, character in chosen.items():
            await me.become(seat, character)
