import { expect, test } from 'vitest'

import { chaptersOf } from '../src/replay/film.svelte'

const moment = (at: number, kind: string, text: string) => ({ at, kind, text, depth: 0, seats: [] })

test('a chapter reaches from the head of a night or day to the next', () => {
  const chapters = chaptersOf([
    moment(0, 'title', 'Trouble'),
    moment(0, 'public', 'Ana and Ben sit there.'),
    moment(3, 'head', 'Night 1'),
    moment(4, 'step', 'Ana wakes.'),
    moment(9, 'head', 'Day 1'),
  ])
  expect(chapters.map(({ head, first }) => [head, first])).toEqual([
    ['Trouble', 0],
    ['Night 1', 2],
    ['Day 1', 4],
  ])
  expect(chapters[1]?.moments.map(({ text }) => text)).toEqual(['Night 1', 'Ana wakes.'])
})

test('a game of which nothing is told has no chapters', () => {
  expect(chaptersOf([])).toEqual([])
})
