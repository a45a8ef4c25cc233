import { describe, expect, test } from 'vitest'

import {
  answer,
  blank,
  draftOf,
  noneOf,
  random,
  same,
  tapCharacter,
  tapNone,
  tappable,
  tapSeat,
} from '../src/answers'
import type { Domain, Fact } from '../src/protocol'
import { beside, together, truthOf } from '../src/statements'

const domains: Record<string, Domain> = {
  options: { type: 'options', values: [true, false, null, 3, 'drunk'] },
  characters: { type: 'characters', values: ['imp', 'monk', null] },
  cards: { type: 'cards', values: [{ number: 0 }, { number: 1 }, { seats: [1, 2], characters: ['imp'] }] },
  player: { type: 'players', seats: [0, 2, 5], count: 1, optional: false },
  two: { type: 'players', seats: [0, 2, 5], count: 2, optional: true },
  pointing: { type: 'pointing', seats: [0, 1, 2, 3], count: 2, characters: ['imp', 'monk'], none: true },
  tokens: { type: 'tokens', characters: ['a', 'b', 'c', 'd'], count: 3 },
  player_and: { type: 'player_and', seats: [0, 1], words: ['good', 'evil'], optional: true, barred: [] },
  guesses: { type: 'guesses', seats: [0, 1, 2], characters: ['imp', 'monk'], least: 0, most: 2 },
  hands: { type: 'hands', voters: [3, 4, 0], most: [1, 2, 0] },
  swaps: { type: 'swaps', seats: [0, 1, 2, 3], most: 3 },
  barred: {
    type: 'player_and',
    seats: [0, 1],
    words: ['imp', 'monk'],
    optional: false,
    barred: [
      [0, 'imp'],
      [1, 'monk'],
    ],
  },
  token_sets: { type: 'token_sets', characters: ['drunk', 'saint', 'recluse'] },
  deal: { type: 'deal', tokens: ['imp', 'monk', 'baron'] },
}

describe.each(Object.entries(domains))('%s', (_name, domain) => {
  test('a random answer survives being drafted', () => {
    for (let i = 0; i < 50; i++) {
      const value = random(domain)
      expect(value).toBeDefined()
      expect(same(answer(domain, draftOf(domain, value!)), value)).toBe(true)
    }
  })
})

test('one player: a tap chooses, another tap changes, the same means it', () => {
  const domain = domains.player!
  let draft = tapSeat(domain, blank(domain), 2)
  expect(answer(domain, draft)).toBe(2)
  draft = tapSeat(domain, draft, 5)
  expect(answer(domain, draft)).toBe(5)
  draft = tapSeat(domain, draft, 5)
  expect(answer(domain, draft)).toBe(5)
  expect(tapSeat(domain, draft, 1)).toBe(draft)
})

test('two players keep the order of choosing and the oldest gives way', () => {
  const domain = domains.two!
  let draft = tapSeat(domain, tapSeat(domain, blank(domain), 5), 0)
  expect(answer(domain, draft)).toEqual([5, 0])
  draft = tapSeat(domain, draft, 2)
  expect(answer(domain, draft)).toEqual([0, 2])
})

test('nobody is an answer where it is legal', () => {
  expect(answer(domains.two!, tapNone(blank(domains.two!)))).toBeNull()
  expect(noneOf(domains.player!)).toBeUndefined()
  expect(answer(domains.pointing!, tapNone(blank(domains.pointing!)))).toEqual({ number: 0 })
})

test('a pointing card lists its seats in order whatever was tapped first', () => {
  const domain = domains.pointing!
  let draft = tapSeat(domain, tapSeat(domain, blank(domain), 3), 1)
  expect(answer(domain, draft)).toBeUndefined()
  draft = tapCharacter(domain, draft, 'imp')
  expect(answer(domain, draft)).toEqual({ seats: [1, 3], characters: ['imp'] })
})

test('guesses are pairs of a player and then a character', () => {
  const domain = domains.guesses!
  let draft = tapCharacter(domain, blank(domain), 'imp')
  expect(answer(domain, draft)).toEqual([])
  draft = tapCharacter(domain, tapSeat(domain, draft, 1), 'imp')
  draft = tapCharacter(domain, tapSeat(domain, draft, 1), 'imp')
  draft = tapCharacter(domain, tapSeat(domain, draft, 2), 'monk')
  expect(answer(domain, draft)).toEqual([
    [1, 'imp'],
    [1, 'imp'],
  ])
})

test('hands stand in the order of the clock, with as many votes as each has', () => {
  const domain = domains.hands!
  let draft = tapSeat(domain, blank(domain), 4)
  draft = tapSeat(domain, draft, 4)
  draft = tapSeat(domain, draft, 0)
  expect(answer(domain, draft)).toEqual([0, 2, 0])
})

test('the Storyteller shows one player others, tokens or a sign', () => {
  const domain: Domain = { type: 'showing', seats: [0, 1, 2], characters: ['imp', 'monk'] }
  let draft = tapSeat(domain, blank(domain), 2)
  expect(answer(domain, draft)).toBeUndefined()
  draft = tapCharacter(domain, tapSeat(domain, tapSeat(domain, draft, 1), 0), 'imp')
  expect(answer(domain, draft)).toEqual([2, { seats: [0, 1], characters: ['imp'] }])
  expect(same(answer(domain, draftOf(domain, [1, { nod: false }])), [1, { nod: false }])).toBe(true)
})

test('a question is put of some players, or in free words', () => {
  const domain: Domain = { type: 'questions', seats: [0, 1, 2], words: ['evil', 'imp'], longest: 20 }
  let draft = tapCharacter(domain, tapSeat(domain, tapSeat(domain, blank(domain), 2), 0), 'imp')
  expect(answer(domain, draft)).toEqual({ seats: [0, 2], are: 'imp' })
  draft = { ...draft, text: ' Is it raining? ' }
  expect(answer(domain, draft)).toEqual({ text: 'Is it raining?' })
})

test('a card is the same with or without its empty parts', () => {
  expect(same({ number: 0 }, { number: 0, seats: [], nod: null })).toBe(true)
  expect(same({ nod: false }, { nod: null })).toBe(false)
  expect(same([1, 2], [2, 1])).toBe(false)
})

test('a coin is fair enough', () => {
  const domain: Domain = { type: 'players', seats: [0], count: 1, optional: true }
  let nobody = 0
  for (let i = 0; i < 2000; i++) if (random(domain) === null) nobody++
  expect(nobody).toBeGreaterThan(850)
  expect(nobody).toBeLessThan(1150)
})

test('only players are tapped in the ring', () => {
  expect(tappable(domains.options!)).toBeUndefined()
  expect(tappable(domains.hands!)).toEqual([3, 4, 0])
})

test('a barred pair is no answer', () => {
  const domain = domains.barred!
  const draft = tapCharacter(domain, tapSeat(domain, blank(domain), 0), 'imp')
  expect(answer(domain, draft)).toBeUndefined()
  expect(answer(domain, tapSeat(domain, draft, 1))).toEqual([1, 'imp'])
})

test('two taps make a swap, and no more than are legal', () => {
  const domain = domains.swaps!
  let draft = blank(domain)
  for (const seat of [0, 1, 2, 2, 3, 0, 1, 3, 2, 0]) draft = tapSeat(domain, draft, seat)
  expect(answer(domain, draft)).toEqual([
    [0, 1],
    [3, 0],
    [1, 3],
  ])
})

describe('statements', () => {
  const fact = (seat: number, more: Partial<Fact>): Fact => ({
    ...{ seat, now: ['alive', 'sober'], evil: [false], characters: ['monk'], began: 'monk', began_evil: false },
    ...more,
  })
  const known = [
    fact(0, {}),
    fact(1, { evil: [true], characters: ['imp'], began: 'imp', began_evil: true }),
    fact(2, { evil: [false, true], now: ['dead', 'drunken', 'poisoned'], characters: ['recluse', 'imp'], began: 'recluse' }),
  ]
  const teams = (id: string) => ({ monk: 'townsfolk', imp: 'demon', recluse: 'outsider' })[id] ?? ''
  const truth = (seats: number[], are: string, count?: number, began?: boolean) =>
    truthOf({ seats, are, count: count ?? null, began: began ?? false }, known, teams)

  test('are true, false, either, or for a person to judge', () => {
    expect(truth([0], 'good')).toBe('true')
    expect(truth([0, 1], 'evil')).toBe('true')
    expect(truth([0, 1], 'evil', 2)).toBe('false')
    expect(truth([2], 'demon')).toBe('either')
    expect(truth([2], 'evil', 0, true)).toBe('true')
    expect(truth([2], 'dead')).toBe('true')
    expect(truth([0, 1, 2], 'imp', 0)).toBe('false')
    expect(truth([0, 1], 'sober', 2)).toBe('true')
    expect(truth([2], 'sober')).toBe('false')
    expect(truth([0, 2], 'poisoned')).toBe('true')
    expect(truth([0, 1], 'allied')).toBe('false')
    expect(truth([0, 2], 'allied')).toBe('either')
    expect(truth([0, 1, 2], 'allied')).toBe('false')
    expect(truth([0, 2], 'allied', undefined, true)).toBe('true')
    expect(truthOf({ text: 'It rains.' }, known, teams)).toBe('unknown')
  })

  test('stand in the order that the server asks for', () => {
    const one = { seats: [1, 2], are: 'good' }
    const other = { seats: [1], are: 'good' }
    expect(together(one, other)).toEqual([other, one])
    expect(together({ text: 'b' }, one)).toEqual([one, { text: 'b' }])
    expect(together({ ...one, count: 0 }, one)).toEqual([one, { ...one, count: 0 }])
  })

  test('speak of now, or of two players together, where nothing else can be', () => {
    const domain: Domain = { type: 'questions', seats: [0, 1, 2], words: ['dead', 'allied'], longest: 200 }
    const draft = { ...blank(domain), seats: [1], count: 1, began: true }
    expect(answer(domain, { ...draft, characters: ['dead'] })).toEqual({ seats: [1], are: 'dead', count: 1 })
    expect(answer(domain, { ...draft, characters: ['allied'] })).toBeUndefined()
    expect(answer(domain, { ...draft, seats: [2, 1], characters: ['allied'] })).toEqual({
      seats: [1, 2],
      are: 'allied',
      began: true,
    })
  })

  test('may speak of the neighbours of somebody', () => {
    expect(beside([3, 0, 2, 1], [3])).toEqual([0, 1])
    expect(beside([3, 0, 2, 1], [0, 2])).toEqual([3, 1])
  })

  test('a pair needs two different ones', () => {
    const domain: Domain = {
      type: 'pair',
      questions: { type: 'questions', seats: [0, 1, 2], words: ['good', 'imp'], longest: 200 } as never,
      known,
      mixed: true,
    }
    let draft = tapCharacter(domain, tapSeat(domain, blank(domain), 1), 'imp')
    expect(answer(domain, draft)).toBeUndefined()
    draft = { ...draft, said: [{ seats: [1], are: 'imp' }] }
    expect(answer(domain, draft)).toBeUndefined()
    draft = tapCharacter(domain, draft, 'good')
    expect(answer(domain, draft)).toEqual({
      statements: [
        { seats: [1], are: 'good' },
        { seats: [1], are: 'imp' },
      ],
    })
  })
})
