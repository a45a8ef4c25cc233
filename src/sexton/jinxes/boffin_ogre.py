from sexton.engine.jinx import NotGiven


class BoffinOgre(NotGiven):
    """The Boffin cannot give the Ogre's ability."""

    pair = "boffin", "ogre"
