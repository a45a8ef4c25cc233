/** Which scripts somebody looks for. */

import { facts } from '../facts.svelte'
import { characterName } from '../people'
import type { ScriptEntry } from '../protocol'

/**
 * Those that have every word that was typed in their name, their author's, or a character's, in the reader's language or
 * in English, whatever its case and its marks.
 */
export function found(scripts: readonly ScriptEntry[], typed: string): ScriptEntry[] {
  const words = folded(typed).split(' ').filter(Boolean)
  return scripts.filter((script) => {
    const names = script.characters.map((id) => `${characterName(id)} ${facts.characters[id]?.name ?? ''}`)
    const text = folded([script.name, script.author, ...names].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}
