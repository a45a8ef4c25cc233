"""The script of a game: which characters may be in play and in which order they wake."""

import msgspec

from sexton.engine.manual import make_known


class ManualCharacter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A character of a script that the Storyteller resolves, with its author's texts.

    ``first_night`` and ``other_nights`` tell the Storyteller what to do at its place in those nights; the two places
    say where that is among the steps of the general night order. ``reminders`` is what stands on its tokens. An
    ``official`` one is no homebrew: its rule is only not written here.
    """

    id: str
    name: str
    ability: str = ""
    first_night: str = ""
    other_nights: str = ""
    reminders: tuple[str, ...] = ()
    official: bool = False
    first_place: float | None = None
    other_place: float | None = None


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A list of character ids with the night order restricted to them.

    The two night lists also hold the steps that belong to no character: ``dusk``, ``minioninfo``, ``demoninfo`` and
    ``dawn``. ``manual`` describes the characters that the Storyteller resolves; ``rules`` are the author's own rules,
    which everybody is told before play.
    """

    name: str
    author: str = ""
    characters: tuple[str, ...]
    first_night: tuple[str, ...]
    other_nights: tuple[str, ...]
    manual: tuple[ManualCharacter, ...] = ()
    rules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        make_known(self.characters)

    @property
    def homebrew(self) -> tuple[ManualCharacter, ...]:
        """The characters that are not official."""
        return tuple(character for character in self.manual if not character.official)
