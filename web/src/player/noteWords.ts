/** A note of a player's own in words. */

import { characterName, type People } from '../people'
import type { Note } from '../protocol'
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
