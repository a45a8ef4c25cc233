/** How a ring is looked at on this device: how large, which part of it, and what was moved a little out of the way. */

import type { Point, Size } from './geometry'
import { fromStorage, toStorage } from '../storage'

export const CLOSEST = 2.5
const STEP = 1.25

export class Stage {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** Something is being dragged: the window behind it stays where it is. */
  held = $state(false)
  /** What was moved, by name, as parts of the window's size. */
  moved = $state.raw<Record<string, Point>>({})
  size: Size = { width: 1, height: 1 }
  readonly #key: string

  constructor(key: string) {
    this.#key = key
    this.moved = read(fromStorage(key))
  }

  get tidy(): boolean {
    return Object.keys(this.moved).length === 0
  }

  /** How far something lies from its place, in pixels of a window of this size. */
  offset(name: string, box: Size): Point {
    const part = this.moved[name]
    return part ? { x: part.x * box.width, y: part.y * box.height } : { x: 0, y: 0 }
  }

  /** Moves something so many pixels on from where it lies; it cannot leave the window by more than its middle. */
  move(name: string, by: Point, box: Size, place: Point): void {
    const now = this.offset(name, box)
    const x = limited(place.x + now.x + by.x, box.width) - place.x
    const y = limited(place.y + now.y + by.y, box.height) - place.y
    this.moved = { ...this.moved, [name]: { x: x / box.width, y: y / box.height } }
  }

  keep(): void {
    toStorage(this.#key, JSON.stringify(this.moved))
  }

  putBack(): void {
    this.moved = {}
    this.keep()
  }

  /** Looks closer, or less so, with this point of the view staying where it is. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor))
    const grown = scale / this.scale
    this.scale = scale
    this.look(at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown)
  }

  closer(): void {
    this.zoom(STEP)
  }

  further(): void {
    this.zoom(1 / STEP)
  }

  whole(): void {
    this.scale = 1
    this.look(0, 0)
  }

  /** The window never leaves the view: no part of that is empty. */
  look(x: number, y: number): void {
    this.x = Math.min(0, Math.max(this.size.width * (1 - this.scale), x))
    this.y = Math.min(0, Math.max(this.size.height * (1 - this.scale), y))
  }
}

function limited(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

function read(text: string | null): Record<string, Point> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, Point>) : {}
  } catch {
    return {}
  }
}
