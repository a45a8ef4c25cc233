"""The script of a game: which characters may be in play and in which order they wake."""

import msgspec


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A list of character ids with the night order restricted to them.

    The two night lists also hold the steps that belong to no character:
    ``dusk``, ``minioninfo``, ``demoninfo`` and ``dawn``.
    """

    name: str
    author: str = ""
    characters: tuple[str, ...]
    first_night: tuple[str, ...]
    other_nights: tuple[str, ...]
