/** The game so far as the moves that were made: what each of them brought, and when. */

import { momentOf } from '../player/notes'
import type { Note, Step } from '../protocol'

export interface PastMove {
  /** How many moves came before it: as many are kept by going back to before it. */
  keep: number
  phase: string
  night: number
  /** What it brought, as the log has it. */
  notes: Note[]
}

/** The moves, oldest first; `starts` says of each where in the log what it brought begins. */
export function pastMoves(log: readonly Note[], starts: readonly number[]): PastMove[] {
  return starts.map((start, keep) => {
    const notes = log.slice(start, starts[keep + 1] ?? log.length)
    const before = log[start - 1] ?? log[start]
    const { phase, night } = before ? momentOf(before) : { phase: 'setup', night: 0 }
    return { keep, phase, night, notes }
  })
}

/** The first move that was made from a place in the log on, or nothing where none was. */
export function firstMoveFrom(place: number, starts: readonly number[]): number | undefined {
  const found = starts.findIndex((start) => start > place)
  return found < 0 ? undefined : found
}

/** What one step of the night has brought so far, as the log has it. */
export function stepNotes(log: readonly Note[], steps: readonly Step[], step: Step): Note[] {
  const { began } = step
  if (typeof began !== 'number') return []
  const next = steps.map((other) => other.began ?? -1).filter((other) => other > began)
  return log.slice(began, Math.min(log.length, ...next))
}
