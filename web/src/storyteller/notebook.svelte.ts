/**
 * The Storyteller's notes, on each seat and on the game. The server keeps them with the game, for this chair alone:
 * another device of the Storyteller has them too.
 */

import type { Chair } from '../chair.svelte'

/** Under which the note on the game stands; the others stand under their seat's number. */
export const GAME = 'game'
const WRITE_AFTER = 700

export type Notes = Record<string, string>

/** Notes as they are kept, as text. What is no list of notes is one on the game. */
export function readNotes(text: string): Notes {
  if (!text) return {}
  try {
    const found: unknown = JSON.parse(text)
    if (found && typeof found === 'object' && !Array.isArray(found))
      return Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
  } catch {
    // A note that somebody wrote with another client.
  }
  return { [GAME]: text }
}

/** The same as text; nothing is kept of empty notes. */
export function writeNotes(notes: Notes): string {
  const written = Object.entries(notes).filter(([, text]) => text.trim())
  return written.length ? JSON.stringify(Object.fromEntries(written)) : ''
}

export class Notebook {
  #typed = $state.raw<Notes>({})
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly chair: Chair) {}

  get #kept(): Notes {
    return readNotes(this.chair.own?.notes ?? '')
  }

  of(name: string): string {
    return this.#typed[name] ?? this.#kept[name] ?? ''
  }

  write(name: string, text: string): void {
    this.#typed = { ...this.#typed, [name]: text }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.keep(), WRITE_AFTER)
  }

  /** Sends what was typed; what stands on the server from elsewhere stays. */
  keep(): void {
    clearTimeout(this.#timer)
    if (!Object.keys(this.#typed).length) return
    const text = writeNotes({ ...this.#kept, ...this.#typed })
    if (text !== (this.chair.own?.notes ?? '')) this.chair.send({ type: 'keep', notes: text })
  }

  /** The server has what was typed here: from now on its notes hold. */
  settle(): void {
    const kept = this.#kept
    const left = Object.entries(this.#typed).filter(([name, text]) => text !== (kept[name] ?? ''))
    this.#typed = Object.fromEntries(left)
  }
}
