"""Games told in sentences: nothing forgotten, nothing betrayed, in both languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from sexton import record
from sexton.almanac import load, script_of
from sexton.cli.watch import play
from sexton.engine import events
from sexton.engine.character import CHARACTERS
from sexton.engine.game import Game, Seat, Setup
from sexton.engine.house_rules import house_rules
from sexton.engine.prompts import STORYTELLER, TOWN, Card, Move, Prompt
from sexton.engine.view import seen
from sexton.story import narration, tellings
from sexton.texts import LOCALES, message

SCRIPT = "slightly-more-trouble-brewing"


EVERY_CHARACTER = script_of("every character", "", CHARACTERS)
HOUSE_RULES = house_rules(EVERY_CHARACTER)


def test_everybody_is_told_of_the_jinxes_before_the_first_night() -> None:
    game = Game(Setup(script=load("emti-yong").script(), players=tuple("ABCDEFG")))
    for locale, pair in (("en", "Jinx, Ogre and Recluse: "), ("ko", "징크스, 오우거와 은둔자: ")):
        line = pair + message("jinx-ogre-recluse", locale)
        for told in (
            narration.for_everybody(game.state, locale),
            narration.for_seat(game.state, 0, locale),
            narration.for_storyteller(game, locale),
        ):
            assert [x.text for x in told if x.kind == narration.PUBLIC][1:] == [line]


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_everybody_is_told_of_a_house_rule_before_the_first_night(rule: str) -> None:
    """bootlegger-05: a rule that is switched on is no secret."""
    game = Game(Setup(script=EVERY_CHARACTER, players=tuple("ABCDEFG"), house_rules=(rule,)))
    for locale in LOCALES:
        told = [line.text for line in narration.for_everybody(game.state, locale)]
        assert told == [line.text for line in narration.for_seat(game.state, 0, locale)]
        key = rule.replace(":", "-").replace(" ", "-")
        changed, official = message(f"house-rule-{key}", locale), message(f"official-rule-{key}", locale)
        assert any(changed in text for text in told)
        assert changed != official


# ---- complete ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", record.kinds(), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_told_or_silent(kind: type[events.Event]) -> None:
    assert (kind in tellings.narrated()) != (kind in tellings.SILENT)
    if kind in tellings.narrated():
        for locale in LOCALES:
            assert tellings.key_of(kind) in _messages(locale)
            assert kind.audience != events.SEAT or f"{tellings.key_of(kind)}-you" in _messages(locale)


def test_both_languages_have_the_same_messages() -> None:
    assert list(_messages("en")) == list(_messages("ko"))
    for key, english in _messages("en").items():
        assert _arguments(_messages("ko")[key]) <= _arguments(english), key


def test_every_message_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in _python(files("sexton.story"))).replace("'", '"')
    named = {tellings.key_of(kind) for kind in tellings.narrated()}
    for key in _messages("en"):
        bare, prefix = key.removesuffix("-you"), key.partition("-")[0]
        assert bare in named or f'"{bare}"' in source or f'"{prefix}-' in source or f'_worded("{prefix}"' in source, key


def test_the_words_of_the_rules_have_messages() -> None:
    """Reminders, and reasons for a win, that the rules name."""
    rules = [
        file.read_text(encoding="utf-8")
        for part in ("characters", "engine")
        for file in _python(files("sexton") / part)
    ]
    reminders = {kind for text in rules for kind in re.findall(r'\b(?:mark|note|mark_for_good)\(\s*"([^"]+)"', text)}
    whys = {
        why
        for text in rules
        for why in re.findall(r'(?:\blose\(|\bwin\([^"]*|decide\([^"]*|Decided\([^"]*)"([^"]+)"', text)
    }
    assert len(reminders) >= 10
    assert len(whys) >= 5
    for prefix, words in (("reminder", reminders), ("why", whys)):
        for word in words:
            slug = re.sub(r"[^a-z0-9]+", "-", word.casefold()).strip("-")
            assert f"{prefix}-{slug}" in _messages("en"), word


def _python(folder: Any) -> list[Any]:
    found: list[Any] = []
    for item in folder.iterdir():
        found += _python(item) if item.is_dir() else [item] if item.name.endswith(".py") else []
    return found


# ---- the languages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_korean_game_is_korean_throughout(seed: int) -> None:
    game = play(SCRIPT, 5 + seed % 11, seed, "ko")
    told = [narration.for_storyteller(game, "ko"), narration.for_everybody(game.state, "ko")]
    told += [narration.for_seat(game.state, seat, "ko") for seat in game.state.circle]
    for line in (line for lines in told for line in lines[1:]):
        assert not re.search("[A-Za-z{}]", line.text), line
        assert "님님" not in line.text
        assert "  " not in line.text


# ---- nothing betrayed --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_seat_is_told_from_what_it_sees_alone(seed: int) -> None:
    game = play(SCRIPT, 5 + seed % 11, seed)
    for seat in (None, *game.state.circle):
        known = game.state.copy()
        known.log = None
        for event in seen(game.state, seat):
            known.log = (known.log, event)
        known.chars, known.abilities, known.tokens, known.evil, known.on = ("",) * len(known.names), (), (), 0, 0
        for locale in LOCALES:
            if seat is None:
                assert narration.for_everybody(game.state, locale) == narration.for_everybody(known, locale)
            else:
                lines = narration.for_seat(game.state, seat, locale)
                assert lines == narration.for_seat(known, seat, locale)
                assert not {line.kind for line in lines} & {narration.HIDDEN, narration.STEP}


# ---- what is said ------------------------------------------------------------------------------------------

CAST = {
    "Ana": "empath",
    "Ben": "monk",
    "Cat": "poisoner",
    "Dan": "imp",
    "Eve": "slayer",
    "Fay": "chef",
    "Gus": "virgin",
}
ANA, BEN, CAT, DAN, EVE, FAY, GUS = range(7)


def _game(*answers: tuple[str, Any], **cast: str) -> Game:
    """A game of those seven, played until the answers are used up."""
    who = {**CAST, **cast}
    script = script_of("Seven", "", dict.fromkeys((*CAST.values(), *cast.values(), "saint", "recluse", "drunk")))
    game = Game(Setup(script=script, players=tuple(who), seats=tuple(Seat(c) for c in who.values())))
    for kind, value in answers:
        prompt = game.prompt
        assert isinstance(prompt, Prompt)
        game.play(Move(EVE if kind == "claim" else prompt.who, kind, value, "slayer" if kind == "claim" else ""))
    return game


BLUFFS = ("bluffs", ("drunk", "recluse", "saint"))


def _told(game: Game) -> str:
    return narration.plain(narration.for_storyteller(game))


def test_a_poisoned_player_is_told_something_false() -> None:
    game = _game(BLUFFS, ("choose", ANA), ("learn", Card(number=2)))
    told = _told(game)
    assert "Poisoner: Cat\n  Cat chooses: Ana.\n  Reminder for Ana: poisoned (Poisoner).\n" in told
    assert "Empath: Ana (poisoned)\n  Ana learns: 2. (false: poisoned)\n" in told
    ana = narration.plain(narration.for_seat(game.state, ANA))
    assert "As the Empath you learn: 2.\n" in ana
    assert "poison" not in ana
    assert "Cat" not in ana.partition("== Night 1")[2]


def test_a_poisoned_player_may_be_told_the_truth() -> None:
    assert "Ana learns: 0. (true, though poisoned)" in _told(_game(BLUFFS, ("choose", ANA), ("learn", Card(number=0))))


def test_what_works_is_true() -> None:
    told = _told(_game(BLUFFS, ("choose", FAY), ("learn", Card(number=0)), ("floor", "close")))
    assert "Chef: Fay (poisoned)\n  Fay learns: 0. (false: poisoned)" in told
    assert "Empath: Ana\n  Ana learns: 0. (true)" in told


def test_the_day() -> None:
    game = _game(BLUFFS, ("choose", BEN), ("floor", "open"))
    game.play(Move(EVE, "claim", ANA, "slayer"))
    game.play(Move(ANA, "nominate", CAT))
    game.play(Move(TOWN, "vote", (1, 1, 1, 1, 0, 0, 0)))
    game.play(Move(BEN, "nominate", BEN))
    game.play(Move(TOWN, "vote", (1, 1, 1, 1, 0, 0, 0)))
    game.play(Move(FAY, "nominate", DAN))
    game.play(Move(TOWN, "vote", (0, 0, 1, 0, 0, 0, 0)))
    game.play(Move(CAT, "nominate", EVE))
    game.play(Move(TOWN, "vote", (1, 1, 1, 1, 1, 0, 0)))
    game.play(Move(STORYTELLER, "floor", "close"))
    day = narration.plain(narration.for_everybody(game.state)).partition("== Day 1\n")[2]
    assert day == (
        "Nobody died in the night.\n"
        "Nominations are open.\n"
        "Eve acts in public as the Slayer: Ana.\n"
        "  Nothing happens.\n"
        "Ana nominates Cat.\n"
        "  4 votes for Cat, 4 needed. Hands up: Dan, Eve, Fay and Gus. Cat is about to die.\n"
        "Ben makes a nomination: themself.\n"
        "  4 votes for Ben, 4 needed. Hands up: Cat, Dan, Eve and Fay. A tie: nobody is about to die.\n"
        "Fay nominates Dan.\n"
        "  1 vote for Dan, 4 needed. Hands up: Gus. Too few.\n"
        "Cat nominates Eve.\n"
        "  5 votes for Eve, 4 needed. Hands up: Fay, Gus, Ana, Ben and Cat. Eve is about to die.\n"
        "Nominations are closed.\n"
        "Eve is executed and dies.\n"
        "\n== Night 2\n"
    )


def test_secret_ballots_and_the_storyteller_on_the_block() -> None:
    told = narration.visible_events(
        (
            events.Began("Three", (), ("Ana", "Ben", "Cat")),
            events.Nominated(ANA, STORYTELLER),
            events.VotedInSecret(STORYTELLER),
            events.Nominated(BEN, CAT),
            events.Voted(CAT, (ANA, BEN), 2, 2, (BEN,)),
            events.Nominated(CAT, BEN),
            events.Voted(BEN, (ANA, BEN, CAT), 4, 2, (), BEN),
            events.Nominated(CAT, STORYTELLER),
            events.Voted(STORYTELLER, (CAT,), 1, 2, (), BEN),
            events.Executed(STORYTELLER, True),
            events.TokensTaken((BEN,)),
            events.TokensTaken((ANA, BEN)),
            events.Proclaimed("banshee"),
            events.ChoseAloud(STORYTELLER, "paper"),
            events.Rearranged((CAT, ANA, BEN)),
        ),
        None,
        "en",
    )
    assert narration.plain(line for _, lines in told for line in lines).partition(".\n")[2] == (
        "Ana nominates the Storyteller.\n"
        "  The vote on the Storyteller is secret: nobody sees the hands.\n"
        "Ben nominates Cat.\n"
        "  2 votes for Cat, 2 needed. Hands up: Ana and Ben. Not more than somebody had in secret.\n"
        "Cat nominates Ben.\n"
        "  4 votes for Ben, 2 needed. Hands up: Ana, Ben and Cat. Ben is about to die.\n"
        "Cat nominates the Storyteller.\n"
        "  1 vote for the Storyteller, 2 needed. Hands up: Cat. Too few.\n"
        "The Storyteller is executed.\n"
        "Ben gives up the vote token.\n"
        "Ana and Ben give up their vote tokens.\n"
        "Everybody learns that the ability of the Banshee has begun.\n"
        "The Storyteller chooses in public: paper.\n"
        "Players change their seats. Around the circle, clockwise: Cat, Ana and Ben.\n"
    )


def test_an_exile_of_somebody_who_leaves_meanwhile() -> None:
    told = narration.visible_events(
        (
            events.Began("Three", (), ("Ana", "Ben", "Cat")),
            events.ExileCalled(ANA, CAT),
            events.Left(CAT),
            events.ExileVoted(CAT, (ANA, BEN), 1, died=False),
        ),
        None,
        "en",
    )
    assert narration.plain(line for _, lines in told for line in lines).partition(".\n")[2] == (
        "Ana calls for the exile of Cat.\n"
        "Cat leaves the game.\n"
        "  2 in favour of the exile, 1 needed. Hands up: Ana and Ben. Cat has left meanwhile.\n"
    )


def test_the_storyteller_is_told_what_a_secret_ballot_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHARACTERS["imp"], "secret_votes", True, raising=False)
    game = _game(BLUFFS, ("choose", BEN), ("floor", "open"))
    for nominator, nominee, up in ((ANA, CAT, 4), (BEN, BEN, 4), (FAY, DAN, 1), (CAT, EVE, 5)):
        game.play(Move(nominator, "nominate", nominee))
        game.play(Move(TOWN, "vote", (1,) * up + (0,) * (7 - up)))
    told = _told(game)
    for words in (
        "  In secret: 4 votes for Cat, 4 needed. Hands up: Dan, Eve, Fay and Gus. Cat is about to die.\n",
        "  In secret: 4 votes for Ben, 4 needed. Hands up: Cat, Dan, Eve and Fay. A tie: nobody is about to die.\n",
        "  In secret: 1 vote for Dan, 4 needed. Hands up: Eve. Too few.\n",
        "  In secret: 5 votes for Eve, 4 needed. Hands up: Fay, Gus, Ana, Ben and Cat. Eve is about to die.\n",
    ):
        assert words in told, words
        assert words not in narration.plain(narration.for_everybody(game.state))


def test_deaths_and_what_stops_them() -> None:
    start = (BLUFFS, ("choose", EVE), ("floor", "close"), ("choose", EVE))
    told = _told(_game(*start, ("choose", ANA), ("choose", ANA)))
    assert "Ana would die, but for the Monk (Ben)." in told
    told = _told(_game(*start, ("choose", ANA), ("choose", FAY)))
    assert "Fay dies by the Imp (Dan)." in told
    assert "== Day 2\nFay died in the night.\n" in told


def test_the_storyteller_overrules() -> None:
    game = _game(BLUFFS, ("choose", EVE), ("floor", "open"))
    for kind, value in (
        ("kill", GUS),
        ("revive", GUS),
        ("character", (GUS, "saint")),
        ("alignment", (GUS, "evil")),
        ("swap", (GUS, FAY)),
        ("trade", (GUS, FAY)),
        ("places", (GUS, FAY)),
        ("remind", (GUS, "Watch them")),
        ("end", "good"),
    ):
        game.play(Move(STORYTELLER, kind, value, override=True))
    told = _told(game)
    for words in (
        "The Storyteller lets Gus die.\nGus dies because the Storyteller says so.\nGus dies.\n",
        "The Storyteller brings Gus back to life.\nGus is alive again.\nGus is alive again.\n",
        "The Storyteller makes Gus the Saint.\nGus becomes the Saint.\n",
        "The Storyteller makes Gus evil.\nGus is evil now.\n",
        "The Storyteller swaps the characters of Gus and Fay.\n",
        "The Storyteller swaps the characters and the sides of Gus and Fay.\n",
        "The Storyteller has Gus and Fay change places.\n",
        "Reminder for Gus: watch them (The Storyteller).\n",
        "Good has won: the Storyteller ends the game.\nGood wins. Winners: Ana, Ben, Eve and Gus.\n",
    ):
        assert words in told, words


def test_a_game_that_goes_on_says_so() -> None:
    game = _game(BLUFFS, ("choose", EVE))
    game.undo()
    told = _told(game)
    assert told.endswith("The game is not over.\n1 move was taken back in this game.\n")


def test_the_grimoire_is_laid_open() -> None:
    game = _game(BLUFFS, ("choose", ANA), ("learn", Card(number=1)))
    game.play(Move(STORYTELLER, "end", "evil", override=True))
    game.play(Move(STORYTELLER, "reveal", None))
    told = narration.plain(narration.for_everybody(game.state))
    assert "The Grimoire is laid open.\n  Ana: Empath, good, poisoned (Poisoner)\n  Ben: Monk, good\n" in told


# ---- the message files -------------------------------------------------------------------------------------


@cache
def _source(locale: str) -> str:
    return (files("sexton.texts") / f"events.{locale}.ftl").read_text(encoding="utf-8")


@cache
def _messages(locale: str) -> dict[str, ast.Message]:
    found = {}
    for entry in FluentParser().parse(_source(locale)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = entry
    return found


def _arguments(found: ast.Message) -> set[str]:
    names = set()

    class Visitor:
        def visit(self, node: object) -> None:
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            if isinstance(node, ast.BaseNode):
                for value in vars(node).values():
                    self.visit(value)
            elif isinstance(node, list):
                for value in node:
                    self.visit(value)

    Visitor().visit(found.value)
    return names


def test_a_lie_with_an_atheist_in_play_is_no_overruling() -> None:
    game = play("emti-yong", 15, 1, "en")
    assert "atheist" in game.state.chars
    told = " ".join(line.text for line in narration.for_storyteller(game))
    assert message("lame-rules-off") in told
    assert message("lame-overruled") not in told
