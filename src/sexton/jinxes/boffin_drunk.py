from sexton.engine.jinx import NotGiven


class BoffinDrunk(NotGiven):
    """The Boffin cannot give the Drunk's ability."""

    pair = "boffin", "drunk"
