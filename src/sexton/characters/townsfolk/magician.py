from sexton.engine.character import DEMON, MINION, Townsfolk


class Magician(Townsfolk):
    """The Demon takes you for a Minion, and the Minions take you for a Demon."""

    seems = (DEMON, MINION)
