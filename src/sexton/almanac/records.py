"""What reading a script gives: an Almanac with its entries, and what there is to say about it."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from sexton.almanac.facts import CharacterFacts, characters, night_order
from sexton.engine.script import Script
from sexton.errors import SextonError

Level = Literal["note", "warning", "error"]


class UnreadableScript(SextonError):  # noqa: N818 - the name says what it is about
    """A script that cannot be read or played, with a sentence that says why and what to do.

    ``code`` is a short fixed word for programs, ``where`` a place in the file such as ``line 12``.
    """

    def __init__(self, sentence: str, *, code: str = "unreadable", where: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.where = where


class ScriptProblem(msgspec.Struct, frozen=True):
    """Something in a script that its reader should hear of.

    A ``note`` is for information, with a ``warning`` play can go on, an ``error`` keeps the script from
    being played. ``where`` is a place such as ``line 12`` or ``item 3``, or empty.
    """

    code: str
    sentence: str
    where: str = ""
    level: Level = "warning"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One character as the file has it.

    ``id`` is the character's id, or the folded name of an unknown one. ``name`` and ``team`` stand as
    written. Texts the file does not have are empty. ``written`` is False where an almanac says that the
    text is not written yet. ``custom`` holds the whole JSON object of a custom character, as JSON.
    """

    id: str
    name: str
    team: str = ""
    ability: str = ""
    flavour: str = ""
    overview: str = ""
    how_to_run: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    written: bool = True
    custom: str = ""

    @property
    def facts(self) -> CharacterFacts | None:
        """What Sexton knows about the character, or None if it does not know it."""
        return characters().get(self.id)


class Almanac(msgspec.Struct, frozen=True, kw_only=True):
    """A script as its author gave it out, with all texts that the file holds.

    ``declared`` is the number of characters that the file announces, if it does. ``notes`` are the
    author's paragraphs about the whole script; ``house_rules`` those that go with the Bootlegger.
    ``meta`` holds the ``_meta`` object of a script file as JSON, so that writing loses nothing of it.
    """

    title: str = ""
    author: str = ""
    declared: int | None = None
    entries: tuple[Entry, ...]
    notes: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    problems: tuple[ScriptProblem, ...] = ()
    meta: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the characters in the order of the file."""
        return tuple(entry.id for entry in self.entries)

    @property
    def errors(self) -> tuple[ScriptProblem, ...]:
        """The problems that keep the script from being played."""
        return tuple(problem for problem in self.problems if problem.level == "error")

    @property
    def warnings(self) -> tuple[ScriptProblem, ...]:
        """The notes and warnings: all problems that do not keep the script from being played."""
        return tuple(problem for problem in self.problems if problem.level != "error")

    def script(self) -> Script:
        """The script as the engine plays it, with the night order of its characters.

        Raises UnreadableScript, naming every character that stands in the way.
        """
        if self.errors:
            sentences = " ".join(problem.sentence for problem in self.errors)
            raise UnreadableScript(
                f"This script cannot be played as it is. {sentences}",
                code=self.errors[0].code,
                where=self.errors[0].where,
            )
        return script_of(self.title, self.author, self.ids)


def script_of(name: str, author: str, ids: Iterable[str]) -> Script:
    """An engine Script of known character ids, with the general night order cut down to them and to the Travellers,
    who may join whatever the script."""
    chosen = tuple(ids)
    travellers = (c for c, facts in characters().items() if facts.team == "traveller")
    wanted = {*chosen, *travellers, "dusk", "minioninfo", "demoninfo", "dawn"}
    order = night_order()
    return Script(
        name=name,
        author=author,
        characters=chosen,
        first_night=tuple(step for step in order.first_night if step in wanted),
        other_nights=tuple(step for step in order.other_nights if step in wanted),
    )
