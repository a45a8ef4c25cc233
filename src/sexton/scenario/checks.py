"""What must hold at a point of a scenario: each line is one check."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.engine.character import CHARACTERS, FEWEST, MOST, TRAVELLER, Row
from sexton.engine.counts import in_bag, rows
from sexton.engine.day import may_talk, needed
from sexton.engine.events import Began, DayBroke, Executed, SawGrimoire, Told
from sexton.engine.grimoire import Pane, steps, table
from sexton.engine.manual import plain_id
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import DAY, NIGHT, Ability
from sexton.engine.view import seen, view
from sexton.scenario.names import NOBODY, ScenarioError, Unexpected, character_id, split

if TYPE_CHECKING:
    from sexton.scenario.scene import Scene

Check = Callable[["Scene", Any], tuple[Any, Any]]
"""Gives what was expected and what is, in the scenario's words."""


def check(scene: Scene, expected: Any) -> None:
    """Raise ``Unexpected`` with every line that does not hold."""
    if not isinstance(expected, dict):
        raise ScenarioError(f"'{expected}' is no list of checks: write what must hold as lines with a colon")
    wrong = []
    for key, spec in expected.items():
        wrong += _line(scene, str(key), spec)
    if wrong:
        raise Unexpected("; ".join(wrong))


def _line(scene: Scene, key: str, spec: Any) -> list[str]:
    for pattern, fn in _TOWN:
        match = re.fullmatch(pattern, key)
        if match and spec is None:
            raise ScenarioError(f"'{key}' stands without what must hold: write it behind the colon")
        if match:
            wanted, have = fn(scene, spec, *match.groups())
            return [] if wanted == have else [f"{key}: expected {wanted}, got {have}"]
    if scene.words.find_seat(key) is not None and isinstance(spec, dict):
        return _player(scene, key, spec)
    raise ScenarioError(f"'{key}' is nothing that can be checked; see docs/scenarios.md")


# ---- the town ----------------------------------------------------------------------------------------------


def _names(scene: Scene, spec: Any) -> list[str]:
    return sorted(scene.words.names(scene.words.seats(spec)))


def _alive(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return _names(scene, spec), sorted(scene.words.names(scene.game.state.living()))


def _dead(scene: Scene, spec: Any) -> tuple[Any, Any]:
    s = scene.game.state
    return _names(scene, spec), sorted(scene.words.names(p for p in s.circle if s.is_dead(p)))


def _ill(scene: Scene, spec: Any, how: str) -> tuple[Any, Any]:
    have = [pane.name for pane in table(scene.game).grimoire if (pane.drunk if how == "drunk" else pane.poisoned)]
    return _names(scene, spec), sorted(have)


def _winner(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return ("" if str(spec).lower() in NOBODY else str(spec).lower()), scene.game.state.decided


def _winners(scene: Scene, spec: Any) -> tuple[Any, Any]:
    s = scene.game.state
    return _names(scene, spec), sorted(scene.words.names(p for p in s.circle if s.winners >> p & 1))


def _phase(scene: Scene, spec: Any) -> tuple[Any, Any]:
    s = scene.game.state
    return str(spec), f"{s.phase} {s.night}" if s.phase in (NIGHT, DAY) else s.phase


def _dawn(scene: Scene, spec: Any, what: str, number: str) -> tuple[Any, Any]:
    dawn = next((e for e in scene.events(DAY, int(number)) if isinstance(e, DayBroke)), None)
    if dawn is None:
        return _names(scene, spec), f"no dawn {number} yet"
    return _names(scene, spec), sorted(scene.words.names(dawn.died if what == "died" else dawn.revived))


def _named(scene: Scene, spec: Any, number: str) -> tuple[Any, Any]:
    dawn = next((e for e in scene.events(DAY, int(number)) if isinstance(e, DayBroke)), None)
    have = {scene.words.name(seat): "alive" if alive else "dead" for seat, alive in (dawn.named if dawn else ())}
    return spec or {}, have


def _called_out(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return scene.words.names(scene.words.seats(spec)), scene.words.names(scene.game.state.named)


def _executed(scene: Scene, spec: Any, number: str) -> tuple[Any, Any]:
    have = [e.seat for e in scene.game.state.events() if isinstance(e, Executed)]
    today = [e.seat for e in scene.game.state.executions if e.day == int(number)]
    # The Storyteller is no player, and is executed at most once.
    today += [e.seat for e in scene.events(DAY, int(number)) if isinstance(e, Executed) and e.seat == STORYTELLER]
    return _names(scene, spec), sorted(scene.words.names(seat for seat in today if seat in have))


def _about_to_die(scene: Scene, spec: Any) -> tuple[Any, Any]:
    block = scene.game.state.block
    return _names(scene, spec), [] if block is None else [scene.words.name(block)]


def _needed(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return spec, needed(scene.game.state)


def _woken(scene: Scene, spec: Any, number: str) -> tuple[Any, Any]:
    return scene.words.names(scene.words.seats(spec)), scene.words.names(scene.woken(int(number)))


def _steps(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return _ids(spec), [plain_id(step.character) for step in steps(scene.game)]


def _ids(spec: Any) -> list[str]:
    parts = split(spec) if isinstance(spec, str) else list(spec)
    return [re.sub(r"[^a-z0-9]", "", str(part).lower()) for part in parts]


def _order(scene: Scene, spec: Any, which: str) -> tuple[Any, Any]:
    script = scene.game.script
    listed = script.first_night if which == "first night" else script.other_nights
    # Travellers keep their places on every script, for when they join.
    strangers = {c for c in CHARACTERS if CHARACTERS[c].team == TRAVELLER and c not in script.characters}
    return _ids(spec), [plain_id(step) for step in listed if step not in strangers]


def _jinxes(scene: Scene, spec: Any) -> tuple[Any, Any]:
    announced = [pair for e in seen(scene.game.state, None) if isinstance(e, Began) for pair in e.jinxes]
    parts = [] if spec in NOBODY else split(spec) if isinstance(spec, str) else spec
    wanted = [sorted(map(character_id, str(part).split("+"))) for part in parts]
    return ["+".join(pair) for pair in sorted(wanted)], ["+".join(pair) for pair in sorted(map(sorted, announced))]


def _circle(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return split(spec) if isinstance(spec, str) else list(spec), scene.words.names(scene.game.state.circle)


def _asked(scene: Scene, spec: Any) -> tuple[Any, Any]:
    prompt = scene.game.prompt
    if prompt is None:
        return spec, "nobody"
    if isinstance(spec, dict):
        have: dict[str, Any] = {"who": scene.words.name(prompt.who) if prompt.who >= STORYTELLER else "everyone"}
        have |= {"kind": prompt.kind, "for": prompt.character}
        if prompt.about is not None:
            have["about"] = scene.words.name(prompt.about)
        if "legal" in spec:
            words, domain = scene.words, prompt.domain
            wanted = [words.value(part, domain) for part in words.answers(spec["legal"], domain)]
            spec = {**spec, "legal": sorted((words.say(value, domain) for value in wanted), key=str)}
            have["legal"] = sorted((words.say(value, domain) for value in domain), key=str)
        if "legal count" in spec:
            have["legal count"] = len(prompt.domain)
        return spec, {key: have.get(key) for key in spec}
    return spec, scene.words.name(prompt.who) if prompt.who >= STORYTELLER else "everyone"


def _bluffs(scene: Scene, spec: Any) -> tuple[Any, Any]:
    have = next(
        (e.card.characters for e in scene.game.state.backwards() if isinstance(e, Told) and e.character == "bluffs"), ()
    )
    return sorted(_ids(spec)) if str(spec) not in NOBODY else [], sorted(have)


def _counts(scene: Scene, spec: Any, bag: str, number: str, characters: str | None) -> tuple[Any, Any]:
    ids = tuple(character_id(part) for part in split(characters or ""))
    players = int(number)
    found: tuple[Row, ...] = ()
    if FEWEST <= players <= MOST:
        found = rows(players, ids, scene.game.script.characters)
    if bag == "bag":
        found = tuple(in_bag(row, ids) for row in found)
    wanted = [] if spec in NOBODY else [spec] if isinstance(spec, str) else list(spec)
    return sorted(wanted), sorted(f"{r.townsfolk}/{r.outsider}/{r.minion}/{r.demon}" for r in found)


def _in_play(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return sorted(_ids(spec)), sorted(map(plain_id, scene.game.state.chars))


def _moves(scene: Scene, spec: Any) -> tuple[Any, Any]:
    return spec, len(scene.game.moves())


def _public(scene: Scene, spec: Any, negate: str) -> tuple[Any, Any]:
    """Words that the public log must or must not hold, such as an event's name or a character id."""
    return _holds(scene, spec, None, negate)


def _log(scene: Scene, spec: Any, negate: str) -> tuple[Any, Any]:
    """The same of all that has happened, as the Storyteller may read it."""
    return _found(msgspec.json.encode(scene.game.state.events()).decode().lower(), spec, negate)


def _holds(scene: Scene, spec: Any, seat: int | None, negate: str) -> tuple[Any, Any]:
    return _found(_text(scene, seat), spec, negate)


def _found(text: str, spec: Any, negate: str) -> tuple[Any, Any]:
    parts = [str(part) for part in (spec if isinstance(spec, list) else split(str(spec)))]
    have = [part for part in parts if (part.lower() in text) != bool(negate)]
    return parts, have


def _text(scene: Scene, seat: int | None) -> str:
    """Everything that a seat's view and log hold, as lower-case text; the script's list left out."""
    s = scene.game.state
    shown = view(s, seat)
    shown.characters, shown.history = (), []
    events = [e for e in seen(s, seat) if type(e).__name__ != "Began"]
    return (msgspec.json.encode(shown) + msgspec.json.encode(events)).decode().lower()


_TOWN: list[tuple[str, Callable[..., tuple[Any, Any]]]] = [
    (r"alive", _alive),
    (r"dead", _dead),
    (r"(drunk|poisoned)", _ill),
    (r"winner", _winner),
    (r"winners", _winners),
    (r"phase", _phase),
    (r"(died|revived) at dawn (\d+)", _dawn),
    (r"named at dawn (\d+)", _named),
    (r"called out tonight", _called_out),
    (r"executed on day (\d+)", _executed),
    (r"about to die", _about_to_die),
    (r"votes needed", _needed),
    (r"woken on night (\d+)", _woken),
    (r"steps tonight", _steps),
    (r"order of the (first night|other nights)", _order),
    (r"jinxes announced", _jinxes),
    (r"circle", _circle),
    (r"asked", _asked),
    (r"bluffs", _bluffs),
    (r"(counts|bag) for (\d+)(?: players)?(?: with (.+))?", _counts),
    (r"in play", _in_play),
    (r"moves", _moves),
    (r"public view (not )?shows", lambda scene, spec, negate: _public(scene, spec, negate or "")),
    (r"log (not )?shows", lambda scene, spec, negate: _log(scene, spec, negate or "")),
]


# ---- one player --------------------------------------------------------------------------------------------


def _player(scene: Scene, name: str, spec: dict[str, Any]) -> list[str]:
    seat = scene.words.seat(name)
    wrong = []
    for key, wanted in spec.items():
        fn = _PLAYER.get(str(key))
        if fn is None:
            known = ", ".join(sorted(_PLAYER))
            raise ScenarioError(f"'{key}' is nothing that can be checked of a player; allowed are {known}")
        expected, have = fn(scene, seat, wanted)
        if expected != have:
            wrong.append(f"{name} {key}: expected {expected}, got {have}")
    return wrong


def _pane(scene: Scene, seat: int) -> Pane:
    return next(pane for pane in table(scene.game).grimoire if pane.seat == seat)


def _abilities(scene: Scene, seat: int) -> list[Ability]:
    return [a for a in scene.game.state.abilities if a.seat == seat]


def _reminders(scene: Scene, seat: int) -> list[str]:
    pane = _pane(scene, seat) if seat >= 0 else None
    return sorted(token.kind for token in pane.reminders if token.active) if pane else []


def _lower(spec: Any) -> list[str]:
    parts = split(spec) if isinstance(spec, str) and spec.lower() not in NOBODY else spec
    return sorted(str(part).lower() for part in parts) if isinstance(parts, list) else []


def _works(scene: Scene, seat: int, wanted: Any) -> tuple[Any, Any]:
    """Whether the ability of the player's own character works; ``{Empath: true}`` for one of several."""
    on = scene.game.state.on
    if isinstance(wanted, dict):
        have = {}
        for name in wanted:
            held = [a for a in _abilities(scene, seat) if a.character == character_id(name)]
            have[name] = any(on >> a.id & 1 for a in held) if held else "not held"
        return wanted, have
    own = next((a for a in _abilities(scene, seat) if a.via is None), None)
    return wanted, own is not None and bool(on >> own.id & 1)


def _told(scene: Scene, seat: int, wanted: Any) -> tuple[Any, Any]:
    parts = list(wanted) if isinstance(wanted, list) else [] if str(wanted).lower() in NOBODY else [wanted]
    words = scene.words
    return [words.say_card(words.card(part)) for part in parts], [words.say_card(c) for c in scene.told(seat)]


def _introduced(team: str) -> Callable[[Scene, int, Any], tuple[Any, Any]]:
    def fn(scene: Scene, seat: int, wanted: Any) -> tuple[Any, Any]:
        cards = [
            e.card for e in scene.game.state.events() if isinstance(e, Told) and (e.seat, e.character) == (seat, team)
        ]
        told = sorted(scene.words.names(cards[-1].seats)) if cards else "untold"
        return ("untold" if wanted == "untold" else _names(scene, wanted)), told

    return fn


def _offers(scene: Scene, seat: int, wanted: Any) -> tuple[Any, Any]:
    have = sorted({" ".join(filter(None, (o.kind, o.character))) for o in scene.game.offers(seat)})
    return sorted(split(wanted) if isinstance(wanted, str) else wanted), have


def _may_whisper_to(scene: Scene, seat: int) -> list[str]:
    s = scene.game.state
    return sorted(scene.words.names(p for p in s.circle if p != seat and s.phase == DAY and may_talk(s, seat, p)))


def _saw_grimoire(scene: Scene, seat: int, wanted: Any) -> tuple[Any, Any]:
    events = [e for e in scene.game.state.events() if isinstance(e, SawGrimoire) and e.seat == seat]
    if not isinstance(wanted, dict):
        return bool(wanted), bool(events)
    pages = {scene.words.name(page.seat): page for page in events[-1].pages} if events else {}
    expected, have = {}, {}
    for name, what in wanted.items():
        parts = [what] if isinstance(what, str) else list(what)
        expected[name] = [character_id(parts[0]), *(str(part).lower() for part in parts[1:])]
        page = pages.get(name)
        reminders = sorted(kind for _, kind in page.reminders) if page else []
        have[name] = [page.character if page else "nothing", *reminders[: len(parts) - 1]]
    return expected, have


_PLAYER: dict[str, Callable[[Any, int, Any], tuple[Any, Any]]] = {
    "character": lambda scene, seat, w: (character_id(w), scene.game.state.chars[seat]),
    "believes": lambda scene, seat, w: (character_id(w), _pane(scene, seat).believes),
    "alignment": lambda scene, seat, w: (str(w).lower(), _thumb(scene.game.state.is_evil(seat))),
    "alive": lambda scene, seat, w: (w, not scene.game.state.is_dead(seat)),
    "dead": lambda scene, seat, w: (w, scene.game.state.is_dead(seat)),
    "works": _works,
    "drunk": lambda scene, seat, w: (w, _pane(scene, seat).drunk),
    "poisoned": lambda scene, seat, w: (w, _pane(scene, seat).poisoned),
    "safe": lambda scene, seat, w: (w, "safe" in _reminders(scene, seat)),
    "vote token": lambda scene, seat, w: (w, _pane(scene, seat).vote),
    "reminders": lambda scene, seat, w: (_lower(w), _reminders(scene, seat)),
    "has reminder": lambda scene, seat, w: (_lower(w), [k for k in _lower(w) if k in _reminders(scene, seat)]),
    "no reminder": lambda scene, seat, w: (_lower(w), [k for k in _lower(w) if k not in _reminders(scene, seat)]),
    "abilities": lambda scene, seat, w: (
        sorted(_ids(w)),
        sorted(plain_id(a.character) for a in _abilities(scene, seat) if a.real),
    ),
    "neighbours": lambda scene, seat, w: (_names(scene, w), _neighbours(scene, seat)),
    "told": _told,
    "told minions": _introduced("minion"),
    "told demon": _introduced("demon"),
    "offers": _offers,
    "may whisper to": lambda scene, seat, w: (_names(scene, w), _may_whisper_to(scene, seat)),
    "saw grimoire": _saw_grimoire,
    "view character": lambda scene, seat, w: (character_id(w), view(scene.game.state, seat).character),
    "view alignment": lambda scene, seat, w: (str(w).lower(), _thumb(view(scene.game.state, seat).evil)),
    "view shows": lambda scene, seat, w: _holds(scene, w, seat, ""),
    "view hides": lambda scene, seat, w: _holds(scene, w, seat, "not"),
    "view alive": lambda scene, seat, w: (
        _names(scene, w),
        sorted(p.name for p in view(scene.game.state, seat).players if p.alive),
    ),
}


def _thumb(evil: bool | None) -> str:
    return "unknown" if evil is None else "evil" if evil else "good"


def _neighbours(scene: Scene, seat: int) -> list[str]:
    circle = scene.game.state.circle
    place = circle.index(seat)
    return sorted(scene.words.names({circle[place - 1], circle[(place + 1) % len(circle)]}))
