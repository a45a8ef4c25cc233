/** A note of a player's own in words. */

import { characterName, type People } from '../people'
import type { Note, View } from '../protocol'
import { t } from '../texts.svelte'
import { chosenWords, told } from '../wording'
import { cardOf, characterOf } from './notes'

export function noteWords({ event }: Note, people: People): string {
  if (event.event === 'Told') return told(characterOf(event), cardOf(event), people)
  if (event.event === 'YouAre') {
    const side = event.evil === null ? '' : ` ${t(event.evil ? 'note-turned-evil' : 'note-turned-good')}`
    return t('note-you-are', { character: characterName(characterOf(event)) }) + side
  }
  if (event.event === 'Chose') return chosenWords(event.character, event.value, people)
  return t('note-saw-grimoire')
}

/** A note with the choice that it answers. */
export function wholeNote(notes: View['notes'], place: number, people: People): string {
  return [choiceBefore(notes, place), notes[place]].flatMap((note) => (note ? noteWords(note, people) : [])).join(' ')
}

/** What a player chose just before they were told something of it: both are read as one note. */
export function choiceBefore(notes: View['notes'], place: number): Note | undefined {
  const note = notes[place]
  const before = notes[place - 1]
  if (note?.event.event !== 'Told' || before?.event.event !== 'Chose') return undefined
  const one = before.event.character === note.event.character && before.night === note.night
  return one && before.phase === note.phase ? before : undefined
}
