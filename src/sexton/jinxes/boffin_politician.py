from sexton.engine.jinx import NotGiven


class BoffinPolitician(NotGiven):
    """The Boffin cannot give the Politician's ability."""

    pair = "boffin", "politician"
