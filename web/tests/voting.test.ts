import { expect, test } from 'vitest'

import type { Timed } from '../src/chair.svelte'
import { countedHands, readIn, threshold } from '../src/player/voting'
import type { Player, RunningBallot, View } from '../src/protocol'

const ballot: Timed<RunningBallot> = {
  kind: 'vote',
  nominee: 2,
  voters: [3, 4, 0, 1, 2],
  secret: false,
  hands: { 3: 2, 4: 0, 0: 1, 1: 0, 2: 1 },
  most: 1,
  counted: [3, 4],
  current: 0,
  ends: 700,
  period: 1000,
  arrived: 5000,
}

function view(living: number, dead: number, block: number | null, votes: number): View {
  const players = Array.from(
    { length: living + dead },
    (_, seat) => ({ seat, alive: seat < living }) as Player,
  )
  return { players, block, block_votes: votes } as View
}

test('a hand is read in when the clock comes to it', () => {
  expect(readIn(ballot, 0, 5000)).toBe(700)
  expect(readIn(ballot, 1, 5000)).toBe(1700)
  expect(readIn(ballot, 2, 5500)).toBe(2200)
  expect(readIn(ballot, 0, 9000)).toBe(0)
})

test('what was read in, or has not begun, has no time', () => {
  expect(readIn(ballot, 3, 5000)).toBeUndefined()
  expect(readIn({ ...ballot, current: null, ends: null, counted: [] }, 0, 5000)).toBeUndefined()
})

test('only hands that are read in count, each with all its votes', () => {
  expect(countedHands(ballot)).toBe(2)
})

test('half of the living, rounded up, and more than whoever is about to die', () => {
  expect(threshold(view(8, 3, null, 0), ballot)).toEqual({ needed: 4, tie: undefined })
  expect(threshold(view(7, 4, null, 0), ballot)).toEqual({ needed: 4, tie: undefined })
  expect(threshold(view(8, 3, 5, 4), ballot)).toEqual({ needed: 5, tie: 4 })
  expect(threshold(view(8, 3, null, 4), ballot)).toEqual({ needed: 5, tie: undefined })
})

test('an exile needs half of all players', () => {
  expect(threshold(view(6, 3, null, 0), { ...ballot, kind: 'exile' }).needed).toBe(5)
})
