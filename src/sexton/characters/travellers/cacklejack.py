from sexton.engine.character import CHARACTERS, DEMON, MINION, OUTSIDER, TOWNSFOLK, Traveller
from sexton.engine.prompts import Characters, Domain, Players
from sexton.engine.state import Ability, State
from sexton.engine.words import Me

SPARED = "not me"


class Cacklejack(Traveller):
    """Each day, choose a player: tonight another player becomes another character."""

    def visit(self, state: State, ability: Ability | None, script: tuple[str, ...]) -> Domain | None:
        chosen = ability is None or any(t.kind == SPARED and t.by == ability.id for t in state.tokens)
        return None if chosen else Players(state.circle)

    async def visited(self, me: Me, value: int) -> None:
        me.note(SPARED, value, until="dawn")

    def wakes(self, me: Me) -> bool:
        return me.works

    async def night(self, me: Me) -> None:
        spared = {token.seat for token in me.tokens(SPARED)}
        every = [c for c in me.on_script(TOWNSFOLK, OUTSIDER, MINION, DEMON) if not CHARACTERS[c].deluded]
        into = {
            seat: tuple(c for c in every if c != me.state.chars[seat])
            for seat in me.players
            if seat not in spared and not me.state.is_traveller(seat)
        }
        # To end the game by taking the last Demon away needs the Storyteller's insistence.
        demons = me.of_team(DEMON, me.living)
        safe = {
            seat: tuple(c for c in others if demons != (seat,) or CHARACTERS[c].team == DEMON)
            for seat, others in into.items()
        }
        player = await me.storyteller([seat for seat in into if safe[seat]], "change", shape=Players(tuple(into)))
        legal = Characters(safe[player] or into[player])
        await me.become(player, await me.storyteller(legal, "become", player, shape=Characters(into[player])))
