from sexton.engine.character import Loric


class Bootlegger(Loric):
    """This script is played with characters or rules that are not official; everybody is told of them beforehand."""

    announces = True
