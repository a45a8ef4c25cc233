/** The order of the night for scripts, as the server tells it with the scripts or the characters. */

import type { CharacterEntry, ScriptEntry } from './protocol'
import { facts } from './facts.svelte'

export interface NightOrder {
  first: string[]
  other: string[]
}

type Placed = CharacterEntry & { first_night?: number | null; other_nights?: number | null }

class Nights {
  #scripts = $state.raw<(ScriptEntry & { first_night?: string[]; other_nights?: string[] })[]>([])
  #asked = false

  async load(_script: string, _characters: readonly string[]): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      const answer = await fetch('/api/scripts')
      if (answer.ok) this.#scripts = await answer.json()
    } catch {
      this.#asked = false
    }
  }

  /** The order for these characters; nothing where no source tells it. */
  of(characters: readonly string[]): NightOrder | undefined {
    const script = this.#scripts.find((script) => String(script.characters) === String(characters))
    if (script?.first_night && script.other_nights) return { first: script.first_night, other: script.other_nights }
    const known = facts.characters as Record<string, Placed>
    const ordered = (which: 'first_night' | 'other_nights') =>
      characters
        .filter((id) => typeof known[id]?.[which] === 'number')
        .sort((a, b) => (known[a]?.[which] as number) - (known[b]?.[which] as number))
    const order = { first: ordered('first_night'), other: ordered('other_nights') }
    return order.first.length + order.other.length ? order : undefined
  }
}

export const nights = new Nights()
