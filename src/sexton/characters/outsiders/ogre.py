from sexton.engine.character import Outsider
from sexton.engine.words import Me


class Ogre(Outsider):
    """On your first night, choose another player: you take their side, unknowing, even if drunk or poisoned."""

    steady = True
    knows_alignment = False
    house_rules = ("friend",)

    async def start(self, me: Me) -> None:
        friend = await me.choose(me.others)
        me.turn(me.seat, await me.rule(me.evil(friend), friend), told=False)
        if me.house_rule("friend"):
            me.note("friend", friend)

    def on_turn(self, me: Me, seat: int) -> None:
        # The optional rule: always on the friend's side.
        if any(token.seat == seat for token in me.tokens("friend")):
            me.turn(me.seat, me.state.is_evil(seat), told=False)
