from sexton.engine.jinx import Jinx


class RecluseSage(Jinx):
    """Where the Demon kills the Sage, a Recluse may be shown in the Demon's place.

    Registering says as much, and the Sage's own text asks who may be taken for a Demon; so there is nothing to add.
    """

    pair = "recluse", "sage"
