/**
 * Answers in the making. A draft holds what was tapped so far; with the domain it becomes an answer,
 * or not yet. Nothing here knows what a question is about.
 */

import type { Card, Domain, PlayerAnd, Statement, Value } from './protocol'
import { toggled } from './lists'
import { ALLIED, NOW, together } from './statements'

/** What a Storyteller may hold up besides people and tokens: a nod, a thumb, fingers. */
export const SIGNS: readonly Card[] = [
  { nod: true },
  { nod: false },
  { evil: false },
  { evil: true },
  ...Array.from({ length: 10 }, (_, number) => ({ number })),
]

const ANY_NUMBER = 20

export interface Draft {
  /** Players tapped, in the order of tapping. */
  seats: number[]
  /** Characters or words tapped, in the order of tapping. */
  characters: string[]
  /** Which of a short list of values; `undefined` while none is. */
  option: number | undefined
  /** The answer "none of them". */
  none: boolean
  guesses: [number, string][]
  swaps: [number, number][]
  /** Statements that are put together already; the one in the making is in `seats`, `characters` and `text`. */
  said: Statement[]
  /** How many of the players a statement speaks of; nothing for at least one of them. */
  count: number | undefined
  /** A statement of the beginning of the game. */
  began: boolean
  votes: Record<number, number>
  deal: string[]
  text: string
  /** For the bag: tokens inside, and characters in play whose token stays outside. */
  tokens: string[]
  aside: string[]
}

export function blank(domain: Domain): Draft {
  return {
    seats: [],
    characters: [],
    option: undefined,
    none: false,
    guesses: [],
    swaps: [],
    said: [],
    count: undefined,
    began: false,
    votes: {},
    deal: domain.type === 'deal' ? shuffled(domain.tokens) : [],
    text: '',
    tokens: [],
    aside: [],
  }
}

/** The players who may be tapped to answer; nothing where the ring is not asked. */
export function tappable(domain: Domain): readonly number[] | undefined {
  switch (domain.type) {
    case 'players':
    case 'pointing':
    case 'player_and':
    case 'guesses':
    case 'swaps':
    case 'reminder':
    case 'showing':
    case 'newcomer':
    case 'questions':
      return domain.seats
    case 'pair':
      return domain.questions.seats
    case 'hands':
      return domain.voters
    default:
      return undefined
  }
}

/** How many players the answer holds at most. */
function seatsWanted(domain: Domain): number {
  if (domain.type === 'showing' || domain.type === 'questions' || domain.type === 'pair') return ANY_NUMBER
  return domain.type === 'players' || domain.type === 'pointing' ? domain.count : 1
}

/** A tap on a player: taken in, or taken back where several are wanted; the oldest gives way where there are too many. */
export function tapSeat(domain: Domain, draft: Draft, seat: number): Draft {
  if (!tappable(domain)?.includes(seat)) return draft
  if (domain.type === 'hands') {
    const most = domain.most[domain.voters.indexOf(seat)] ?? 1
    const votes = ((draft.votes[seat] ?? 0) + 1) % (most + 1)
    return { ...draft, votes: { ...draft.votes, [seat]: votes } }
  }
  if (domain.type === 'guesses') return { ...draft, seats: draft.seats[0] === seat ? [] : [seat] }
  if (domain.type === 'swaps') {
    const [first] = draft.seats
    if (first === undefined) return draft.swaps.length < domain.most ? { ...draft, seats: [seat] } : draft
    return first === seat
      ? { ...draft, seats: [] }
      : { ...draft, seats: [], swaps: [...draft.swaps, [first, seat]] }
  }
  return { ...draft, none: false, seats: tapped(draft.seats, seat, seatsWanted(domain)) }
}

/** The characters or words that may be tapped. */
export function pickable(domain: Domain): readonly string[] | undefined {
  switch (domain.type) {
    case 'characters':
      return domain.values.filter((value) => typeof value === 'string')
    case 'pointing':
      return domain.characters.length ? domain.characters : undefined
    case 'player_and':
    case 'questions':
      return domain.words
    case 'pair':
      return domain.questions.words
    case 'tokens':
    case 'token_sets':
    case 'guesses':
    case 'showing':
    case 'newcomer':
      return domain.characters
    default:
      return undefined
  }
}

/** A tap on a character; for guesses it makes a pair with the player tapped before. */
export function tapCharacter(domain: Domain, draft: Draft, character: string): Draft {
  if (!pickable(domain)?.includes(character)) return draft
  if (domain.type === 'guesses') {
    const [seat] = draft.seats
    if (seat === undefined || draft.guesses.length >= domain.most) return draft
    return { ...draft, seats: [], guesses: [...draft.guesses, [seat, character]] }
  }
  const most =
    domain.type === 'tokens' ? domain.count : ['showing', 'token_sets'].includes(domain.type) ? ANY_NUMBER : 1
  return { ...draft, none: false, characters: tapped(draft.characters, character, most) }
}

export function tapNone(draft: Draft): Draft {
  return { ...draft, none: true, seats: [], characters: [], option: undefined }
}

/** Whether "none" is among the legal answers, and which answer that is. */
export function noneOf(domain: Domain): { value: Value } | undefined {
  if ((domain.type === 'players' || domain.type === 'player_and') && domain.optional) return { value: null }
  if (domain.type === 'characters' && domain.values.includes(null)) return { value: null }
  if (domain.type === 'pointing' && domain.none) return { value: { number: 0 } }
  if (domain.type === 'token_sets') return { value: { number: 0 } }
  return undefined
}

function tapped<T>(chosen: readonly T[], one: T, most: number): T[] {
  // Whoever taps the only one that is wanted means it, also where it was proposed to them.
  return most === 1 ? [one] : toggled(chosen, one).slice(-most)
}

/** The answer that the draft makes; `undefined` while something is missing. */
export function answer(domain: Domain, draft: Draft): Value | undefined {
  const none = noneOf(domain)
  if (none && draft.none) return none.value
  switch (domain.type) {
    case 'options':
    case 'cards':
      return draft.option === undefined ? undefined : domain.values[draft.option]
    case 'characters':
      return draft.characters[0]
    case 'players':
      if (draft.seats.length < domain.count) return undefined
      return domain.count === 1 ? draft.seats[0] : draft.seats
    case 'pointing':
      if (draft.seats.length < domain.count) return undefined
      if (domain.characters.length && !draft.characters.length) return undefined
      return pointingCard(draft.seats, draft.characters)
    case 'tokens':
      return draft.characters.length < domain.count ? undefined : draft.characters
    case 'player_and': {
      const [seat] = draft.seats
      const [word] = draft.characters
      if (seat === undefined || word === undefined || isBarred(domain, seat, word)) return undefined
      return [seat, word]
    }
    case 'guesses':
      return draft.guesses.length < domain.least ? undefined : draft.guesses
    case 'hands':
      return domain.voters.map((seat) => draft.votes[seat] ?? 0)
    case 'deal':
      return draft.deal.every(Boolean) ? draft.deal : undefined
    case 'reminder': {
      const [seat] = draft.seats
      const text = draft.text.trim().slice(0, domain.most)
      return seat === undefined || !text ? undefined : [seat, text, ...draft.characters]
    }
    case 'showing': {
      const [seat, ...others] = draft.seats
      const sign = draft.option === undefined ? undefined : SIGNS[draft.option]
      if (seat === undefined || !(others.length || draft.characters.length || sign)) return undefined
      const card: Card = { ...sign }
      if (others.length) card.seats = others.sort((a, b) => a - b)
      if (draft.characters.length) card.characters = [...draft.characters].sort()
      return [seat, card]
    }
    case 'newcomer': {
      const [seat] = draft.seats
      const [character] = draft.characters
      const name = draft.text.trim()
      const side = draft.option === undefined ? undefined : (['good', 'evil'] as const)[draft.option]
      if (seat === undefined || !character || !name || !side || domain.taken.includes(name)) return undefined
      return [name, character, seat, side]
    }
    case 'token_sets':
      return draft.characters.length ? { characters: [...draft.characters].sort() } : undefined
    case 'swaps':
      return draft.swaps.length ? draft.swaps : undefined
    case 'questions':
      return statementOf(domain.longest, draft)
    case 'pair': {
      const last = statementOf(domain.questions.longest, draft)
      const [one, other] = last ? [...draft.said, last] : draft.said
      return one && other && !same(one, other) ? { statements: together(one, other) } : undefined
    }
    case 'bag':
      return { tokens: draft.tokens, aside: draft.aside }
  }
}

/** What an answer of several parts still lacks, as a key of the catalogue. */
export function missing(domain: Domain, draft: Draft | null): string {
  if (!draft || domain.type !== 'newcomer') return ''
  const name = draft.text.trim()
  if (!name) return 'missing-name'
  if (domain.taken.includes(name)) return 'missing-other-name'
  if (!draft.characters.length) return 'missing-character'
  return draft.option === undefined ? 'missing-side' : 'missing-seat'
}

/** Whether a player and a word must not stand together. */
export function isBarred(domain: PlayerAnd, seat: number, word: string): boolean {
  return domain.barred.some(([player, other]) => player === seat && other === word)
}

/** The statement in the making; nothing while something is missing. */
export function statementOf(longest: number, draft: Draft): Statement | undefined {
  const text = draft.text.trim().slice(0, longest)
  if (text) return { text }
  const [are] = draft.characters
  if (!are || draft.seats.length < (are === ALLIED ? 2 : 1)) return undefined
  const statement: Statement = { seats: [...draft.seats].sort((a, b) => a - b), are }
  if (draft.count !== undefined && are !== ALLIED) statement.count = draft.count
  if (draft.began && !NOW.includes(are)) statement.began = true
  return statement
}

function pointingCard(seats: number[], characters: string[]): Card {
  const card: Card = { seats: [...seats].sort((a, b) => a - b) }
  if (characters[0]) card.characters = [characters[0]]
  return card
}

/** The draft that makes a given answer, so that it can be shown and changed before it is sent. */
export function draftOf(domain: Domain, value: Value): Draft {
  const draft = blank(domain)
  const none = noneOf(domain)
  if (none && same(none.value, value)) return { ...draft, none: true }
  switch (domain.type) {
    case 'options':
    case 'cards': {
      const option = domain.values.findIndex((other) => same(other, value))
      return option < 0 ? draft : { ...draft, option }
    }
    case 'characters':
      return { ...draft, characters: [value as string] }
    case 'players':
      return { ...draft, seats: Array.isArray(value) ? (value as number[]) : [value as number] }
    case 'pointing': {
      const card = value as Card
      return { ...draft, seats: card.seats ?? [], characters: card.characters ?? [] }
    }
    case 'tokens':
      return { ...draft, characters: value as string[] }
    case 'player_and': {
      const [seat, word] = value as [number, string]
      return { ...draft, seats: [seat], characters: [word] }
    }
    case 'guesses':
      return { ...draft, guesses: value as [number, string][] }
    case 'hands':
      return {
        ...draft,
        votes: Object.fromEntries(domain.voters.map((seat, i) => [seat, (value as number[])[i] ?? 0])),
      }
    case 'deal':
      return { ...draft, deal: value as string[] }
    case 'reminder': {
      const [seat, text, ...characters] = value as [number, string, ...string[]]
      return { ...draft, seats: [seat], text, characters }
    }
    case 'showing': {
      const [seat, { seats = [], characters = [], ...sign }] = value as [number, Card]
      const option = SIGNS.findIndex((other) => same(other, sign))
      return { ...draft, seats: [seat, ...seats], characters, option: option < 0 ? undefined : option }
    }
    case 'newcomer': {
      const [text, character, seat, side] = value as [string, string, number, string]
      return { ...draft, text, characters: [character], seats: [seat], option: side === 'good' ? 0 : 1 }
    }
    case 'token_sets':
      return { ...draft, characters: (value as Card).characters ?? [] }
    case 'swaps':
      return { ...draft, swaps: value as [number, number][] }
    case 'questions': {
      const { text = '', seats = [], are, count, began = false } = value as Statement
      return { ...draft, text, seats, characters: are ? [are] : [], count: count ?? undefined, began }
    }
    case 'pair':
      return { ...draft, said: (value as Card).statements ?? [] }
    case 'bag': {
      const bag = value as { tokens: string[]; aside?: string[] }
      return { ...draft, tokens: bag.tokens, aside: bag.aside ?? [] }
    }
  }
}

/** Whether two answers are the same; what a card leaves out is as good as nothing. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value && typeof value === 'object') {
    const kept = Object.entries(value).filter(
      ([, part]) => part !== null && part !== undefined && !(Array.isArray(part) && !part.length),
    )
    return Object.fromEntries(
      kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, canonical(part)]),
    )
  }
  return value
}

/** One legal answer, all of them equally likely. Nothing for a bag, which only the server can judge. */
export function random(domain: Domain, chance: () => number = Math.random): Value | undefined {
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  const some = <T>(list: readonly T[], count: number) => shuffled(list, chance).slice(0, count)
  switch (domain.type) {
    case 'options':
    case 'cards':
    case 'characters':
      return one<Value>(domain.values)
    case 'players': {
      const ways = permutations(domain.seats.length, domain.count)
      if (domain.optional && chance() * (ways + 1) < 1) return null
      return domain.count === 1 ? one(domain.seats) : some(domain.seats, domain.count)
    }
    case 'pointing': {
      const ways = combinations(domain.seats.length, domain.count) * Math.max(1, domain.characters.length)
      if (domain.none && chance() * (ways + 1) < 1) return { number: 0 }
      return pointingCard(
        some(domain.seats, domain.count),
        domain.characters.length ? [one(domain.characters)] : [],
      )
    }
    case 'tokens':
      return some(domain.characters, domain.count)
    case 'player_and':
      if (domain.optional && chance() * (domain.seats.length * domain.words.length - domain.barred.length + 1) < 1) return null
      return one(
        domain.seats
          .flatMap((seat) => domain.words.map((word): [number, string] => [seat, word]))
          .filter(([seat, word]) => !isBarred(domain, seat, word)),
      )
    case 'swaps':
      return Array.from({ length: 1 + Math.floor(chance() * domain.most) }, () => some(domain.seats, 2))
    case 'guesses': {
      const count = domain.least + Math.floor(chance() * (domain.most - domain.least + 1))
      return Array.from({ length: count }, () => [one(domain.seats), one(domain.characters)])
    }
    case 'hands':
      return domain.most.map((most) => Math.floor(chance() * (most + 1)))
    case 'deal':
      return shuffled(domain.tokens, chance)
    case 'token_sets': {
      const shown = domain.characters.filter(() => chance() < 0.5)
      return shown.length ? { characters: shown.sort() } : { number: 0 }
    }
    default:
      return undefined
  }
}

export function shuffled<T>(list: readonly T[], chance: () => number = Math.random): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}

function permutations(from: number, count: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways *= from - i
  return ways
}

function combinations(from: number, count: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1)
  return Math.round(ways)
}
