"""What reading a script gives: an Almanac with its entries, and what there is to say about it."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from sexton.almanac.facts import CharacterFacts, characters, night_order, official
from sexton.almanac.manual import in_order, manual_character, own_jinxes, own_order, pair_rule, shortened
from sexton.almanac.names import team_of
from sexton.engine.script import ManualCharacter, Script
from sexton.errors import Phrase, Refusal, Word, one_after_another

Level = Literal["note", "warning", "doubt", "error"]

#: So many of the things that stand in the way of playing are named.
_NAMED = 7

#: The format allows 10 rules of a script, and pairs have theirs.
_MOST_RULES = 100

ANNOUNCER = "bootlegger"
"""Tells everybody of what is not official."""


class UnreadableScript(Refusal):
    """A script that cannot be read or played: the message says why and what to do.

    ``code`` is a short fixed word for programs, what follows ``unreadable-`` in the key unless it is given. ``where``
    is a place in the file, ``line 12`` in English, and one of the message's words where there is one.
    """

    def __init__(self, key: str, /, *, code: str = "", where: Word = "", **words: Word) -> None:
        super().__init__(key, **words, **({"where": where} if where else {}))
        self.code = code or key.removeprefix("unreadable-")
        self.where = str(where)


class ScriptProblem(msgspec.Struct, frozen=True):
    """Something in a script that its reader should hear of, which ``phrase`` says in any language.

    A ``note`` is for information, with a ``warning`` play can go on, a ``doubt`` keeps the script from being
    played until somebody says that it is as it should be, an ``error`` whatever they say. ``where`` is a place
    such as ``line 12`` or ``item 3``, or empty.
    """

    code: str
    phrase: Phrase
    where: str = ""
    level: Level = "warning"

    def said(self, locale: str = "en") -> str:
        """The sentence in a language."""
        return self.phrase.said(locale)

    def told(self, locale: str = "en") -> dict[str, str]:
        """All of it for a program: ``code``, ``level``, ``where``, and the ``sentence`` in a language."""
        return {"code": self.code, "level": self.level, "where": self.where, "sentence": self.said(locale)}


def remark(key: str, /, *, code: str = "", where: Word = "", level: Level = "warning", **words: Word) -> ScriptProblem:
    """A problem that the message ``key`` says with these words, ``where`` among them unless it is empty. Its code is
    what follows ``finding-`` in the key unless it is given."""
    if where:
        words["where"] = where
    return ScriptProblem(code or key.removeprefix("finding-"), Phrase(key, words), str(where), level)


def at_line(number: int) -> Phrase:
    """The place of a line of a file; its number is no amount."""
    return Phrase("where-line", {"line": str(number)})


def called(character: str) -> Phrase:
    """The name of an official character."""
    return Phrase(f"name-{character}")


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

    @property
    def homebrew(self) -> bool:
        """Whether the character is no official one."""
        return official(self.id) is None

    @property
    def team_id(self) -> str | None:
        """Its team: an official character's own, else what the file says; None where it does not say it."""
        known = official(self.id)
        return known.team if known is not None else team_of(self.team)


class Almanac(msgspec.Struct, frozen=True, kw_only=True):
    """A script as its author gave it out, with all texts that the file holds.

    ``declared`` is the number of characters that the file announces, if it does. ``notes`` are the
    author's paragraphs about the whole script; ``house_rules`` those that go with the Bootlegger.
    ``meta`` holds the ``_meta`` object of a script file as JSON, so that writing loses nothing of it, and
    ``pair_rules`` its items that are the author's rules for two characters.
    """

    title: str = ""
    author: str = ""
    declared: int | None = None
    entries: tuple[Entry, ...]
    notes: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    problems: tuple[ScriptProblem, ...] = ()
    meta: str = ""
    pair_rules: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules of the author's own, which the Bootlegger announces: those of the script and those of pairs."""
        pairs = (rule for entry in self.entries for rule in own_jinxes(entry))
        return (*self.house_rules, *pairs, *map(pair_rule, self.pair_rules))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the characters in the order of the file."""
        return tuple(entry.id for entry in self.entries)

    @property
    def errors(self) -> tuple[ScriptProblem, ...]:
        """The problems that keep the script from being played."""
        return tuple(problem for problem in self.problems if problem.level == "error")

    @property
    def doubts(self) -> tuple[ScriptProblem, ...]:
        """The problems that somebody has to say yes to before the script is played."""
        return tuple(problem for problem in self.problems if problem.level == "doubt")

    @property
    def warnings(self) -> tuple[ScriptProblem, ...]:
        """The notes and warnings: all problems that do not keep the script from being played."""
        return tuple(problem for problem in self.problems if problem.level in ("note", "warning"))

    def script(self, *, confirmed: bool = False) -> Script:
        """The script as the engine plays it, with the night order of its characters.

        Characters that Sexton does not resolve are manual ones; with homebrew or the author's own rules the
        Bootlegger is on the script by itself. ``confirmed`` says that whatever is doubtful is as it should be.
        Raises UnreadableScript, naming what stands in the way.
        """
        obstacles = self.errors if confirmed else (*self.errors, *self.doubts)
        if obstacles:
            reasons: list[Word] = [problem.phrase for problem in obstacles[:_NAMED]]
            if more := obstacles[_NAMED:]:
                reasons.append(Phrase("not-playable-more", {"count": len(more)}))
            raise UnreadableScript(
                "unreadable-not-playable",
                code=obstacles[0].code,
                where=obstacles[0].where,
                reasons=one_after_another(reasons),
            )
        first, other = own_order(self.meta)
        manual = {entry.id: manual_character(entry, first, other) for entry in self.entries if entry.facts is None}
        ids = [manual[id].id if id in manual else id for id in self.ids]
        # Everybody at the table is sent this: what a broken file holds without end is cut.
        rules = self.rules[:_MOST_RULES]
        if (rules or any(entry.homebrew for entry in self.entries)) and ANNOUNCER not in ids:
            ids.append(ANNOUNCER)
        return script_of(
            shortened(self.title),
            shortened(self.author),
            ids,
            manual=tuple(manual.values()),
            rules=tuple(map(shortened, rules)),
        )


def script_of(
    name: str,
    author: str,
    ids: Iterable[str],
    *,
    manual: tuple[ManualCharacter, ...] = (),
    rules: tuple[str, ...] = (),
) -> Script:
    """An engine Script of character ids, with the general night order cut down to them and to the Travellers, who may
    join whatever the script. Those that the engine does not resolve are described in ``manual``."""
    chosen, order = tuple(ids), night_order()
    travellers = (c for c, facts in characters().items() if facts.team == "traveller")
    wanted = dict.fromkeys((*chosen, *travellers, "dusk", "minioninfo", "demoninfo", "dawn"))
    return Script(
        name=name,
        author=author,
        characters=chosen,
        first_night=in_order(order.first_night, wanted, [(c.id, c.first_place) for c in manual]),
        other_nights=in_order(order.other_nights, wanted, [(c.id, c.other_place) for c in manual]),
        manual=manual,
        rules=rules,
    )
