import { describe, expect, test } from 'vitest'

import { labelReach, layRing, optionsFor, type Point, type Ring, type Size } from '../src/ring/geometry'
import { allLaid, layReminders, layTags } from '../src/ring/reminders'

const counts = Array.from({ length: 16 }, (_, i) => i + 5)
const DISC = { width: 26, height: 26 }

const BOXES: [string, Size][] = [
  ['phone', { width: 356, height: 386 }],
  ['phone on its side', { width: 384, height: 356 }],
  ['tablet', { width: 816, height: 790 }],
  ['tablet on its side', { width: 820, height: 470 }],
  ['desktop', { width: 920, height: 420 }],
]

interface Box extends Point, Size {}

function ringFor(count: number, box: Size): Ring {
  return layRing(count, box, optionsFor(box, 'top', { bare: true }))
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  )
}

/** Tokens, and names as wide as they may become. */
function drawn(ring: Ring): Box[] {
  const { token, label, cell } = ring
  const reaches = label.height ? labelReach(ring) : []
  return ring.places.flatMap(({ x, y }, i) => {
    const top = y - cell.height / 2
    const disc = { x, y: top + token / 2, width: token, height: token }
    const reach = reaches[i]
    if (!reach) return [disc]
    const words = { x: x + (reach.right - reach.left) / 2, y: top + token + label.gap + label.height / 2 }
    return [disc, { ...words, width: reach.left + reach.right, height: label.height }]
  })
}

describe.each(BOXES)('reminders on a %s', (_name, box) => {
  test.each(counts)('of %i seats lie over nothing', (count) => {
    const ring = ringFor(count, box)
    const sizes = ring.places.map((_, seat) => Array.from({ length: seat % 4 }, () => [DISC]))
    const laid = layReminders(ring, sizes, DISC)
    const boxes = laid.places.flat()
    const fixed = drawn(ring)
    boxes.forEach((one, i) => {
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width / 2).toBeLessThanOrEqual(box.width)
      for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false)
    })
    const covering = boxes.filter((one) => fixed.some((other) => overlap(one, other)))
    // Where there is no room at all a sign with a number lies on its own token.
    expect(covering.length).toBeLessThanOrEqual(laid.more.filter((more) => more > 0).length)
  })
})

test.each([18, 19, 20])('of %i seats on a phone no two lie over each other, however many there are', (count) => {
  const ring = ringFor(count, { width: 356, height: 386 })
  const tags = layTags(ring, ring.places.map(() => ({ width: 34, height: 16 })))
  let chance = count
  const draw = (most: number) => (chance = (chance * 16807) % 2147483647) % (most + 1)
  for (let round = 0; round < 60; round++) {
    const sizes = ring.places.map(() => Array.from({ length: draw(3) * draw(1) }, () => [DISC]))
    const laid = layReminders({ ...ring, tags }, sizes, DISC)
    const boxes = laid.places.flat()
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false)
    })
  }
})

test('every seat has its first reminder before any has its second', () => {
  const ring = ringFor(20, { width: 356, height: 386 })
  const laid = layReminders(ring, ring.places.map(() => Array.from({ length: 6 }, () => [DISC])), DISC)
  expect(laid.places.every((places) => places.length >= 1)).toBe(true)
})

test('a reminder has its words where they have room, and one with less room does without', () => {
  const ring = ringFor(7, { width: 660, height: 505 })
  const words = { width: 150, height: 28 }
  const wide = (tags: Box[]) => layReminders({ ...ring, tags }, ring.places.map(() => [[words, DISC]]), DISC)
  expect(wide([]).places.flat().map((box) => box.width)).toEqual(ring.places.map(() => 150))
  const tight = wide([{ x: 330, y: 252, width: 240, height: 100 }])
  expect(allLaid(tight)).toBe(true)
  expect(new Set(tight.places.flat().map((box) => box.width))).toEqual(new Set([150, 26]))
})

test('what has no place is counted, and none is lost', () => {
  const ring = ringFor(15, { width: 356, height: 330 })
  const sizes = ring.places.map(() => Array.from({ length: 9 }, () => [DISC]))
  const laid = layReminders(ring, sizes, DISC)
  expect(allLaid(laid)).toBe(false)
  laid.places.forEach((places, seat) => {
    const more = laid.more[seat] ?? 0
    expect(places.length - (more ? 1 : 0) + more).toBe(9)
  })
})

test('a reminder lies nearer to its own seat than to any other', () => {
  const ring = ringFor(12, { width: 816, height: 790 })
  const laid = layReminders(ring, ring.places.map(() => [[DISC], [DISC]]), DISC)
  laid.places.forEach((places, seat) => {
    for (const { x, y } of places) {
      const away = ring.places.map((place) => Math.hypot(place.x - x, place.y - y))
      expect(Math.min(...away)).toBeGreaterThan((away[seat] ?? 0) - 7)
    }
  })
})

test.each([18, 19, 20])('%i short names and reminders share the middle of a phone', (count) => {
  const ring = ringFor(count, { width: 356, height: 386 })
  expect(ring.label.height).toBe(0)
  const tags = layTags(ring, ring.places.map(() => ({ width: 34, height: 16 })))
  tags.forEach((tag, i) => {
    for (const other of tags.slice(i + 1)) expect(overlap(tag, other)).toBe(false)
    for (const token of drawn(ring)) expect(overlap(tag, token)).toBe(false)
  })
  const laid = layReminders({ ...ring, tags }, ring.places.map(() => [[DISC]]), DISC)
  laid.places.forEach((places, seat) => {
    if (laid.more[seat]) return
    for (const place of places)
      for (const tag of tags) expect(overlap(place, tag)).toBe(false)
  })
})
