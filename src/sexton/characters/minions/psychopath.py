from sexton.engine.character import Death, Minion
from sexton.engine.prompts import STORYTELLER, Domain, Options, Players
from sexton.engine.state import SHUT, State
from sexton.engine.words import Me

BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


class Psychopath(Minion):
    """Every day, before nominations, you may choose a player aloud: they die. If you are executed, you play
    rock, paper, scissors with your nominator, and die only if you lose."""

    before_all = True

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        return Players(state.circle) if state.floor == SHUT else None

    async def claimed(self, me: Me, value: int) -> None:
        await me.kill(value)

    async def on_dying(self, me: Me, death: Death) -> int | None:
        if death.seat != me.seat or death.how != "execution":
            return death.seat
        nominator = next((n.nominator for n in me.nominations_today if n.nominee == me.seat), me.seat)
        # Whoever nominated themself, or was nominated by a Traveller who has left, plays against the Storyteller.
        rival = nominator if nominator in me.others else STORYTELLER
        mine, theirs = await me.together((me.seat, rival), Options(tuple(BEATS)))
        lost = BEATS[theirs] == mine
        return death.seat if lost or not me.works else None
