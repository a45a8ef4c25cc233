/** A player's own notes: claims night by night, suspicions, marks, and as much text as they like. */

export type Side = '' | 'good' | 'evil'

export interface SeatNote {
  /** What this player says of each night, by its number. */
  claims: Record<number, string>
  suspects: string[]
  side: Side
  text: string
}

export interface OwnNotes {
  /** When they were written, in milliseconds of the calendar: the newer ones of two devices count. */
  changed: number
  text: string
  seats: Record<number, SeatNote>
}

const NOTHING: SeatNote = { claims: {}, suspects: [], side: '', text: '' }

export function noNotes(): OwnNotes {
  return { changed: 0, text: '', seats: {} }
}

export function noteOn(notes: OwnNotes, seat: number): SeatNote {
  return notes.seats[seat] ?? NOTHING
}

/** Notes with a part of one seat's changed. A seat of which nothing is noted is left out. */
export function withNote(
  notes: OwnNotes,
  seat: number,
  part: Partial<SeatNote>,
  changed = Date.now(),
): OwnNotes {
  const note = { ...noteOn(notes, seat), ...part }
  const claims = Object.fromEntries(Object.entries(note.claims).filter(([, words]) => words))
  const seats = { ...notes.seats, [seat]: { ...note, claims } }
  if (!note.text && !note.side && !note.suspects.length && !Object.keys(claims).length) delete seats[seat]
  return { ...notes, changed, seats }
}

export function withText(notes: OwnNotes, text: string, changed = Date.now()): OwnNotes {
  return { ...notes, changed, text }
}

/** Notes as they were kept; whatever else was kept there is taken as plain text. */
export function readNotes(kept: string | null): OwnNotes {
  if (!kept) return noNotes()
  try {
    const found = JSON.parse(kept) as Partial<OwnNotes> | null
    if (found && typeof found === 'object' && typeof found.changed === 'number') {
      const seats = Object.entries(found.seats ?? {}).map(([seat, note]) => [seat, { ...NOTHING, ...note }])
      return { changed: found.changed, text: found.text ?? '', seats: Object.fromEntries(seats) }
    }
  } catch {
    // Words, not what this page has written.
  }
  return { ...noNotes(), text: kept }
}

export function newer(one: OwnNotes, other: OwnNotes): OwnNotes {
  return other.changed >= one.changed ? other : one
}
