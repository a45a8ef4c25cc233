/** The notebook of one chair: on this device, and where the player wishes with the chair at the server. */

import { untrack } from 'svelte'

import type { Chair } from '../chair.svelte'
import { fromStorage, toStorage } from '../storage'
import { newer, readNotes, withNote, withText, type OwnNotes, type SeatNote } from './ownNotes'

const SEND_AFTER = 900

export class Notebook {
  notes = $state.raw<OwnNotes>(readNotes(null))
  /** Whether the player's other devices have them too. */
  shared = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #told = ''

  constructor(
    readonly chair: Chair,
    readonly key: string,
  ) {
    this.notes = readNotes(fromStorage(`notes.${key}`))
    this.shared = fromStorage(`notes-shared.${key}`) === 'yes'
  }

  /** Takes in what the server keeps. Call it in an effect. */
  follow(): void {
    const { own, status } = this.chair
    if (!own || status !== 'open') return
    untrack(() => {
      // One device is enough to say that all shall have them, or none.
      if (!!own.notes !== this.shared && (own.notes || this.#told)) this.#wish(!!own.notes)
      if (!this.shared) {
        this.#told = ''
        return
      }
      const mine = this.notes
      this.notes = newer(mine, readNotes(own.notes))
      if (this.notes !== mine) toStorage(`notes.${this.key}`, JSON.stringify(this.notes))
      this.#told = own.notes
      this.#tell()
    })
  }

  write(seat: number, part: Partial<SeatNote>): void {
    this.#change(withNote(this.notes, seat, part))
  }

  writeText(text: string): void {
    this.#change(withText(this.notes, text))
  }

  /** Lets the player's other devices have them, or takes them back from the server. */
  share(wished: boolean): void {
    this.#wish(wished)
    clearTimeout(this.#timer)
    if (wished) return this.#tell()
    this.#told = ''
    this.chair.send({ type: 'keep', notes: '' })
  }

  #wish(wished: boolean): void {
    this.shared = wished
    toStorage(`notes-shared.${this.key}`, wished ? 'yes' : 'no')
  }

  #change(notes: OwnNotes): void {
    this.notes = notes
    toStorage(`notes.${this.key}`, JSON.stringify(notes))
    clearTimeout(this.#timer)
    if (this.shared) this.#timer = setTimeout(() => this.#tell(), SEND_AFTER)
  }

  #tell(): void {
    const text = JSON.stringify(this.notes)
    if (!this.shared || text === this.#told) return
    this.#told = text
    this.chair.send({ type: 'keep', notes: text })
  }
}
