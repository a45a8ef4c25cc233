"""The words of whoever tells a game, in one language, to one reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sexton.engine import events as e
from sexton.engine.character import CHARACTERS
from sexton.engine.manual import plain_id
from sexton.engine.prompts import STORYTELLER, Bag, Card, Statement
from sexton.engine.script import ManualCharacter
from sexton.engine.state import Ability, State
from sexton.engine.statements import ALLIED
from sexton.engine.working import DRUNK, POISONED, afflictions, rules_are_off, silenced
from sexton.story.lines import Line
from sexton.texts import message
from sexton.texts import name as name_of


class Teller:
    """Whoever tells: to ``reader``, a seat, the Storyteller, or ``None`` for everybody."""

    def __init__(self, reader: int | None, locale: str) -> None:
        self.reader, self.locale = reader, locale
        self.names: list[str] = []
        self.manual: dict[str, ManualCharacter] = {}
        """The script's characters that the Storyteller resolves."""
        self.characters_told: dict[int, str] = {}
        """What each player was last told to be."""
        self.votes_to_beat = 0
        self.left: set[int] = set()
        """Who has left the game."""
        self.closed = False
        """Whether nominations are closed today."""
        self.depth = 0
        self.state: State | None = None
        """Just before the event; only the Storyteller's teller has it."""
        self.step_of: Callable[[int, int], str] = lambda night, place: ""
        self.previous: e.Event | None = None
        self.true: bool | None = None
        self.acting: int | None = None
        """The ability whose step it is."""
        self.set_off: set[int] = set()
        """The abilities that a death has set off while they worked, and that are run now."""

    # ---- words ---------------------------------------------------------------------------------------------

    def say(self, key: str, **arguments: str | int) -> str:
        return message(key, self.locale, **arguments)

    def own_words(self, event: str, case: str, **arguments: str | int) -> str:
        """The message for a case of an event, such as one character's, or the one for all of them."""
        try:
            return self.say(f"{event}-{case}", **arguments)
        except KeyError:
            return self.say(f"event-{event}", **arguments)

    def bare(self, seat: int) -> str:
        """A player's name as it stands in a list."""
        if seat == STORYTELLER:
            return self.say("storyteller")
        return self.names[seat]

    def person(self, seat: int) -> str:
        """A player's name as it stands in a sentence."""
        return self.bare(seat) if seat == STORYTELLER else self.say("person", name=self.names[seat])

    def within(self, seat: int) -> str:
        """A player's name as it stands in the middle of a sentence, in a list."""
        return self.say("storyteller-within") if seat == STORYTELLER else self.bare(seat)

    def people(self, seats: Iterable[int], each: Callable[[int], str] | None = None) -> str:
        """Names in a row; a word for nobody where there are none."""
        found = [(each or self.person)(seat) for seat in seats]
        if len(found) < 2:
            return found[0] if found else self.say("nobody")
        return self.say("list-last", rest=", ".join(found[:-1]), last=found[-1])

    def character(self, character: str) -> str:
        if made := self.manual.get(character):
            return name_of(plain_id(character), self.locale) if made.official else made.name
        try:
            return name_of(character, self.locale)
        except KeyError:
            return self.say("storyteller") if character == "storyteller" else character

    def characters(self, characters: Iterable[str]) -> str:
        return ", ".join(map(self.character, characters)) or self.say("nothing")

    def alignment(self, evil: bool) -> str:
        return self.say("evil" if evil else "good")

    def reminder(self, kind: str) -> str:
        return self._worded("reminder", kind)

    def _worded(self, prefix: str, text: str) -> str:
        """The message for one of the engine's own words, or the word itself where it is somebody else's."""
        slug = re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")
        try:
            return self.say(f"{prefix}-{slug}")
        except KeyError:
            return text

    def step(self, step: str) -> str:
        return self._worded("step", step)

    def why(self, text: str) -> str:
        return self._worded("why", text)

    def card(self, card: Card) -> str:
        """What a card shows."""
        parts = []
        if card.seats:
            parts.append(self.people(card.seats, self.bare))
        if card.characters:
            parts.append(self.characters(card.characters))
        if card.number is not None:
            parts.append(str(card.number))
        if card.nod is not None:
            parts.append(self.say("yes" if card.nod else "no"))
        if card.evil is not None:
            parts.append(self.alignment(card.evil))
        if card.shrug:
            parts.append(self.say("do-not-know"))
        parts += map(self.statement, card.statements)
        return " · ".join(parts) or self.say("nobody")

    def statement(self, said: Statement) -> str:
        """Something said of the game."""
        if said.text:
            return said.text
        word = self.character(said.are) if said.are in CHARACTERS else self._worded("word", said.are)
        if said.began:
            word = self.say("statement-began", word=word)
        people = self.people(said.seats, self.bare)
        if said.count is not None:
            return self.say("statement-count", players=people, word=word, count=said.count)
        all_of_them = len(said.seats) == 1 or said.are == ALLIED
        return self.say("statement-all" if all_of_them else "statement-some", players=people, word=word)

    def value(self, value: Any) -> str:
        """What somebody chose or said. A whole number is a seat."""
        match value:
            case None | ():
                return self.say("nothing")
            case bool():
                return self.say("yes" if value else "no")
            case int():
                return self.bare(value)
            case str():
                return self.character(value) if value in CHARACTERS else self._worded("word", value)
            case Card():
                return self.card(value)
            case Statement():
                return self.statement(value)
            case Bag():
                return self.characters((*value.tokens, *value.aside))
            case (int(seat), str(word)) if word in CHARACTERS:
                return self.say("pair-character", player=self.bare(seat), character=self.character(word))
            case (int(seat), str(word)):
                return self.say("pair-word", player=self.bare(seat), word=self._worded("word", word))
            case tuple():
                return ", ".join(map(self.value, value))
        return str(value)

    # ---- for the Storyteller: what holds at this moment --------------------------------------------------------

    def ability(self, number: int | None) -> Ability | None:
        return None if self.state is None or number is None else self.state.ability(number)

    def lame(self, seat: int, character: str) -> str:
        """Why a seat's ability, by the name that its holder has for it, does not work now; empty where it does."""
        return self._lame(self._held(seat, character))

    def _held(self, seat: int, character: str) -> list[Ability]:
        held = self.state.abilities if self.state is not None else ()
        return [a for a in held if a.seat == seat and (a.face or a.character) == character]

    def _lame(self, held: list[Ability]) -> str:
        """Why none of these works, which one player holds by one name: the one that acts now, or all."""
        s = self.state
        if s is None or not held:
            return ""
        acting = [a for a in held if a.id == self.acting] or held
        set_off = self.set_off | {number for number, worked in s.triggered if worked}
        if any(s.on >> a.id & 1 or (a.id in set_off and not silenced(s, a)) for a in acting):
            return ""
        seat = held[0].seat
        kinds = afflictions(s, seat)
        if kinds & {DRUNK, POISONED} and any(a.real for a in held):
            return self.say(f"lame-{DRUNK if DRUNK in kinds else POISONED}")
        if not any(a.real for a in acting):
            return self.say("lame-believed")
        return self.say("lame-dead" if seat >= 0 and s.is_dead(seat) else "lame-lost")

    def verdict(self, seat: int, character: str) -> str:
        """Whether what a player was told was true, the way people may be taken for something else counted in."""
        if self.state is None:
            return ""
        held = self._held(seat, character)
        if not held:
            # What others are shown by an ability is never false by itself, so only an answer is worth a word.
            if self.true is None:
                return ""
            held = [a for a in self.state.abilities if a.character == character]
        lame = self._lame(held)
        if self.true is False:
            unbound = "lame-rules-off" if rules_are_off(self.state) else "lame-overruled"
            return self.say("told-false", why=lame or self.say(unbound))
        return self.say("told-true-though", why=lame) if lame and self.true else "" if lame else self.say("told-true")

    def pages(self, pages: Iterable[e.Page], kind: str) -> Iterator[Line]:
        """The Grimoire, a line for each player."""
        for page in pages:
            parts = [self.character(page.character), self.alignment(page.evil)]
            if page.dead:
                parts.append(self.say("page-dead"))
            if page.believes:
                parts.append(self.say("page-believes", character=self.character(page.believes)))
            parts += [
                self.say("page-reminder", reminder=self.reminder(what), character=self.character(whose))
                for whose, what in page.reminders
            ]
            yield Line(self.say("page", player=self.bare(page.seat), parts=", ".join(parts)), kind, 1)
