/** What a view no longer holds of an earlier one: what was told, chosen or seen, and has been taken back. */

import type { Note, View } from '../protocol'

export interface Lost {
  /** Of what happened to this seat alone. */
  own: Note[]
  /** Of what happened before everybody's eyes. */
  everybodys: Note[]
}

export function lostSince(before: View, now: View): Lost {
  return {
    own: gone(before.notes, now.notes),
    everybodys: gone(lasting(before.history), lasting(now.history)),
  }
}

/** Without the votes: a table may show no past ones, and then they leave a view although they stand. */
function lasting(history: readonly Note[]): Note[] {
  return history.filter(({ event }) => event.event !== 'Voted' && event.event !== 'ExileVoted')
}

/** What comes after the part that both lists begin with. */
function gone(before: readonly Note[], now: readonly Note[]): Note[] {
  let same = 0
  while (same < before.length && same < now.length && alike(before[same], now[same])) same++
  return before.slice(same)
}

function alike(one: Note | undefined, other: Note | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
