/** The reminders that a Storyteller may put down: those of the script's characters first, then of all others. */

import { facts } from '../facts.svelte'
import { characterName } from '../people'
import { reminderWords } from '../wording'

export interface Label {
  character: string
  /** What stands on the token, in English: as the server wants it. */
  text: string
  /** The same as it is read here, with its character. */
  words: string
}

export function reminderLabels(script: readonly string[], wanted: string): Label[] {
  const others = Object.keys(facts.characters).filter((character) => !script.includes(character))
  const labels = [...script, ...others].flatMap((character) =>
    (facts.characters[character]?.reminders ?? []).map((text) => ({
      character,
      text,
      words: `${characterName(character)}: ${reminderWords(text.toLowerCase())}`,
    })),
  )
  const looked = wanted.trim().toLocaleLowerCase()
  if (!looked) return labels.filter((label) => script.includes(label.character))
  return labels.filter(({ words, text }) => `${words} ${text}`.toLocaleLowerCase().includes(looked))
}
