/** A device that goes round the table: whose turn it is, kept over a reload so that it never shows the Grimoire. */

import type { Note, YouAre } from '../protocol'
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

/** The round that is under way on this device, or that was promised for when the tokens are told. */
export function keptRound(game: string): Round | 'promised' | null {
  const kept = fromStorage(key(game))
  if (!kept) return null
  try {
    return JSON.parse(kept) as Round | 'promised'
  } catch {
    return null
  }
}

export function keepRound(game: string, round: Round | 'promised' | null): void {
  toStorage(key(game), round ? JSON.stringify(round) : '')
}
