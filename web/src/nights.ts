/** The order of the night for a script's characters, by the places that the server tells with the characters. */

import { facts } from './facts.svelte'
import type { CharacterEntry } from './protocol'

export interface NightOrder {
  first: string[]
  other: string[]
}

/** A character with its places in the night order, where it has any. */
type Placed = CharacterEntry & { first_night?: number | null; other_nights?: number | null }

export function nightOrder(characters: readonly string[]): NightOrder {
  const known: Record<string, Placed> = facts.characters
  const ordered = (which: 'first_night' | 'other_nights') =>
    characters
      .map((id) => ({ id, place: known[id]?.[which] }))
      .filter((entry): entry is { id: string; place: number } => typeof entry.place === 'number')
      .sort((one, other) => one.place - other.place)
      .map(({ id }) => id)
  return { first: ordered('first_night'), other: ordered('other_nights') }
}
