/**
 * Where the seats stand. A circle wastes a portrait phone, so the seats stand on a superellipse
 * |x/a|^p + |y/b|^p = 1: an ellipse while there is room, squarer when there are many.
 */

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The room for the words under a token; `height` 0 means that nothing is written there. */
export interface Label extends Size {
  gap: number
}

export interface RingOptions {
  /** Least distance between two cells. */
  gap: number
  /** Least distance between a cell and the edge of the box. */
  pad: number
  /** Largest token. */
  largest: number
  /** What has to stay free in the middle. */
  hole: Size
  /** From wide to narrow. */
  labels: readonly Label[]
  /** Where the first seat stands; the others follow clockwise. */
  start: 'foot' | 'top'
}

export interface Ring {
  box: Size
  /** The diameter of a token. */
  token: number
  cell: Size
  label: Label
  power: number
  /** Centres of the cells, clockwise from the first seat. */
  places: Point[]
  /** False where even the smallest tokens do not fit: they then stand as well as they can. */
  fits: boolean
  /** Where short names lie, where nothing is written under the tokens: nothing else belongs there. */
  tags?: (Point & Size)[]
}

export const SMALLEST_TOKEN = 44

const STEPS = 480
const POWERS = [2, 2.5, 3, 3.5, 4, 4.5, 5]
const SQUARER_COSTS = 0.08
const NARROWER_MUST_GAIN = 1.15
/** From this size on, no larger token is worth going without names. */
const NAMES_WORTH = 50
const SLACK = 1e-6

const PHONE_LABELS: readonly Label[] = [
  { width: 76, height: 18, gap: 3 },
  { width: 66, height: 17, gap: 2 },
  { width: 56, height: 15, gap: 2 },
  { width: 44, height: 0, gap: 0 },
]

/** The same with room for a second line. */
const PHONE_TWO_LINES: readonly Label[] = [
  { width: 78, height: 34, gap: 3 },
  { width: 68, height: 33, gap: 2 },
  ...PHONE_LABELS,
]

const TABLET_LABELS: readonly Label[] = [
  { width: 110, height: 36, gap: 4 },
  { width: 92, height: 36, gap: 4 },
  { width: 76, height: 34, gap: 3 },
  { width: 44, height: 0, gap: 0 },
]

const TELEVISION_LABELS: readonly Label[] = [
  { width: 190, height: 74, gap: 6 },
  { width: 160, height: 74, gap: 6 },
  { width: 130, height: 40, gap: 6 },
]

/** Labels grow with the size of the reader's letters; tokens do not. */
function scaled(labels: readonly Label[], letters: number): Label[] {
  return labels.map(({ width, height, gap }) => ({ width: width * letters, height: height * letters, gap }))
}

/** What else decides about a ring. */
export interface Wishes {
  /** The size of the reader's letters; 1 is normal. */
  letters?: number
  /** Nothing stands in the middle. */
  bare?: boolean
  /** Two lines under a token. */
  twoLines?: boolean
}

/** The options for a box of this size: phone, tablet or television. */
export function optionsFor(box: Size, start: RingOptions['start'], wishes: Wishes = {}): RingOptions {
  const { letters = 1, bare = false, twoLines = false } = wishes
  const short = Math.min(box.width, box.height)
  if (short >= 900) {
    return {
      gap: 12,
      pad: 6,
      largest: 150,
      hole: { width: 360, height: 300 },
      labels: scaled(TELEVISION_LABELS, letters),
      start,
    }
  }
  if (short >= 500 && box.width >= 600) {
    return {
      gap: 8,
      pad: 4,
      largest: box.height >= 600 ? 104 : 96,
      hole: bare ? { width: 120, height: 80 } : { width: 200, height: 110 },
      labels: scaled(TABLET_LABELS, letters),
      start,
    }
  }
  const roomy = box.width >= 376 && box.height >= 470
  return {
    gap: roomy ? 5 : 4,
    pad: roomy ? 5 : 3,
    largest: roomy ? 76 : 72,
    hole: bare ? { width: 90, height: 60 } : roomy ? { width: 150, height: 130 } : { width: 110, height: 90 },
    labels: scaled(twoLines ? PHONE_TWO_LINES : PHONE_LABELS, letters),
    start,
  }
}

const remembered = new Map<string, Ring>()

/** The ring for `count` seats in a box. The same question is answered from memory. */
export function layRing(count: number, box: Size, options: RingOptions): Ring {
  const key = JSON.stringify([count, box, options])
  let ring = remembered.get(key)
  if (!ring) {
    ring = compute(count, box, options)
    if (remembered.size > 200) remembered.clear()
    remembered.set(key, ring)
  }
  return ring
}

function compute(count: number, box: Size, options: RingOptions): Ring {
  for (const attempt of relaxed(options)) {
    const ring = best(count, box, attempt)
    if (ring) return ring
  }
  return lastResort(count, box, options)
}

/** What is given up, one after the other, where nothing fits: room in the middle, then distance. */
function* relaxed(options: RingOptions): Generator<RingOptions> {
  yield options
  const bare = options.labels.filter((label) => label.height === 0)
  yield { ...options, hole: { width: options.hole.width * 0.6, height: options.hole.height * 0.6 } }
  yield { ...options, hole: { width: 0, height: 0 }, gap: Math.min(options.gap, 2), pad: 1 }
  if (!bare.length) {
    const labels = [{ width: SMALLEST_TOKEN, height: 0, gap: 0 }]
    yield { ...options, hole: { width: 0, height: 0 }, gap: Math.min(options.gap, 2), pad: 1, labels }
  }
}

function best(count: number, box: Size, options: RingOptions): Ring | undefined {
  let chosen: Ring | undefined
  for (const label of options.labels) {
    const ring = bestWithLabel(count, box, options, label)
    if (!ring) continue
    if (!chosen) chosen = ring
    else if (label.height === 0 && chosen.token >= NAMES_WORTH) break
    else if (ring.token >= chosen.token * NARROWER_MUST_GAIN) chosen = ring
  }
  return chosen
}

function bestWithLabel(count: number, box: Size, options: RingOptions, label: Label): Ring | undefined {
  let chosen: Ring | undefined
  let worth = 0
  for (const power of POWERS) {
    const discount = 1 - SQUARER_COSTS * (power - 2)
    if (options.largest * discount <= worth) break
    const ring = largest(count, box, options, label, power)
    if (ring && ring.token * discount > worth) {
      chosen = ring
      worth = ring.token * discount
    }
  }
  return chosen
}

function largest(
  count: number,
  box: Size,
  options: RingOptions,
  label: Label,
  power: number,
): Ring | undefined {
  let low = SMALLEST_TOKEN / 2
  let high = Math.floor(options.largest / 2)
  let found = attempt(count, box, options, label, power, high * 2)
  if (found) return found
  found = attempt(count, box, options, label, power, low * 2)
  if (!found) return undefined
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const ring = attempt(count, box, options, label, power, middle * 2)
    if (ring) {
      found = ring
      low = middle
    } else {
      high = middle
    }
  }
  return found
}

function attempt(
  count: number,
  box: Size,
  options: RingOptions,
  label: Label,
  power: number,
  token: number,
): Ring | undefined {
  const cell = { width: Math.max(token, label.width), height: token + label.gap + label.height }
  const track = trackOf(box, options, cell, power)
  if (!track) return undefined
  const places = walk(count, track, cell, options.gap)
  if (!places) return undefined
  const ring: Ring = { box, token, cell, label, power, places, fits: true }
  return faults(ring, options).length ? undefined : ring
}

function trackOf(box: Size, options: RingOptions, cell: Size, power: number): Point[] | undefined {
  const a = (box.width - 2 * options.pad - cell.width) / 2
  const b = (box.height - 2 * options.pad - cell.height) / 2
  if (a <= 0 || b <= 0) return undefined
  const points: Point[] = []
  const from = options.start === 'foot' ? Math.PI / 2 : -Math.PI / 2
  for (let i = 0; i <= STEPS; i++) {
    const angle = from + (i / STEPS) * 2 * Math.PI
    points.push({
      x: box.width / 2 + a * signedPower(Math.cos(angle), 2 / power),
      y: box.height / 2 + b * signedPower(Math.sin(angle), 2 / power),
    })
  }
  return points
}

function signedPower(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power
}

/** Walks the closed track in `count` equal strides; nothing where the stride is shorter than a cell. */
function walk(count: number, track: Point[], cell: Size, gap: number): Point[] | undefined {
  if (count === 1) return [track[0] as Point]
  const wide = cell.width + gap
  const high = cell.height + gap
  const away = (p: Point, q: Point) => Math.max(Math.abs(p.x - q.x) / wide, Math.abs(p.y - q.y) / high)

  /** Takes the strides; the answer is how much of the track they covered, 1 being once round. */
  const stride = (length: number, places?: Point[]): number => {
    let here = track[0] as Point
    let next = 1
    for (let taken = 0; taken < count; taken++) {
      places?.push(here)
      while (next <= STEPS && away(here, track[next] as Point) < length) next++
      if (next > STEPS) return taken === count - 1 ? reached(here, length) : 2
      here = between(track[next - 1] as Point, track[next] as Point, here, length, away)
    }
    return next / STEPS
  }
  const reached = (here: Point, length: number) => (away(here, track[STEPS] as Point) < length ? 1 + 1e-9 : 1)

  if (stride(1) > 1) return undefined
  let low = 1
  let tall = Math.max(track[0]!.x, track[0]!.y) * 4
  for (let i = 0; i < 40; i++) {
    const middle = (low + tall) / 2
    if (stride(middle) > 1) tall = middle
    else low = middle
  }
  const places: Point[] = []
  stride(low, places)
  return places.length === count ? places : undefined
}

/** The point of a short piece of track that is `length` away from `here`. */
function between(
  start: Point,
  end: Point,
  here: Point,
  length: number,
  away: (p: Point, q: Point) => number,
): Point {
  let low = 0
  let high = 1
  const at = (part: number) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  })
  if (away(here, start) >= length) return start
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    if (away(here, at(middle)) < length) low = middle
    else high = middle
  }
  return at(high)
}

/** Everything that is wrong with a ring, as words; nothing for a good one. */
export function faults(ring: Ring, options: RingOptions): string[] {
  const found: string[] = []
  const { places, cell, box } = ring
  const wide = cell.width + options.gap - SLACK
  const high = cell.height + options.gap - SLACK
  if (ring.token < SMALLEST_TOKEN) found.push(`a token is ${ring.token} wide`)
  places.forEach((place, i) => {
    const left = place.x - cell.width / 2
    const top = place.y - cell.height / 2
    if (
      left < -SLACK ||
      top < -SLACK ||
      left + cell.width > box.width + SLACK ||
      top + cell.height > box.height + SLACK
    ) {
      found.push(`seat ${i} leaves the box`)
    }
    const fromMiddle = { x: Math.abs(place.x - box.width / 2), y: Math.abs(place.y - box.height / 2) }
    if (
      fromMiddle.x < (cell.width + options.hole.width) / 2 - SLACK &&
      fromMiddle.y < (cell.height + options.hole.height) / 2 - SLACK
    ) {
      found.push(`seat ${i} stands in the middle`)
    }
    for (let j = 0; j < i; j++) {
      const other = places[j] as Point
      if (Math.abs(place.x - other.x) < wide && Math.abs(place.y - other.y) < high) {
        found.push(`seats ${j} and ${i} overlap`)
      }
    }
  })
  return found
}

const WIDEST_LABEL = 1.7

/** How far the words under a token may reach from its middle, to either side. */
export interface Reach {
  left: number
  right: number
}

/** The reach of the words under each token, beyond their cell: as far as neighbours and the edge allow. */
export function labelReach(ring: Ring): Reach[] {
  const { places, cell, box, label, token } = ring
  const gap = 4
  return places.map((place, i) => {
    const top = place.y + cell.height / 2 - label.height
    const most = (cell.width * WIDEST_LABEL) / 2
    const reach = { left: Math.min(place.x, most), right: Math.min(box.width - place.x, most) }
    places.forEach((other, j) => {
      if (i === j) return
      const away = Math.abs(place.x - other.x)
      const side = other.x < place.x ? 'left' : 'right'
      const limit = (room: number) => (reach[side] = Math.max(cell.width / 2, Math.min(reach[side], room)))
      const otherTop = other.y - cell.height / 2
      const bottom = top + label.height
      const words = otherTop + token + label.gap
      if (words < bottom && words + label.height > top) limit((away - gap) / 2)
      if (otherTop < bottom && otherTop + token > top) limit(away - token / 2 - gap)
    })
    return reach
  })
}

/** For a box that is too small for anything: small cells by equal angles, better than no ring. */
function lastResort(count: number, box: Size, options: RingOptions): Ring {
  const token = SMALLEST_TOKEN
  const cell = { width: token, height: token }
  const from = options.start === 'foot' ? Math.PI / 2 : -Math.PI / 2
  const a = Math.max(0, (box.width - token) / 2)
  const b = Math.max(0, (box.height - token) / 2)
  const places = Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * 2 * Math.PI
    return { x: box.width / 2 + a * Math.cos(angle), y: box.height / 2 + b * Math.sin(angle) }
  })
  return { box, token, cell, label: { width: token, height: 0, gap: 0 }, power: 2, places, fits: false }
}
