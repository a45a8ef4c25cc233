/** A device that goes round the table: whose turn it is, kept over a reload so that it never shows the Grimoire. */

import type { Event, Note, YouAre } from '../protocol'
import { fromStorage, toStorage } from '../storage'

export interface Round {
  seats: number[]
  /** The place in `seats` of whoever has the device; -1 before it goes round. */
  at: number
}

/** What each seat was last told about itself: never what somebody secretly is. */
export function tokensOf(log: readonly Note[]): Map<number, YouAre> {
  const found = new Map<number, YouAre>()
  for (const { event } of log) if (event.event === 'YouAre') found.set(event.seat, event)
  return found
}

const key = (game: string) => `round.${game}`

/** Whether what somebody is told is the token that was dealt to them: all of it, and nothing else. */
export function isDrawn(event: Event, log: readonly Note[]): boolean {
  const dealt = log.findLast((note) => note.event.event === 'Dealt')?.event
  return event.event === 'YouAre' && dealt?.event === 'Dealt' && dealt.tokens[event.seat] === event.character
}

/** What becomes of the tokens: a round that is under way on this device, or one that was promised for when they are
 * told; or they were drawn by hand, and seen. */
export type Kept = Round | 'promised' | 'drawn'

export function keptRound(game: string): Kept | null {
  const kept = fromStorage(key(game))
  if (!kept) return null
  try {
    return JSON.parse(kept) as Kept
  } catch {
    return null
  }
}

export function keepRound(game: string, round: Kept | null): void {
  toStorage(key(game), round ? JSON.stringify(round) : '')
}
