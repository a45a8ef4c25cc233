from sexton.engine.character import Minion


class Baron(Minion):
    """There are two more Outsiders in play."""

    outsiders = (2,)
