/** Where the reminders of every seat lie: near it, towards the middle, over no token, no name and no other reminder. */

import { labelReach, type Point, type Ring, type Size } from './geometry'

export interface Box extends Point, Size {}

export interface Laid {
  /** Where those lie that found a place, for each seat. */
  places: Box[][]
  /** How many did not, for each seat; their number then stands in the last place. */
  more: number[]
}

const CLEAR = 3
const STEP = 7
const ASIDE = [0, 12, -12, 24, -24, 36, -36, 48, -48, 64, -64]
/** How much worse a step aside is than one towards the middle. */
const ASIDE_COSTS = 1.3
/** How much further away a reminder may lie from its own seat than from another. */
const NEARER = 6

/**
 * Lays the reminders, `sizes[seat]` being those of one seat, seat after seat in rounds, so that every seat has its
 * first before any has its second. Each has its sizes, the one it would rather have first. Where some have no place a
 * sign of the size `more` says how many: no larger than a reminder, since it comes where one lay.
 */
export function layReminders(ring: Ring, sizes: readonly (readonly (readonly Size[])[])[], more: Size): Laid {
  const taken = [...obstacles(ring), ...(ring.tags ?? [])]
  const places: Box[][] = ring.places.map(() => [])
  const full = ring.places.map(() => false)
  const rounds = Math.max(0, ...sizes.map((list) => list.length))
  const take = (seat: number, box: Box) => {
    places[seat]!.push(box)
    taken.push(box)
  }
  for (let round = 0; round < rounds; round++) {
    sizes.forEach((list, seat) => {
      const wanted = list[round]
      if (!wanted || full[seat]) return
      for (const size of wanted) {
        const found = freePlace(ring, seat, size, taken)
        if (found) return take(seat, found)
      }
      full[seat] = true
    })
  }
  const hidden = sizes.map((list, seat) => {
    const left = list.length - places[seat]!.length
    if (!left) return 0
    if (places[seat]!.length) return left + 1
    take(
      seat,
      freePlace(ring, seat, more, taken) ?? freePlace(ring, seat, more, taken, Infinity) ?? onToken(ring, seat, more),
    )
    return left
  })
  return { places, more: hidden }
}

/** Where short names lie that have no room under their tokens. */
export function layTags(ring: Ring, sizes: readonly Size[]): Box[] {
  const taken = obstacles(ring)
  return sizes.map((size, seat) => {
    const box = freePlace(ring, seat, size, taken) ?? onToken(ring, seat, size, ring.token - size.height)
    taken.push(box)
    return box
  })
}

/** Whether every reminder has a place of its own. */
export function allLaid(laid: Laid): boolean {
  return laid.more.every((count) => count === 0)
}

function obstacles(ring: Ring): Box[] {
  const { cell, token, label } = ring
  const reaches = label.height ? labelReach(ring) : []
  return ring.places.flatMap(({ x, y }, i) => {
    const top = y - cell.height / 2
    const disc = { x, y: top + token / 2, width: token, height: token }
    const reach = reaches[i]
    if (!reach) return [disc]
    const width = reach.left + reach.right
    const words = {
      x: x + (reach.right - reach.left) / 2,
      y: top + token + label.gap + label.height / 2,
      width,
      height: label.height,
    }
    return [disc, words]
  })
}

function freePlace(
  ring: Ring,
  seat: number,
  size: Size,
  taken: readonly Box[],
  nearer = NEARER,
): Box | undefined {
  const place = ring.places[seat] as Point
  const middle = { x: ring.box.width / 2, y: ring.box.height / 2 }
  const length = Math.hypot(middle.x - place.x, middle.y - place.y) || 1
  const ux = (middle.x - place.x) / length
  const uy = (middle.y - place.y) / length
  const start = (ring.token + Math.min(size.width, size.height)) / 2
  let found: Box | undefined
  let cheapest = Infinity
  for (let along = start; along <= Math.min(length, cheapest); along += STEP) {
    for (const aside of ASIDE) {
      const cost = along + Math.abs(aside) * ASIDE_COSTS
      if (cost >= cheapest) continue
      const box = { x: place.x + ux * along - uy * aside, y: place.y + uy * along + ux * aside, ...size }
      if (inside(ring.box, box) && ours(ring, seat, box, nearer) && free(box, taken)) {
        found = box
        cheapest = cost
      }
    }
  }
  return found
}

/** Within the seat's own token, where nobody else's lies: at its top, or so far below it. */
function onToken(ring: Ring, seat: number, size: Size, below = 0): Box {
  const { x, y } = ring.places[seat] as Point
  const inwards = Math.sign(ring.box.width / 2 - x) || 1
  return {
    x: x + (inwards * (ring.token - size.width)) / 2,
    y: y - ring.cell.height / 2 + size.height / 2 + below,
    ...size,
  }
}

function ours(ring: Ring, seat: number, { x, y }: Point, nearer: number): boolean {
  const away = ring.places.map((place) => Math.hypot(place.x - x, place.y - y))
  return away.every((distance) => (away[seat] as number) <= distance + nearer)
}

function inside(all: Size, { x, y, width, height }: Box): boolean {
  return x >= width / 2 && y >= height / 2 && x <= all.width - width / 2 && y <= all.height - height / 2
}

function free(box: Box, taken: readonly Box[]): boolean {
  return taken.every(
    (other) =>
      Math.abs(box.x - other.x) >= (box.width + other.width) / 2 + CLEAR ||
      Math.abs(box.y - other.y) >= (box.height + other.height) / 2 + CLEAR,
  )
}
