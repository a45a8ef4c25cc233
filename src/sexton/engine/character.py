"""What a character is to the engine: a stateless object with hooks, found by its id.

A character's file subclasses one of the five team classes and overrides the hooks that its rule speaks of.
Every hook gets ``me``, the ability's words, and may use nothing else. A hook runs whether or not the ability
works, since a drunk or poisoned player must not notice: the words are inert then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sexton.engine.prompts import Domain

if TYPE_CHECKING:
    from sexton.engine.state import Ability, State
    from sexton.engine.words import Me

TOWNSFOLK, OUTSIDER, MINION, DEMON = "townsfolk", "outsider", "minion", "demon"
TRAVELLER, LORIC = "traveller", "loric"

CHARACTERS: dict[str, Character] = {}
"""The one stateless instance of every character, by id. Filled by importing ``sexton.characters``."""

HOLDERS: dict[str, set[str]] = {}
"""For each hook, the ids of the characters that override it."""


EVEN_IF_DEAD: set[str] = set()
"""The ids of the characters whose ability works while its holder is dead."""

STEADY: set[str] = set()
"""The ids of the characters whose ability works even if drunk or poisoned."""


class Identity(msgspec.Struct, frozen=True):
    """What a player may be taken for: a character, and an alignment."""

    character: str
    evil: bool


class Death(msgspec.Struct, frozen=True):
    """A death about to happen or just happened. ``how`` is attack, execution, exile or ruling."""

    seat: int
    how: str
    by: Ability | None = None
    surely: bool = False
    """Whether nothing can prevent it."""

    @property
    def by_demon(self) -> bool:
        """Whether a Demon's ability does it."""
        return self.by is not None and CHARACTERS[self.by.character].team == DEMON


class Row(msgspec.Struct, frozen=True):
    """How many of each team: Townsfolk, Outsiders, Minions, Demons."""

    townsfolk: int
    outsider: int
    minion: int
    demon: int

    def moved(self, outsiders: int) -> Row:
        """The row with that many more Outsiders in the place of Townsfolk."""
        return Row(self.townsfolk - outsiders, self.outsider + outsiders, self.minion, self.demon)


FEWEST, MOST = 5, 15


def base_row(players: int) -> Row:
    """The counts for a number of players, Travellers left out (setup sheet). Raises ``ValueError`` outside
    5 to 15."""
    if not FEWEST <= players <= MOST:
        raise ValueError(f"{players} players: a game needs {FEWEST} to {MOST}, Travellers not counted")
    if players < 7:
        return Row(3, players - 5, 1, 1)
    minions, outsiders = (players - 7) // 3 + 1, (players - 7) % 3
    return Row(players - outsiders - minions - 1, outsiders, minions, 1)


class Character:
    """One character. Class attributes are facts of its ability line; methods are hooks."""

    id: ClassVar[str]
    team: ClassVar[str]

    even_if_dead: ClassVar[bool] = False
    """The ability works while its holder is dead."""
    steady: ClassVar[bool] = False
    """The ability works even if drunk or poisoned."""
    outsiders: ClassVar[tuple[int, ...]] = (0,)
    """The bracket: by how many the Outsiders change; several numbers leave the choice to the Storyteller."""
    copies: ClassVar[int] = 1
    """How many of this character one bag may hold."""
    in_bag: ClassVar[bool] = True
    """Whether players draw its token; if not, another lies in the bag in its place."""
    stand_in: ClassVar[str] = TOWNSFOLK
    """The team of the token that lies in the bag where its own stays outside."""
    seated: ClassVar[bool] = False
    """Whether its player sits in some particular place, so that not everybody who drew a token may be it."""
    deluded: ClassVar[bool] = False
    """Whether its player takes themself for another character."""
    drunken: ClassVar[bool] = False
    """Whether its player is drunk by being this character, though nothing makes them so."""
    knows_alignment: ClassVar[bool] = True
    """Whether its player is told their alignment."""
    in_minion_info: ClassVar[bool] = True
    """Whether it takes part when the Minions and the Demon learn each other."""
    house_rules: ClassVar[tuple[str, ...]] = ()
    """The optional rules that a game may switch on for it; without a word the official rule holds."""
    seems: ClassVar[tuple[str, ...]] = ()
    """The teams as whose member it is shown in these introductions while its ability works."""
    parts_evil: ClassVar[bool] = False
    """Whether there are no introductions while its ability works."""
    secret_votes: ClassVar[bool] = False
    """Whether everybody votes with eyes closed while its ability works."""
    seated_talk: ClassVar[bool] = False
    """Whether players talk in private only with those beside them while its holder, whom everybody knows, lives."""
    kills: ClassVar[int] = 1
    """How many players a Demon's ability kills in one night at most."""
    storyteller_may_be_nominated: ClassVar[bool] = False
    """Whether the living may nominate the Storyteller in games of a script that has it."""
    last_words: ClassVar[bool] = False
    """Whether its public ability may be used when nominations are over, so that the night has to wait for it."""
    before_all: ClassVar[bool] = False
    """Whether ``on_dying`` is asked before all others: for what everybody sees."""
    announces: ClassVar[bool] = False
    """Whether it tells everybody beforehand of what is not official; a script with such things has it."""
    breaks_rules: ClassVar[bool] = False
    """Whether the Storyteller may break the rules while its ability works: anything may be shown to anybody."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """The reminders that stay where they are for the whole game, though the holder dies and lives again."""
    last_resort: ClassVar[bool] = False
    """Whether ``on_dying`` is asked after all others: for what speaks only where nothing else prevents the death."""

    def __init_subclass__(cls, base: bool = False) -> None:
        if base:
            return
        cls.id = cls.__module__.rpartition(".")[2]
        enter(cls.id, cls())

    # ---- the night -----------------------------------------------------------------------------------------

    def wakes(self, me: Me) -> bool:
        """Whether there is anything to do at this step tonight. Must ask only what the holder may know, or
        what the rule makes the Storyteller check before waking them."""
        return True

    async def night(self, me: Me) -> None:
        """Acts at the character's place in the night order, on every night that lists it."""

    async def between(self, me: Me) -> None:
        """Between two steps of a night."""

    async def start(self, me: Me) -> None:
        """Acts on the ability's first night instead: "you start knowing", "on your 1st night"."""

    # ---- what happens to others ----------------------------------------------------------------------------

    async def arrive(self, me: Me) -> None:
        """Runs when a seat comes to hold the ability, and before the first night."""

    async def on_dying(self, me: Me, death: Death) -> int | None:
        """Somebody is about to die. Returns the seat that dies: the same, another one, or ``None``."""
        return death.seat

    async def on_death(self, me: Me, death: Death) -> None:
        """Somebody died; the ability is taken as it was just before."""

    def on_turn(self, me: Me, seat: int) -> None:
        """A player's alignment has changed."""

    async def on_learning(self, me: Me) -> None:
        """The holder has died and has just learned of it: at dawn, or at once by day."""

    async def on_change(self, me: Me, seat: int) -> None:
        """The player at ``seat`` has become another character."""

    async def on_chosen(self, me: Me, chooser: int) -> None:
        """The holder was chosen by the ability of another player."""

    async def on_own_choice(self, me: Me, value: Any) -> None:
        """The holder has chosen something for whatever ability they take themself to have."""

    async def on_storyteller_executed(self, me: Me) -> None:
        """The Storyteller has been executed."""

    def saves_evil(self, state: State, ability: Ability) -> bool:
        """Whether the game goes on though no living player is a Demon."""
        return False

    async def on_nomination(self, me: Me, nominator: int, nominee: int) -> None:
        """Somebody was nominated, or the Storyteller, and nobody has voted yet."""

    async def on_vote(self, me: Me, nominee: int, voters: tuple[int, ...]) -> None:
        """A ballot is over."""

    async def on_dawn(self, me: Me) -> None:
        """The night is over and the day begins."""

    async def on_dusk(self, me: Me) -> None:
        """The day is over and the night has not begun."""

    async def on_result(self, me: Me, team: str) -> None:
        """A team has won and the result is not public yet."""

    def nominations(self, state: State, ability: Ability) -> int | None:
        """How many nominations a day the holder has; ``None`` for what everybody has: one while alive. Must depend
        only on what the holder knows."""
        return None

    def votes(self, state: State, ability: Ability) -> int | None:
        """How many votes a hand of the holder's gives without spending a token; ``None`` for what everybody has."""
        return None

    # ---- by day --------------------------------------------------------------------------------------------

    def claim(self, state: State, seat: int, script: tuple[str, ...]) -> Domain | None:
        """What anybody may say aloud when they use, or pretend to use, the character's public day ability.
        May depend only on what everybody knows."""
        return None

    async def heard(self, me: Me, claimant: int, value: Any) -> None:
        """Somebody else has said that with a value of that domain."""

    def visit(self, state: State, ability: Ability | None, script: tuple[str, ...]) -> Domain | None:
        """What somebody may say when visiting the Storyteller in private by day, ``None`` for no visit now: the holder
        of an ability, or whoever pretends. Must depend only on what that player knows."""
        return None

    async def visited(self, me: Me, value: Any) -> None:
        """The holder visits the Storyteller and says a value of that domain."""

    async def claimed(self, me: Me, value: Any) -> None:
        """The holder uses the public day ability with a value of that domain."""

    # ---- standing ------------------------------------------------------------------------------------------

    def registers(self, state: State, ability: Ability, script: tuple[str, ...]) -> Iterable[Identity]:
        """What else the holder might be taken for while the ability works."""
        return ()

    def aura(self, state: State, ability: Ability) -> Iterable[tuple[str, int]]:
        """Effects that hold exactly while the ability works: pairs of a kind and a seat. May read no token but
        those of drunkenness, poison and kept abilities."""
        return ()

    # ---- setup ---------------------------------------------------------------------------------------------

    def rows(self, row: Row, characters: tuple[str, ...], script: tuple[str, ...]) -> Iterable[Row]:
        """The legal rows of what is in play in the place of this one, brackets applied, for a text that changes
        more than the number of Outsiders."""
        return (row,)

    def bag(self, row: Row) -> Row:
        """A change to what lies in the bag that the other class attributes cannot say."""
        return row

    def exchanges(self, state: State) -> tuple[int, ...]:
        """For a character whose token is exchanged after the draw: the seats whose players may secretly be it,
        while whoever drew it is what they drew."""
        return ()

    def hosts(self, state: State) -> tuple[int, ...]:
        """For a character without a token in the bag: the seats that may secretly be it."""
        return ()

    async def install(self, me: Me) -> None:
        """For a character without a token in the bag: what happens when its player is marked."""


HOOKS = (
    "night",
    "start",
    "wakes",
    "between",
    "arrive",
    "on_dying",
    "on_death",
    "on_change",
    "on_turn",
    "on_learning",
    "nominations",
    "votes",
    "heard",
    "visit",
    "on_chosen",
    "on_own_choice",
    "on_storyteller_executed",
    "saves_evil",
    "on_nomination",
    "on_vote",
    "on_dawn",
    "on_dusk",
    "on_result",
    "claim",
    "registers",
    "aura",
    "rows",
    "exchanges",
)
HOLDERS.update({name: set() for name in HOOKS})


class Townsfolk(Character, base=True):
    """Good; helps the town."""

    team = TOWNSFOLK


class Outsider(Character, base=True):
    """Good; hinders the town."""

    team = OUTSIDER


class Minion(Character, base=True):
    """Evil; helps the Demon."""

    team = MINION


class Demon(Character, base=True):
    """Evil; kills, and loses the game by dying."""

    team = DEMON


class Traveller(Character, base=True):
    """Joins late or leaves early; the Storyteller gives the alignment."""

    team = TRAVELLER


class Loric(Character, base=True):
    """Belongs to the script and to no player: it takes no seat and no token."""

    team = LORIC


def enter(character: str, rule: Character) -> None:
    """Make a character known under its id."""
    CHARACTERS[character] = rule
    if rule.even_if_dead:
        EVEN_IF_DEAD.add(character)
    if rule.steady:
        STEADY.add(character)
    for name in HOOKS:
        if getattr(type(rule), name) is not getattr(Character, name):
            HOLDERS[name].add(character)


def is_good(character: str) -> bool:
    """Whether a character is a Townsfolk or an Outsider."""
    return CHARACTERS[character].team in (TOWNSFOLK, OUTSIDER)


def starts_evil(character: str) -> bool:
    """The alignment that a character starts with (a Traveller's is the Storyteller's choice)."""
    return CHARACTERS[character].team in (MINION, DEMON)
