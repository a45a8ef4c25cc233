import { describe, expect, test } from 'vitest'

import type { Timed } from '../src/chair.svelte'
import { newer, noNotes, noteOn, readNotes, withNote, withText } from '../src/player/ownNotes'
import { startsIn } from '../src/player/voting'
import type { Event, RunningBallot, SquareMessage, Whisper } from '../src/protocol'
import { rangAt, sameBell, timeLeft } from '../src/square/timing'
import { byDay, votesOf } from '../src/square/votes'
import { talks, unread } from '../src/square/whispers'

const square: Timed<SquareMessage> = {
  type: 'square',
  timer: { label: 'until the vote', ends: 60_000, rings: true },
  bell: 1500,
  speaking: [],
  whispers: 'off',
  votes: 'all',
  arrived: 10_000,
}

describe('the timer and the bell', () => {
  test('the time that is left goes by the moment at which the server told it', () => {
    expect(timeLeft(square, 10_000)).toBe(60_000)
    expect(timeLeft(square, 40_000)).toBe(30_000)
    expect(timeLeft(square, 99_000)).toBe(0)
    expect(timeLeft({ ...square, timer: null }, 10_000)).toBeUndefined()
    expect(timeLeft(null, 10_000)).toBeUndefined()
  })

  test('a bell told again, as after a reconnection, is the same bell', () => {
    const again = { ...square, bell: 9300, arrived: 18_000 }
    const another = { ...square, bell: 0, arrived: 18_000 }
    expect(sameBell(rangAt(square), rangAt(again))).toBe(true)
    expect(sameBell(rangAt(square), rangAt(another))).toBe(false)
    expect(sameBell(rangAt({ ...square, bell: null }), undefined)).toBe(false)
  })

  test('a countdown is over when the clock hand goes round', () => {
    const ballot = { ends: 5000, current: null, arrived: 1000 } as Timed<RunningBallot>
    expect(startsIn(ballot, 3000)).toBe(3000)
    expect(startsIn({ ...ballot, current: 2 }, 3000)).toBeUndefined()
    expect(startsIn({ ...ballot, ends: null }, 3000)).toBeUndefined()
  })
})

describe('votes', () => {
  const at = (night: number, event: Record<string, unknown>) => ({ night, event: event as unknown as Event })
  const notes = [
    at(1, { event: 'DayBroke', day: 1 }),
    at(1, { event: 'Nominated', nominator: 0, nominee: 1 }),
    at(1, { event: 'Voted', nominee: 1, voters: [0, 2, 3], votes: 4, needed: 3, spent: [3], block: 1 }),
    at(1, { event: 'Nominated', nominator: 2, nominee: 0 }),
    at(1, { event: 'Voted', nominee: 0, voters: [4], votes: 1, needed: 5, spent: [], block: 1 }),
    at(2, { event: 'ExileCalled', caller: 1, seat: 5 }),
    at(2, { event: 'ExileVoted', seat: 5, supporters: [1, 2, 3], needed: 3, died: true }),
    at(2, { event: 'Nominated', nominator: 4, nominee: 2 }),
    at(2, { event: 'VotedInSecret', nominee: 2 }),
    at(3, { event: 'Nominated', nominator: 4, nominee: 2 }),
  ]

  test('each has its hands, its result, and the ghost votes that it cost', () => {
    const [block, short, exile, secret, open] = votesOf(notes)
    expect(block).toMatchObject({ nominator: 0, nominee: 1, votes: 4, voters: [0, 2, 3], spent: [3] })
    expect(block?.outcome).toBe('block')
    expect(short).toMatchObject({ votes: 1, outcome: 'short' })
    expect(exile).toMatchObject({ kind: 'exile', nominator: 1, votes: 3, outcome: 'exiled' })
    expect(secret).toMatchObject({ secret: true, votes: undefined, voters: undefined })
    expect(open).toMatchObject({ secret: false, votes: undefined, outcome: undefined })
  })

  test('the Storyteller’s log has the hands of a secret ballot too', () => {
    const counted = at(2, { event: 'Counted', nominee: 2, voters: [0, 1], votes: 2, needed: 4 })
    const [vote] = votesOf([at(2, { event: 'Nominated', nominator: 4, nominee: 2 }), counted])
    expect(vote).toMatchObject({ secret: true, votes: 2, voters: [0, 1] })
  })

  test('a vote that this page is not told stays without hands, and the next is not taken for it', () => {
    const hidden = notes.filter(({ event }) => event.event !== 'Voted')
    expect(votesOf(hidden).map(({ votes }) => votes)).toEqual([undefined, undefined, 3, undefined, undefined])
  })

  test('by day, the newest first', () => {
    expect(byDay(votesOf(notes)).map(({ day, votes }) => [day, votes.length])).toEqual([
      [3, 1],
      [2, 2],
      [1, 2],
    ])
  })
})

describe('whispers', () => {
  const said = (by: number, to: number, text: string | null = 'psst'): Whisper => {
    return { by, to, text, phase: 'day', night: 1 }
  }

  test('are talks with one other each, the newest first', () => {
    const found = talks([said(0, 1), said(2, 0), said(1, 0)], 0)
    expect(found.map(({ seats, whispers }) => [seats, whispers.length])).toEqual([
      [[1], 2],
      [[2], 1],
    ])
  })

  test('of two others the Storyteller sees who', () => {
    expect(talks([said(3, 1, null), said(1, 3, null)], -1)[0]).toMatchObject({ seats: [1, 3] })
  })

  test('only what was said to me, and after I looked, is new', () => {
    const heard = [said(1, 0), said(0, 1), said(2, 0)]
    expect(unread(heard, 0, 0)).toBe(2)
    expect(unread(heard, 0, 1)).toBe(1)
    expect(unread(heard, 0, 3)).toBe(0)
    expect(unread(heard.slice(1), 0, 3)).toBe(0)
  })
})

describe('own notes', () => {
  test('keep claims, suspicions, a mark and text for each seat, and leave out what is empty', () => {
    let notes = withNote(noNotes(), 3, { claims: { 1: 'Empath 1' }, suspects: ['imp', 'baron'] }, 5)
    notes = withNote(notes, 4, { side: 'evil' }, 6)
    expect(noteOn(notes, 3)).toEqual({
      claims: { 1: 'Empath 1' },
      suspects: ['imp', 'baron'],
      side: '',
      text: '',
    })
    expect(Object.keys(withNote(notes, 4, { side: '' }, 7).seats)).toEqual(['3'])
    expect(withNote(notes, 3, { claims: { 1: '' }, suspects: [] }, 8).seats[3]).toBeUndefined()
    expect(noteOn(notes, 9).suspects).toEqual([])
  })

  test('come back as they were kept, and plain text as text', () => {
    const notes = withText(withNote(noNotes(), 2, { text: 'quiet' }, 5), 'all of it', 6)
    expect(readNotes(JSON.stringify(notes))).toEqual(notes)
    expect(readNotes('Ben is the Imp').text).toBe('Ben is the Imp')
    expect(readNotes('7')).toMatchObject({ text: '7' })
    expect(readNotes(null)).toEqual(noNotes())
  })

  test('of two devices the one that wrote last counts', () => {
    const [one, other] = [withText(noNotes(), 'old', 5), withText(noNotes(), 'new', 6)]
    expect(newer(one, other)).toBe(other)
    expect(newer(other, one)).toBe(other)
    expect(newer(one, noNotes())).toBe(one)
  })
})
