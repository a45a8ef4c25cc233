"""Cases of the core rules that compare whole games, whole states, or what two players see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sexton.characters  # noqa: F401 - registers the characters
from sexton.almanac import script_of
from sexton.engine import events as e
from sexton.engine.character import CHARACTERS
from sexton.engine.game import Game, Refused, Seat, Setup
from sexton.engine.grimoire import table
from sexton.engine.manual import is_manual
from sexton.engine.prompts import STORYTELLER, Card, Hands, Move
from sexton.engine.script import Script
from sexton.engine.state import State
from sexton.engine.view import seen, view
from sexton.scenario import Scene, check
from sexton.story import narration

SEVEN = "Ann=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Undertaker, Gus=Virgin"
EIGHT = "Ann=Empath, Ben=Monk, Cat=Poisoner, Dan=Imp, Eve=Slayer, Fay=Fortune Teller, Gus=Virgin, Hal=Saint"
ANN, BEN, CAT, DAN, EVE, FAY, GUS, HAL = range(8)


def every_character() -> Script:
    return script_of("every character", "", tuple(sorted(c for c in CHARACTERS if not is_manual(c))))


def scene(seats: str) -> Scene:
    return Scene(seats, script=every_character())


def eight() -> Scene:
    """The table of eight, with Eve as the red herring."""
    found = scene(EIGHT)
    found.setup({"Storyteller mark": "Eve"})
    return found


def whole(game: Game) -> bytes:
    """Everything that a state holds, the log too, and what the game waits for."""
    return msgspec.json.encode((game.state.flat(), game.prompt))


def views(state: State) -> list[bytes]:
    return [msgspec.json.encode((view(state, seat), seen(state, seat))) for seat in (None, *state.circle)]


def refuse(game: Game, move: Move) -> str:
    """The reason for which a move is refused; nothing else may come of it."""
    before, views_before, moves = whole(game), views(game.state), game.moves()
    with pytest.raises(Refused) as refusal:
        game.play(move)
    assert whole(game) == before
    assert views(game.state) == views_before
    assert game.moves() == moves
    return str(refusal.value)


# ---- a deluded player's game is the game of somebody who is not ---------------------------------------------------


class Watched:
    """A game of which everything is kept that reaches two of its players: messages, prompts, offers, refusals."""

    def __init__(self, seats: str, watched: tuple[int, ...]) -> None:
        self.scene = scene(seats)
        self.watched = watched
        self.reached: dict[int, list[bytes]] = {seat: [] for seat in watched}
        self._heard = dict.fromkeys(watched, 0)

    def look(self) -> None:
        game = self.scene.game
        for seat in self.watched:
            messages = seen(game.state, seat)
            self.reached[seat] += [msgspec.json.encode(m) for m in messages[self._heard[seat] :]]
            self._heard[seat] = len(messages)
            prompt = game.prompt if game.prompt is not None and game.prompt.who == seat else None
            self.reached[seat].append(msgspec.json.encode((view(game.state, seat), prompt, game.offers(seat))))
            for move in (
                Move(seat, "choose", 99),
                Move(seat, "choose", "Ann"),
                Move(seat, "vote", (1,)),
                Move(seat, "nominate", 99),
                Move(seat, "claim", 99, "slayer"),
                Move(seat, "skip", None),
            ):
                try:
                    game.fork().play(move)
                except Refused as refusal:
                    self.reached[seat].append(str(refusal).encode())
                else:
                    self.reached[seat].append(b"accepted")

    def play(self) -> None:
        """Two nights and the day between, with a look whenever something has reached one of them."""
        scene = self.scene
        scene.setup({"Storyteller mark": "Eve"})
        self.look()
        scene.night(1, {"Cat": "Hal", "stop before": "Ann"})
        self.look()
        scene.night(1, {"Ann is told": 1, "Fay": ["Dan", "Eve"]})
        self.look()
        scene.day(1, [{"Ben nominates Ann": ["Dan", "Cat"]}])
        self.look()
        scene.acts([{"Ann claims Slayer": "Ben"}, {"Ann nominates Ben": ["Ann", "Ben"]}])
        self.look()
        scene.night(2, {"Cat": "Hal", "stop before": "Ben"})
        self.look()
        scene.night(2, {"Ben": "Hal", "Dan": "Eve", "Fay": ["Dan", "Eve"]})
        self.look()


def test_the_deluded_cannot_tell() -> None:
    """core-70"""
    deluded = Watched(
        "Ann=Drunk (thinks Chef), Ben=Marionette (thinks Monk), Dan=Imp, Cat=Poisoner, Eve=Slayer, Fay=Fortune Teller, "
        "Gus=Virgin, Hal=Empath, Ivy=Undertaker, Jon=Mayor, Kim=Noble",
        (0, 1),
    )
    sober = Watched(
        "Ann=Chef, Ben=Monk, Dan=Imp, Cat=Poisoner, Eve=Slayer, Fay=Fortune Teller, "
        "Gus=Virgin, Hal=Empath, Ivy=Undertaker, Jon=Saint, Kim=Scarlet Woman",
        (0, 1),
    )
    for game in (deluded, sober):
        game.play()
        check(game.scene, {"Ann": {"told": 1, "view character": "Chef"}, "Ben": {"view character": "Monk"}})
        check(game.scene, {"Ann": {"view hides": "drunk"}, "Ben": {"view hides": "marionette"}})
        check(game.scene, {"woken on night 2": ["Cat", "Ben", "Dan", "Hal", "Fay"], "died at dawn 2": "Eve"})
    for seat in (0, 1):
        assert deluded.reached[seat] == sober.reached[seat]
    asked = b'"type":"players"'
    assert any(asked in entry and b'"kind":"choose"' in entry for entry in deluded.reached[1])
    assert any(b'"event":"Told"' in entry for entry in deluded.reached[0])


# ---- what is public ----------------------------------------------------------------------------------------------


def test_every_miss_of_a_slayer_looks_alike() -> None:
    """core-73"""

    def new_messages(seats: str, before: list[Any], claim: dict[str, str]) -> list[list[bytes]]:
        """What a claim brings to everybody, the name of the claimer and of the target left out."""
        game = scene(seats)
        game.day(1, before)
        if before:
            game.day(2)
        else:
            game.day(1)
        old = [len(seen(game.game.state, seat)) for seat in (None, *game.game.state.circle)]
        game.acts([claim])
        found = []
        for count, seat in zip(old, (None, *game.game.state.circle), strict=True):
            messages = seen(game.game.state, seat)[count:]
            found.append([msgspec.json.encode(_anonymous(m)) for m in messages])
        check(game, {"alive": "everyone", "winner": "nobody"})
        return found

    miss = new_messages(SEVEN, [], {"Eve claims Slayer": "Ben"})
    bluff = new_messages(SEVEN, [], {"Ann claims Slayer": "Dan"})
    again = new_messages(SEVEN, [{"Eve claims Slayer": "Cat"}], {"Eve claims Slayer": "Ben"})
    assert miss == bluff == again
    assert [type(m).__name__ for m in _last(miss)] == ["Claimed", "NothingHappened"]


def _anonymous(event: e.Event) -> e.Event:
    changes = {name: -9 for name in ("seat", "value") if hasattr(event, name)}
    return msgspec.structs.replace(event, **changes)


def _last(messages: list[list[bytes]]) -> list[e.Event]:
    kinds: Any = e.Claimed | e.NothingHappened
    return [msgspec.json.decode(m, type=kinds) for m in messages[-1]]


def test_a_view_has_these_fields_and_no_others() -> None:
    """core-69"""
    game = scene(SEVEN)
    game.night(1, {"Cat": "Ann", "Ann is told": 1})
    game.day(1, [{"Eve nominates Dan": ["Ann", "Cat"]}])
    game.night(2, {"Cat": "Fay", "Ben": "Gus", "Dan": "Eve", "Ann is told": {"legal": [0]}})
    game.day(2, ["nominations open", {"Fay nominates Ben": ["Eve"]}])
    state = game.game.state
    shown = _plain(view(state, ANN))
    assert {note["event"]["event"] for note in shown.pop("history")} == {
        kind.__name__ for kind in map(type, state.events()) if kind.audience == e.EVERYONE
    }
    assert shown == {
        "seat": ANN,
        "script": "every character",
        "characters": list(game.game.script.characters),
        "phase": "day",
        "night": 2,
        "floor": "open",
        "players": [
            {"seat": i, "name": name, "alive": i != EVE, "vote": i != EVE, "traveller": None}
            for i, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"))
        ],
        "character": "empath",
        "evil": False,
        "nominations": [{"nominator": FAY, "nominee": BEN, "voters": [EVE], "votes": 1, "secret": False}],
        "block": None,
        "block_votes": 0,
        "notes": [
            {"phase": "setup", "night": 0, "event": _plain(e.YouAre(ANN, "empath", False))},
            {"phase": "night", "night": 1, "event": _plain(e.Told(ANN, "empath", Card(number=1)))},
            {"phase": "night", "night": 2, "event": _plain(e.Told(ANN, "empath", Card(number=0)))},
        ],
        "winner": None,
        "winners": [],
        "pages": [],
    }


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_village_idiots_learn_nothing_of_each_other() -> None:
    """villageidiot-12"""

    def played(others: dict[str, Any]) -> Scene:
        game = scene(
            "Ann=Village Idiot, Ben=Village Idiot, Cat=Widow, Dan=Imp, Eve=Village Idiot, Fay=Virgin, Gus=Mayor"
        )
        game.setup({"Storyteller mark": "Ben"})
        game.night(1, {"Cat": "Gus", "Storyteller know": "Fay", "Ann": "Dan", "Ann is told": "evil", **others})
        return game

    one = played({"Ben": "Ann", "Ben is told": "good", "Eve": "Fay", "Eve is told": "good"})
    other = played({"Ben": "Eve", "Ben is told": "evil", "Eve": "Cat", "Eve is told": "evil"})
    asked = [(event.seat, type(event).__name__) for event in _of_idiots(one.events("night", 1))]
    order = [seat for seat, _ in asked[::2]]
    assert asked == [pair for seat in order for pair in ((seat, "Chose"), (seat, "Told"))]
    assert sorted(order) == [ANN, BEN, EVE]
    assert views(one.game.state)[1 + ANN] == views(other.game.state)[1 + ANN]
    assert views(one.game.state)[1 + FAY] == views(other.game.state)[1 + FAY]
    assert views(one.game.state)[1 + BEN] != views(other.game.state)[1 + BEN]
    for seat in (ANN, BEN, EVE):
        assert all(event.seat == seat for event in _of_idiots(seen(one.game.state, seat)))


def _of_idiots(events: list[e.Event]) -> list[e.Chose | e.Told]:
    return [event for event in events if isinstance(event, e.Chose | e.Told) and event.character == "villageidiot"]


# ---- taking moves back --------------------------------------------------------------------------------------------


def test_an_execution_and_its_vote_are_undone() -> None:
    """core-74"""
    game = eight()
    game.night(2, {"Dan": "Ann"})
    game.day(2, [{"then": {"Ann": {"alive": False, "vote token": True}}}, "nominations open"])
    before_nomination = whole(game.game)
    game.game.play(Move(DAN, "nominate", BEN))
    before_vote = whole(game.game)
    prompt = game.game.prompt
    assert prompt is not None
    assert isinstance(prompt.domain, Hands)
    hands = tuple(int(seat in (ANN, CAT, DAN, EVE)) for seat in prompt.domain.voters)
    game.game.play(Move(prompt.who, "vote", hands))
    before_execution = whole(game.game)
    check(game, {"about to die": "Ben", "Ann": {"vote token": False}})

    game.acts([{"remember": "the vote"}, "day ends"])
    check(game, {"executed on day 2": "Ben", "dead": ["Ann", "Ben"], "phase": "night 3"})
    game.acts([{"undo to": "the vote"}])
    check(game, {"Ben": {"alive": True, "works": True}, "phase": "day 2", "about to die": "Ben"})
    assert whole(game.game) == before_execution
    game.acts([{"undo": 1}])
    check(game, {"Ann": {"vote token": True}, "about to die": "nobody"})
    assert whole(game.game) == before_vote
    game.acts([{"undo": 1}])
    assert whole(game.game) == before_nomination


def test_nobody_is_about_to_die_by_a_vote_that_an_execution_has_overtaken() -> None:
    game = scene("Ann=Empath, Ben=Slayer, Cat=Cerenovus, Dan=Imp, Eve=Monk, Fay=Chef, Gus=Virgin")
    game.night(1, {"Cat": ["Ann", "Monk"]})
    game.day(1, [{"Ben nominates Eve": ["Ann", "Ben", "Cat", "Dan"]}, {"then": {"about to die": "Eve"}}])
    play = game.game.play
    play(Move(FAY, "nominate", DAN))
    play(Move(STORYTELLER, "punish", ANN))
    s = game.game.state
    assert s.is_dead(ANN)
    assert s.block is None
    assert view(s, None).block is None
    prompt = game.game.prompt
    assert prompt is not None
    assert isinstance(prompt.domain, Hands)
    play(Move(prompt.who, "vote", tuple(int(seat != ANN) for seat in prompt.domain.voters)))
    ballot = next(event for event in game.game.state.backwards() if isinstance(event, e.Voted))
    assert (ballot.votes, ballot.needed, ballot.block) == (6, 3, None)
    game.night(2, {})
    assert [(x.seat, x.died) for x in game.game.state.events() if isinstance(x, e.Executed)] == [(ANN, True)]
    told = narration.plain(narration.for_everybody(game.game.state))
    assert "  6 votes for Dan, 3 needed." in told
    assert "Nobody can be executed by it any more." in told


def test_a_night_is_played_again_after_an_undo() -> None:
    """core-75"""
    game = eight()
    game.night(2, {"stop before": "Cat"})
    start, moves = whole(game.game), len(game.game.moves())
    choices = {"Ben": "Ann", "Dan": "Gus", "Fay": ["Dan", "Ben"]}
    game.night(2, {"Cat": "Fay", **choices, "Fay is told": {"legal": ["yes", "no"], "choose": "no"}})
    check(game, {"died at dawn 2": "Gus", "phase": "day 2", "Fay": {"poisoned": True}})

    game.game.undo(len(game.game.moves()) - moves)
    assert whole(game.game) == start
    check(game, {"alive": "everyone", "phase": "night 2", "Fay": {"reminders": "nothing"}, "Ann": {"safe": False}})
    assert any(
        isinstance(note.event, e.Told) and note.event.seat == FAY and note.event.card == Card(nod=False)
        for note in table(game.game).undone
    )
    assert not any(isinstance(event, e.Told) and event.seat == FAY for event in _tonight(game))
    game.night(2, {"Cat": "Hal", **choices, "Fay is told": {"legal": ["yes"]}})
    check(game, {"died at dawn 2": "Gus", "Hal": {"poisoned": True}, "Fay": {"poisoned": False}})


def _tonight(game: Scene) -> list[e.Event]:
    return game.events("night", 2)


def test_there_is_nothing_to_undo() -> None:
    """core-76"""
    fresh = Game(Setup(script=every_character(), players=("A", "B", "C", "D", "E", "F", "G")))
    before = whole(fresh)
    with pytest.raises(Refused, match="nothing to undo"):
        fresh.undo()
    assert whole(fresh) == before
    assert fresh.undone == ()

    other = scene(SEVEN)
    start = whole(other.game)
    prompt = other.game.prompt
    assert prompt is not None
    other.game.play(Move(prompt.who, prompt.kind, other.preferred(prompt)))
    assert len(other.game.moves()) == 1
    assert whole(other.game) != start
    with pytest.raises(Refused, match="not 2"):
        other.game.undo(2)
    assert len(other.game.moves()) == 1
    other.game.undo()
    assert whole(other.game) == start
    with pytest.raises(Refused, match="nothing to undo"):
        other.game.undo()
    assert whole(other.game) == start


# ---- what is refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(Move(8, "nominate", BEN), id="by a stranger"),
        pytest.param(Move(ANN, "nominate", 8), id="of a stranger"),
        pytest.param(Move(ANN, "vote", (1,)), id="vote"),
        pytest.param(Move(BEN, "choose", ANN), id="Monk by day"),
        pytest.param(Move(BEN, "nominate", "Ann"), id="text"),
        pytest.param(Move(BEN, "nominate", None), id="nothing"),
        pytest.param(Move(BEN, "nominate", True), id="a truth value"),
        pytest.param(Move(BEN, "nominate", (ANN, CAT)), id="two"),
    ],
)
def test_bad_moves_by_day_are_refused(move: Move) -> None:
    """core-77"""
    game = eight()
    game.day(1, ["nominations open"])
    reason = refuse(game.game, move)
    assert reason.endswith(".")
    assert len(reason) > 15


def test_nobody_decides_for_somebody_else() -> None:
    """core-77"""
    game = eight()
    game.night(2, {"stop before": "Ben"})
    assert game.game.prompt is not None
    assert game.game.prompt.who == BEN
    assert refuse(game.game, Move(ANN, "choose", CAT)) == "It is not your decision."
    assert "not a legal answer" in refuse(game.game, Move(BEN, "choose", "Ann"))
    assert refuse(game.game, Move(8, "choose", CAT)) == "Nobody sits there."


def test_an_override_is_marked_for_the_storyteller_alone() -> None:
    """core-79"""
    game = eight()
    game.night(2, {"Cat": "Fay", "Dan": "Hal", "Ann is told": {"legal": [0], "choose": 1, "override": True}})
    state = game.game.state
    wrong = e.Overruled("learn", Card(number=1))
    assert wrong in [note.event for note in table(game.game).log]
    assert wrong not in [event for seat in (None, *state.circle) for event in seen(state, seat)]
    plain = eight()
    plain.night(2, {"Cat": "Ann", "Dan": "Hal", "Ann is told": {"legal": [0, 1, 2], "choose": 1}})
    assert views(plain.game.state)[1 + ANN] == views(state)[1 + ANN]


def test_a_group_of_the_wrong_size_is_refused() -> None:
    def start(number: int) -> Game:
        return Game(Setup(script=every_character(), players=tuple(f"P{i}" for i in range(number))))

    for number in (4, 16, 18):
        with pytest.raises(Refused, match=f"{number} players: a game needs 5 to 15"):
            start(number)
    for number in (5, 15):
        assert start(number).prompt is not None


def test_a_house_rule_belongs_to_a_script() -> None:
    def start(*rules: str, without: tuple[str, ...] = ()) -> Game:
        script = script_of("some", "", [c for c in every_character().characters if c not in without])
        return Game(Setup(script=script, players=tuple("ABCDEFG"), house_rules=rules))

    began = start("ogre:friend", "kazali:poppies", "ogre:friend").state.events()[0]
    assert isinstance(began, e.Began)
    assert set(began.house_rules) == {"ogre:friend", "kazali:poppies"}
    assert len(began.house_rules) == 2
    with pytest.raises(Refused, match=r"This script has no house rule ogre:foe: choose among .*ogre:friend"):
        start("ogre:friend", "ogre:foe")
    with pytest.raises(Refused, match=r"no house rule ogre:friend: choose among hatter:chaos"):
        start("ogre:friend", without=("ogre",))
    with pytest.raises(Refused, match=r"no house rule kazali:poppies"):
        start("kazali:poppies", without=("poppygrower",))
    with pytest.raises(Refused, match=r"no house rule ogre:friend: it has none, so play it without"):
        start("ogre:friend", without=("hatter", "ogre", "kazali", "poppygrower"))


def test_the_jinxes_of_a_script_are_announced_whoever_is_in_play() -> None:
    script = script_of("some", "", ["empath", "monk", "slayer", "sage", "ogre", "recluse", "poisoner", "kazali", "imp"])
    for cast in (("Empath", "Monk", "Slayer", "Poisoner", "Imp"), ("Ogre", "Recluse", "Sage", "Poisoner", "Imp")):
        seats = tuple(Seat(character.casefold()) for character in cast)
        game = Game(Setup(script=script, players=tuple("ABCDE"), seats=seats))
        for seat in (None, *range(5)):
            began, *_ = seen(game.state, seat)
            assert isinstance(began, e.Began)
            assert began.jinxes == (("ogre", "recluse"), ("recluse", "sage"))


def test_the_jinx_of_a_house_rule_is_announced_where_it_is_on() -> None:
    script = script_of("some", "", ["empath", "monk", "slayer", "poppygrower", "poisoner", "kazali"])
    for rules, pairs in (((), ()), (("kazali:poppies",), (("kazali", "poppygrower"),))):
        began, *_ = Game(Setup(script=script, players=tuple("ABCDE"), house_rules=rules)).state.events()
        assert isinstance(began, e.Began)
        assert began.jinxes == pairs
