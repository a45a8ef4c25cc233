/** The panes of the rose window: one a seat, with lead lines between them. */

import type { Point, Ring } from './geometry'

export interface Pane {
  /** The whole pane, closed. */
  path: string
  /** The lead line before the seat, clockwise. */
  lead: string
  /** The small arch of lead at the inner edge. */
  arch: string
  /** Where light falls from: the seat's own place. */
  light: Point
}

export interface Window {
  panes: Pane[]
  outline: string
  inner: string
}

const CURVE_STEPS = 8

/** How far out the inner edge lies, as a part of the way to the box. */
export function innerPart(ring: Ring): number {
  const nearest = Math.min(
    ...ring.places.map((place) => {
      const { u, v } = scaledPlace(ring, place)
      const reach = Math.max(Math.abs(u), Math.abs(v))
      const cut = Math.max(ring.cell.width / ring.box.width, ring.cell.height / ring.box.height)
      return reach - cut
    }),
  )
  return Math.min(0.41, Math.max(0.22, nearest * 0.9))
}

export function drawWindow(ring: Ring): Window {
  const { places } = ring
  const angles = places.map((place) => {
    const { u, v } = scaledPlace(ring, place)
    return Math.atan2(v, u)
  })
  const part = innerPart(ring)
  const count = places.length
  const borders = angles.map((angle, i) => halfway(angles[(i + count - 1) % count] as number, angle, count))
  const panes = places.map((place, i) => {
    const from = borders[i] as number
    let to = borders[(i + 1) % count] as number
    while (to <= from) to += 2 * Math.PI
    const outer = curve(ring, from, to, 1)
    const inner = curve(ring, to, from, part)
    const start = at(ring, from, part)
    const middle = at(ring, (from + to) / 2, part * (count > 12 ? 0.9 : 0.82))
    const end = at(ring, to, part)
    return {
      path: `M${text(outer)}L${text(inner)}Z`,
      lead: `M${text([at(ring, from, part)])}L${text([at(ring, from, 1)])}`,
      arch: `M${text([start])}Q${text([middle])} ${text([end])}`,
      light: place,
    }
  })
  return {
    panes,
    outline: `M${text(curve(ring, 0, 2 * Math.PI, 1, 96))}Z`,
    inner: `M${text(curve(ring, 0, 2 * Math.PI, part, 64))}Z`,
  }
}

/** Points on the inner edge from one seat clockwise to another, for the arc behind the clock hand. */
export function innerArc(ring: Ring, from: number, to: number): string {
  const part = innerPart(ring)
  const angle = (seat: number) => {
    const { u, v } = scaledPlace(ring, ring.places[seat] as Point)
    return Math.atan2(v, u)
  }
  const start = angle(from)
  let end = angle(to)
  while (end < start - 1e-9) end += 2 * Math.PI
  return `M${text(curve(ring, start, end, part, 48))}`
}

/** The clock hand: where it is fixed on the inner edge and where it points. */
export function clockHand(ring: Ring, seat: number): { foot: Point; tip: Point; turn: number } {
  const place = ring.places[seat] as Point
  const { u, v } = scaledPlace(ring, place)
  const foot = at(ring, Math.atan2(v, u), innerPart(ring))
  const turn = Math.atan2(place.y - foot.y, place.x - foot.x)
  return { foot, tip: { x: foot.x + Math.cos(turn) * 28, y: foot.y + Math.sin(turn) * 28 }, turn }
}

function scaledPlace(ring: Ring, place: Point): { u: number; v: number } {
  return { u: (place.x * 2) / ring.box.width - 1, v: (place.y * 2) / ring.box.height - 1 }
}

/** The direction halfway between two neighbours; with two seats or one it is simply beside them. */
function halfway(before: number, after: number, count: number): number {
  if (count === 1) return after - Math.PI
  let span = after - before
  while (span <= 0) span += 2 * Math.PI
  return after - span / 2
}

function at(ring: Ring, angle: number, part: number): Point {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const reach = (Math.abs(c) ** ring.power + Math.abs(s) ** ring.power) ** (-1 / ring.power)
  const edge = 1 - 1.5 / Math.max(ring.box.width, ring.box.height)
  return {
    x: (ring.box.width / 2) * (1 + c * reach * part * edge),
    y: (ring.box.height / 2) * (1 + s * reach * part * edge),
  }
}

function curve(ring: Ring, from: number, to: number, part: number, steps = CURVE_STEPS): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(ring, from + ((to - from) * i) / steps, part))
}

function text(points: Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
}
