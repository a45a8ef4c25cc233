/** Whispers as conversations. */

import type { Whisper } from '../protocol'

export interface Talk {
  /** The other one, or nothing where two others whisper. */
  seats: number[]
  whispers: Whisper[]
}

/** Whispers by the people in them, the talk with the newest first. */
export function talks(whispers: readonly Whisper[], mine: number): Talk[] {
  const found = new Map<string, Talk>()
  for (const whisper of whispers) {
    const seats = [whisper.by, whisper.to].filter((seat) => seat !== mine).sort((one, other) => one - other)
    const key = seats.join(' ')
    const talk = found.get(key) ?? { seats, whispers: [] }
    found.delete(key)
    found.set(key, { seats, whispers: [...talk.whispers, whisper] })
  }
  return [...found.values()].reverse()
}

/** How many whispers to me came after those that were read, by the number of all that I have. */
export function unread(whispers: readonly Whisper[], mine: number, read: number): number {
  return whispers.slice(Math.min(read, whispers.length)).filter(({ to }) => to === mine).length
}
