from sexton.engine.character import CHARACTERS, OUTSIDER, Death, Minion
from sexton.engine.prompts import Card, TokenSets
from sexton.engine.state import DAY
from sexton.engine.words import Me

DIED_TODAY = "died today"


class Godfather(Minion):
    """On your first night, learn which Outsiders are in play. On a night after one died by day, choose a player:
    they die."""

    outsiders = (-1, 1)

    async def arrive(self, me: Me) -> None:
        for death in me.deaths:
            if death.phase == DAY:
                await self._mourn(me, death.seat, death.character)

    async def on_death(self, me: Me, death: Death) -> None:
        if not me.at_night:
            await self._mourn(me, death.seat, me.state.chars[death.seat])

    async def _mourn(self, me: Me, seat: int, character: str) -> None:
        answers = {CHARACTERS[c].team != OUTSIDER for c in (character, *me.mistaken_for(seat))}
        if not await me.rule(answers, seat, kept=True):
            me.note(DIED_TODAY, seat, until="dawn")

    def wakes(self, me: Me) -> bool:
        return me.first_day or bool(me.tokens(DIED_TODAY))

    async def start(self, me: Me) -> None:
        outsiders = me.on_script(OUTSIDER)
        truths: set[tuple[str, ...]] = {()}
        for seat in me.players:
            known = {c if c in outsiders else "" for c in me.character(seat)}
            truths = {tuple(sorted({*truth, c} - {""})) for truth in truths for c in known}
        await me.learn(TokenSets(outsiders), map(_tokens, sorted(truths)))
        if me.tokens(DIED_TODAY):
            await self.night(me)

    async def night(self, me: Me) -> None:
        await me.kill(await me.choose(me.players))


def _tokens(characters: tuple[str, ...]) -> Card:
    """These tokens, or a zero where there are none."""
    return Card(characters=characters) if characters else Card(number=0)
