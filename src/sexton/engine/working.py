"""Which abilities work now.

Recomputed after every event that could change it, and stored. An ability works while it is real, its holder
lives (or the text says otherwise) and no drunkenness or poison counts on its seat. A token counts while the
ability that placed it works; so tokens never have to be removed when their source dies.

Rings of tokens: where silencing goes round in a circle, the well-founded part is settled first; of the
consistent answers for the rest the one nearest to the status quo holds, then the one that honours the oldest
token. A ring without any consistent answer goes to the Storyteller.
"""

from __future__ import annotations

import itertools

from sexton.engine.character import CHARACTERS, EVEN_IF_DEAD, HOLDERS, STEADY
from sexton.engine.events import Event
from sexton.engine.prompts import STORYTELLER
from sexton.engine.state import Ability, State, Token

DRUNK, POISONED, SAFE, KEEPS = "drunk", "poisoned", "safe", "has ability"
MAD, CANNOT_DIE = "mad", "cannot die"
ARBITRARY = "deaths are arbitrary"
"""While this lies there the Storyteller says who dies of whatever would kill somebody."""
SILENCING = frozenset((DRUNK, POISONED))
WEIGHTY = SILENCING | {KEEPS}
EFFECTS = frozenset((DRUNK, POISONED, SAFE, KEEPS, MAD, CANNOT_DIE))


def emit(s: State, event: Event) -> None:
    """Let something happen: into the log, into the state, and into which abilities work."""
    tokens = s.tokens
    s.log = (s.log, event)
    event.apply(s)
    if event.structural or (s.tokens is not tokens and _weights(s.tokens) != _weights(tokens)):
        settle(s)


def _weights(tokens: tuple[Token, ...]) -> list[Token]:
    """The tokens by which an ability may cease or go on to work."""
    return [t for t in tokens if t.kind in WEIGHTY]


def silencers(s: State) -> list[Token]:
    """Every token of drunkenness or poison, those of auras included, whether or not it counts."""
    return [t for t in (*s.tokens, *auras(s)) if t.kind in SILENCING and not _contained(s, t)]


def _contained(s: State, token: Token) -> bool:
    """Whether an ability that works even if drunk or poisoned would silence its holder: that touches nothing else that
    they are."""
    source = None if token.by is None else s.ability(token.by)
    return source is not None and source.steady and source.seat == token.seat


def auras(s: State) -> list[Token]:
    """The effects of standing texts, as tokens with negative ids."""
    holders = HOLDERS["aura"]
    return [
        Token(-1 - (a.id << 8 | seat), kind, seat, a.id, a.character)
        for a in s.abilities
        if a.character in holders and a.real
        for kind, seat in CHARACTERS[a.character].aura(s, a)
    ]


def counts(s: State, token: Token) -> bool:
    """Whether a token has its effect now."""
    if token.by is None:
        return True
    if suspended(s, token.id):
        return False
    if s.on >> token.by & 1:
        return not (token.kind in SILENCING and _contained(s, token))
    # Whoever silences themself stays silenced: their own token counts, though it silences its source.
    return token.kind in SILENCING and _own(s, token) and bool(_held(s) >> token.by & 1)


def lies(s: State, token: Token) -> bool:
    """Whether a token is to be seen as it is: an effect while it counts, a mere note until its source dies."""
    if token.kind in EFFECTS:
        return counts(s, token)
    if token.by is None or _present(s) >> token.by & 1:
        return True
    return any(ability == token.by for ability, _ in s.triggered)


def settle(s: State) -> None:
    """Recompute ``s.on``; set ``s.paradox`` where only the Storyteller can decide."""
    present = _present(s)
    tokens = silencers(s)
    if s.rulings:
        tokens = [t for t in tokens if not suspended(s, t.id)]
    keeps = kept_by_others(s)
    s.paradox = ()
    if not tokens and not keeps:
        s.on = present
    else:
        plain = None if keeps else _without_chains(s, tokens, present)
        s.on = _Fixpoint(s, tokens, keeps).solve() if plain is None else plain


def _present(s: State) -> int:
    """The abilities that would work if nobody were drunk or poisoned and no dead player kept theirs."""
    dead = s.dead
    on = 0
    for a in s.abilities:
        if not a.real or (dead and a.seat >= 0 and dead >> a.seat & 1 and a.character not in EVEN_IF_DEAD):
            continue
        if a.via is None or _supported(s, a, on):
            on |= 1 << a.id
    return on


def _held(s: State) -> int:
    """The abilities that would work if nobody were drunk or poisoned and everybody kept theirs who may."""
    on, kept = _present(s), {t.seat for t in kept_by_others(s)}
    for a in s.abilities if kept else ():
        if a.real and a.seat in kept:
            on |= 1 << a.id
    return on


def _without_chains(s: State, tokens: list[Token], present: int) -> int | None:
    """What works where nobody who silences is silenced and nobody lends an ability to another seat, which is nearly
    always so; ``None`` where it is not."""
    hit = sources = 0
    for t in tokens:
        if t.by is None:
            hit |= _bit(t.seat)
        elif present >> t.by & 1:
            hit |= _bit(t.seat)
            source = s.ability(t.by)
            if source is not None:
                sources |= _bit(source.seat)
    if hit & sources:
        return None
    on = present
    for a in s.abilities:
        if a.via is not None:
            giver = s.ability(a.via)
            if giver is not None and giver.seat != a.seat:
                return None
        if hit & _bit(a.seat) and not a.steady and a.character not in STEADY:
            on &= ~(1 << a.id)
    return on


def _supported(s: State, a: Ability, on: int) -> bool:
    """A gift from another seat works only while its giver does; one's own gain only while it is still held."""
    if a.via is None:
        return True
    giver = s.ability(a.via)
    if giver is None:
        return False
    if giver.seat not in (a.seat, STORYTELLER):
        return bool(on >> giver.id & 1)
    return giver.real and _supported(s, giver, on)


def lent(s: State, a: Ability) -> bool:
    """Whether an ability that another player lends is lent now, drunkenness and poison apart: the lender lives, or
    keeps their abilities though dead. True of every ability that nobody lends."""
    giver = None if a.via is None else s.ability(a.via)
    if giver is None or giver.seat in (a.seat, STORYTELLER):
        return True
    return bool((s.on | _present(s)) >> giver.id & 1)


def _own(s: State, token: Token) -> bool:
    source = s.ability(token.by) if token.by is not None else None
    return source is not None and source.seat == token.seat


def gone(s: State, a: Ability) -> bool:
    """Whether an ability has gone with the death of its holder or of its lender, drunkenness and poison apart."""
    dead = a.seat >= 0 and s.is_dead(a.seat) and a.character not in EVEN_IF_DEAD
    return (dead and not _held(s) >> a.id & 1) or not lent(s, a)


def kept_by_others(s: State) -> list[Token]:
    """The tokens by which a dead player keeps their abilities. One's own only says what its ability says."""
    return [t for t in s.tokens if t.kind == KEEPS and not _own(s, t)]


def silenced(s: State, a: Ability) -> bool:
    """Whether drunkenness or poison counts on the holder of an ability now."""
    if a.steady or a.character in STEADY:
        return False
    return any(t.seat == a.seat and counts(s, t) for t in silencers(s))


def afflictions(s: State, seat: int) -> set[str]:
    """Which of drunkenness and poison count on a player now, whether or not there is an ability to silence."""
    return {t.kind for t in silencers(s) if t.seat == seat and counts(s, t)}


def rules_are_off(s: State) -> bool:
    """Whether an ability lets the Storyteller break the rules, that of telling the truth included."""
    return any(CHARACTERS[a.character].breaks_rules and s.on >> a.id & 1 for a in s.abilities)


def _bit(seat: int) -> int:
    """A seat's bit; the Storyteller, who may hold abilities too, has the last one."""
    return 1 << (seat & 63)


def suspended(s: State, token: int) -> bool:
    """Whether a ruling suspends the token: it stands while every effect of its ring is still there."""
    for ring, decided in s.rulings:
        if decided == token:
            present = _Fixpoint(s, [], kept_by_others(s)).gamma(0)
            sources = {t.id: t.by for t in silencers(s)}
            if all(t in sources and (sources[t] is None or present >> sources[t] & 1) for t in ring):  # type: ignore[operator]
                return True
    return False


class _Fixpoint:
    def __init__(self, s: State, tokens: list[Token], keeps: list[Token]) -> None:
        self.s, self.keeps = s, keeps
        self.forced = 0
        """Seats silenced whatever else holds."""
        self.tokens: list[Token] = []
        present = _held(s)
        for t in tokens:
            if t.by is None or (_own(s, t) and present >> t.by & 1):
                self.forced |= _bit(t.seat)
            else:
                self.tokens.append(t)

    def solve(self) -> int:
        upper = self.gamma(0)
        if not self.tokens and not self.keeps:
            return upper
        lower = self.gamma(upper)
        while upper != lower:
            better = self.gamma(lower)
            if better == upper:
                return self.choose(lower, upper)
            upper = better
            lower = self.gamma(upper)
        return upper

    def gamma(self, assumed: int) -> int:
        """What works if exactly the tokens of ``assumed`` silence."""
        s, hit, dead = self.s, self.forced, self.s.dead
        for t in self.tokens:
            if t.by is not None and assumed >> t.by & 1:
                hit |= _bit(t.seat)
        on = 0
        while True:
            before = on
            kept = 0
            for t in self.keeps:
                if t.by is None or on >> t.by & 1:
                    kept |= 1 << t.seat
            for a in s.abilities:
                if not a.real or on >> a.id & 1:
                    continue
                bit = _bit(a.seat)
                if dead & bit and not kept & bit and a.character not in EVEN_IF_DEAD:
                    continue
                if hit & bit and not (a.steady or a.character in STEADY):
                    continue
                if a.via is None or _supported(s, a, on):
                    on |= 1 << a.id
            if on == before or not (self.keeps or any(a.via is not None for a in s.abilities)):
                return on

    def choose(self, lower: int, upper: int) -> int:
        s = self.s
        open_ids = [a.id for a in s.abilities if (upper & ~lower) >> a.id & 1]
        best: tuple[tuple[int, list[int]], int] | None = None
        for n in range(len(open_ids) + 1):
            for chosen in itertools.combinations(open_ids, n):
                assumed = lower
                for i in chosen:
                    assumed |= 1 << i
                if self.gamma(assumed) == assumed:
                    changed = ((assumed ^ s.on) & (upper & ~lower)).bit_count()
                    honoured = sorted(t.id for t in self.tokens if t.by is not None and assumed >> t.by & 1)
                    if best is None or (changed, honoured) < best[0]:
                        best = (changed, honoured), assumed
        if best is not None:
            return best[1]
        s.paradox = self.ring(open_ids)
        return lower | (s.on & upper & ~lower)

    def ring(self, open_ids: list[int]) -> tuple[int, ...]:
        """The tokens that go round in a circle: those on whose seat something open depends that places another."""
        ring = [t for t in self.tokens if t.by in open_ids]
        while True:
            sources = {t.by for t in ring} | {t.by for t in self.keeps}
            left = [t for t in ring if self._hits(t, sources)]
            if len(left) == len(ring):
                return tuple(sorted(t.id for t in ring))
            ring = left

    def _hits(self, token: Token, sources: set[int | None]) -> bool:
        """Whether a token's seat holds an ability that places or keeps something of the ring."""
        return any(a.seat == token.seat and a.id in sources for a in self.s.abilities)
