import { describe, expect, test } from 'vitest'

import {
  faults,
  layRing,
  optionsFor,
  SMALLEST_TOKEN,
  type RingOptions,
  type Size,
} from '../src/ring/geometry'
import { drawWindow } from '../src/ring/panes'

const counts = Array.from({ length: 16 }, (_, i) => i + 5)

const PHONE = [
  { width: 76, height: 18, gap: 3 },
  { width: 66, height: 17, gap: 2 },
  { width: 56, height: 15, gap: 2 },
  { width: 44, height: 0, gap: 0 },
]
const TABLET = [
  { width: 110, height: 36, gap: 4 },
  { width: 92, height: 36, gap: 4 },
  { width: 76, height: 34, gap: 3 },
]

/** The boxes of the study of the look, with the tokens it found for 5, 8, 10, 12, 15, 18 and 20 seats. */
const boxes: [string, Size, RingOptions, number[]][] = [
  [
    'phone',
    { width: 390, height: 520 },
    { gap: 5, pad: 3, largest: 76, hole: { width: 150, height: 130 }, labels: PHONE, start: 'foot' },
    [76, 76, 76, 72, 62, 48, 44],
  ],
  [
    'small phone',
    { width: 360, height: 440 },
    { gap: 3, pad: 2, largest: 72, hole: { width: 110, height: 90 }, labels: PHONE, start: 'foot' },
    [72, 72, 72, 58, 56, 44, 48],
  ],
  [
    'Grimoire above a prompt',
    { width: 390, height: 402 },
    { gap: 4, pad: 2, largest: 72, hole: { width: 110, height: 90 }, labels: PHONE, start: 'top' },
    [72, 72, 68, 66, 56, 52, 48],
  ],
  [
    'phone on its side',
    { width: 844, height: 300 },
    { gap: 4, pad: 2, largest: 72, hole: { width: 110, height: 90 }, labels: PHONE, start: 'foot' },
    [72, 72, 72, 72, 72, 70, 70],
  ],
  [
    'tablet',
    { width: 828, height: 508 },
    { gap: 8, pad: 4, largest: 96, hole: { width: 200, height: 110 }, labels: TABLET, start: 'top' },
    [96, 96, 96, 96, 92, 78, 76],
  ],
  [
    'tablet upright',
    { width: 820, height: 640 },
    { gap: 8, pad: 4, largest: 104, hole: { width: 200, height: 110 }, labels: TABLET, start: 'top' },
    [104, 104, 104, 104, 96, 90, 76],
  ],
  [
    'television',
    { width: 1180, height: 1056 },
    {
      gap: 12,
      pad: 6,
      largest: 150,
      hole: { width: 360, height: 300 },
      labels: [
        { width: 190, height: 74, gap: 6 },
        { width: 160, height: 74, gap: 6 },
        { width: 130, height: 40, gap: 6 },
      ],
      start: 'top',
    },
    [150, 150, 150, 150, 142, 136, 122],
  ],
]

describe.each(boxes)('the ring on a %s', (_name, box, options, sizes) => {
  test.each(counts)('holds %i seats without overlap', (count) => {
    const ring = layRing(count, box, options)
    expect(ring.places).toHaveLength(count)
    expect(ring.fits).toBe(true)
    expect(faults(ring, options)).toEqual([])
  })

  test('is as large as the study found it', () => {
    const found = [5, 8, 10, 12, 15, 18, 20].map((count) => layRing(count, box, options).token)
    found.forEach((token, i) => expect(token).toBeGreaterThanOrEqual((sizes[i] as number) - 6))
  })
})

describe('every width of phone', () => {
  const widths = Array.from({ length: 12 }, (_, i) => 320 + i * 10)
  test.each(widths)('%i wide', (width) => {
    for (const height of [340, 440]) {
      const box = { width, height }
      const options = optionsFor(box, 'foot')
      for (const count of counts) {
        const ring = layRing(count, box, options)
        expect(ring.token).toBeGreaterThanOrEqual(SMALLEST_TOKEN)
        expect(faults(ring, { ...options, hole: { width: 0, height: 0 }, gap: 2 })).toEqual([])
      }
    }
  })

  test('keeps the middle free from 360 by 440', () => {
    for (const width of [360, 375, 390, 412, 430]) {
      const box = { width, height: 440 }
      for (const twoLines of [false, true]) {
        const options = optionsFor(box, 'foot', { twoLines })
        for (const count of counts) expect(faults(layRing(count, box, options), options)).toEqual([])
      }
    }
  })
})

test('my seat is at the foot and the next one sits to the left of it, clockwise', () => {
  const box = { width: 390, height: 520 }
  const [mine, next] = layRing(9, box, optionsFor(box, 'foot')).places
  expect(mine!.x).toBeCloseTo(195)
  expect(mine!.y).toBeGreaterThan(400)
  expect(next!.x).toBeLessThan(195)
})

test('the Grimoire starts at the top and goes on to the right', () => {
  const box = { width: 828, height: 508 }
  const [first, next] = layRing(9, box, optionsFor(box, 'top')).places
  expect(first!.y).toBeLessThan(100)
  expect(next!.x).toBeGreaterThan(414)
})

test.each(counts)('%i seats mirror each other left and right', (count) => {
  const box = { width: 390, height: 520 }
  const { places } = layRing(count, box, optionsFor(box, 'foot'))
  for (let i = 1; i < count; i++) {
    const twin = places[count - i]!
    expect(Math.abs(places[i]!.x + twin.x - 390)).toBeLessThan(3)
    expect(Math.abs(places[i]!.y - twin.y)).toBeLessThan(3)
  }
})

test('larger letters take a narrower label rather than overlap', () => {
  const box = { width: 390, height: 520 }
  const options = optionsFor(box, 'foot', { letters: 2 })
  const ring = layRing(12, box, options)
  expect(faults(ring, options)).toEqual([])
})

test('a box too small for anything still shows every seat', () => {
  const box = { width: 120, height: 90 }
  expect(layRing(15, box, optionsFor(box, 'foot')).places).toHaveLength(15)
})

test.each(counts)('the panes of %i seats go once round', (count) => {
  const box = { width: 390, height: 520 }
  const window = drawWindow(layRing(count, box, optionsFor(box, 'foot')))
  expect(window.panes).toHaveLength(count)
  for (const pane of window.panes) expect(pane.path).not.toContain('NaN')
})
