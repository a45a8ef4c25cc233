from sexton.engine.character import DEMON, MINION, Townsfolk
from sexton.engine.words import Me


class Clockmaker(Townsfolk):
    """On your first night, learn how many steps it is from the Demon to the Minion nearest to it."""

    async def start(self, me: Me) -> None:
        circle, farthest = me.players, len(me.players) // 2
        truths = set()
        for demon in me.might_be(DEMON, me.living):
            # From the nearest outwards: whoever might be a Minion may end the count, whoever is one ends it.
            for steps in range(1, farthest + 1):
                place = circle.index(demon)
                reached = circle[place - steps], circle[(place + steps) % len(circle)]
                if me.might_be(MINION, reached):
                    truths.add(steps)
                if any(me.team(seat) == {MINION} for seat in reached):
                    break
        await me.learn(range(farthest + 1), sorted(truths))
