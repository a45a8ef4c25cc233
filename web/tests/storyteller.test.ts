import { describe, expect, test } from 'vitest'

import { lostSince } from '../src/player/correction'
import type { Note, Prompt, Step, TableMessage, Value, View } from '../src/protocol'
import { readNotes, writeNotes } from '../src/storyteller/notebook.svelte'
import { firstMoveFrom, pastMoves, stepNotes } from '../src/storyteller/past'
import { shapeOf } from '../src/storyteller/shape'
import { Showing, tellings } from '../src/storyteller/showing.svelte'
import { suggestion } from '../src/storyteller/suggestion'

function note(phase: string, night: number, event: object): Note {
  return { phase, night, event } as Note
}

const LOG = [
  note('setup', 0, { event: 'Began' }),
  note('setup', 0, { event: 'BagFilled' }),
  note('setup', 0, { event: 'Dealt' }),
  note('night', 1, { event: 'NightFell', night: 1 }),
  note('night', 1, { event: 'Reached', cursor: 5 }),
  note('night', 1, { event: 'Chose', seat: 2, character: 'poisoner', value: 1 }),
  note('night', 1, { event: 'Reached', cursor: 9 }),
  note('night', 1, { event: 'Told', seat: 0, character: 'chef', card: { number: 1 } }),
]
const STARTS = [1, 2, 5, 7]
const STEPS: Step[] = [
  { character: 'poisoner', seats: [2], state: 'done', began: 4 },
  { character: 'chef', seats: [0], state: 'now', began: 6 },
  { character: 'empath', seats: [1], state: 'ahead', began: null },
]

describe('the way back', () => {
  test('knows what every move brought, and when', () => {
    const moves = pastMoves(LOG, STARTS)
    expect(moves.map(({ keep, phase, night }) => [keep, phase, night])).toEqual([
      [0, 'setup', 0],
      [1, 'setup', 0],
      [2, 'night', 1],
      [3, 'night', 1],
    ])
    expect(moves.map(({ notes }) => notes.map(({ event }) => event.event))).toEqual([
      ['BagFilled'],
      ['Dealt', 'NightFell', 'Reached'],
      ['Chose', 'Reached'],
      ['Told'],
    ])
  })

  test('leads to where a step of the night began', () => {
    expect(firstMoveFrom(4, STARTS)).toBe(2)
    expect(firstMoveFrom(6, STARTS)).toBe(3)
    expect(firstMoveFrom(7, STARTS)).toBeUndefined()
  })

  test('a step has what happened until the next one', () => {
    expect(stepNotes(LOG, STEPS, STEPS[0]!).map(({ event }) => event.event)).toEqual(['Reached', 'Chose'])
    expect(stepNotes(LOG, STEPS, STEPS[1]!).map(({ event }) => event.event)).toEqual(['Reached', 'Told'])
    expect(stepNotes(LOG, STEPS, STEPS[2]!)).toEqual([])
  })
})

describe('notes', () => {
  test('are read as they were written', () => {
    const notes = { game: 'Ana is new.', '3': 'claims “Chef”\nlies' }
    expect(readNotes(writeNotes(notes))).toEqual(notes)
  })

  test('nothing is kept of empty ones', () => {
    expect(writeNotes({ '1': '  ', '2': '' })).toBe('')
    expect(readNotes('')).toEqual({})
  })

  test.each(['just words', '"words"', '[1, 2]', '{"1": '])('%s is a note on the game', (text) => {
    expect(readNotes(text)).toEqual({ game: text })
  })
})

function asked(values: Value[], truths: Value[], type: 'options' | 'cards' = 'options'): Prompt {
  return {
    ...{ who: -1, kind: 'learn', domain: { type, values }, character: 'empath', about: 3 },
    ...{ true: truths, shape: null, waits: false, secret: false },
  } as Prompt
}

describe('a suggestion', () => {
  test('is the truth while the ability works', () => {
    expect(suggestion(asked([0, 1, 2], [1]), true)).toBe(1)
  })

  test('is a number next to the truth while it does not', () => {
    expect(suggestion(asked([0, 1, 2, 3, 4], [0]), false)).toBe(1)
    expect([1, 3]).toContain(suggestion(asked([0, 1, 2, 3, 4], [2]), false))
  })

  test('is the other answer where there are two', () => {
    expect(suggestion(asked([{ nod: true }, { nod: false }], [{ nod: true }], 'cards'), false)).toEqual({
      nod: false,
    })
  })

  test('points at other players than the true ones', () => {
    const values = [{ seats: [0, 1] }, { seats: [1, 2] }, { seats: [3, 4] }]
    expect(suggestion(asked(values, [{ seats: [0, 1] }], 'cards'), false)).toEqual({ seats: [3, 4] })
  })

  test('stays the same for the same question', () => {
    const values = Array.from({ length: 30 }, (_, i) => i)
    const found = Array.from({ length: 5 }, () => suggestion(asked(values, values.slice(0, 9)), true))
    expect(new Set(found).size).toBe(1)
  })

  test('is the truth where there is nothing else, and none where nothing is true', () => {
    expect(suggestion(asked([0], [0]), false)).toBe(0)
    expect(suggestion(asked([0, 1], []), true)).toBeUndefined()
  })
})

function table(players: { seat: number; online: number; policy: string | null }[]): TableMessage {
  const log = [
    note('setup', 0, { event: 'YouAre', seat: 0, character: 'chef', evil: false }),
    ...LOG.slice(3),
    note('night', 1, { event: 'Told', seat: 1, character: 'demon', card: { seats: [4] } }),
    note('night', 1, { event: 'YouAre', seat: 2, character: 'imp', evil: true }),
  ]
  return {
    table: { phase: 'night', night: 1, log },
    players: players.map((player) => ({ ...player, name: String(player.seat) })),
  } as unknown as TableMessage
}

describe('what has to be shown by hand', () => {
  const paper = { online: 0, policy: null }
  const message = table([
    { seat: 0, ...paper },
    { seat: 1, online: 1, policy: null },
    { seat: 2, ...paper },
  ])

  test('is whatever players without a phone were told tonight', () => {
    expect(tellings(message).map(({ seat, byHand }) => [seat, byHand])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
  })

  test('is due until it was shown, in whatever way', () => {
    const showing = new Showing('a game')
    expect(showing.due(message).map(({ seat }) => seat)).toEqual([0, 2])
    showing.shown(message, 0, 'chef', { number: 1 })
    expect(showing.due(message).map(({ seat }) => seat)).toEqual([2])
    showing.done(...showing.due(message).map(({ key }) => key))
    expect(showing.due(message)).toEqual([])
  })

  test('is nothing for whoever had a phone when they were told', () => {
    const showing = new Showing('another game')
    showing.follow(message)
    const gone = table([0, 1, 2].map((seat) => ({ seat, ...paper })))
    expect(showing.due(gone).map(({ seat }) => seat)).toEqual([0, 2])
  })
})

describe('what was taken back', () => {
  const one = note('night', 1, { event: 'Told', seat: 0, character: 'chef', card: { number: 1 } })
  const two = note('night', 2, { event: 'Chose', seat: 0, character: 'monk', value: 3 })
  const view = (notes: Note[], history: Note[] = []) => ({ notes, history }) as unknown as View

  test('is nothing while the view only grows', () => {
    expect(lostSince(view([one]), view([one, two]))).toEqual({ own: [], everybodys: [] })
  })

  test('is all that came after what both know', () => {
    const other = note('night', 2, { event: 'Chose', seat: 0, character: 'monk', value: 4 })
    expect(lostSince(view([one, two]), view([one, other])).own).toEqual([two])
    expect(lostSince(view([one, two], [two]), view([], [])).everybodys).toEqual([two])
  })
})

test.each([
  [360, 740, 'tall'],
  [740, 360, 'flat'],
  [844, 390, 'flat'],
  [1024, 500, 'flat'],
  [820, 1180, 'tall'],
  [1180, 820, 'wide'],
  [1280, 800, 'wide'],
])('a page of %i by %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape)
})
