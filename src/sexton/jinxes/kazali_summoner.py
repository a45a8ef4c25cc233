from sexton.engine.jinx import OpenDeaths


class KazaliSummoner(OpenDeaths):
    """A summoning that leaves two Demons alive makes every death of that night the Storyteller's decision."""

    pair = "kazali", "summoner"
