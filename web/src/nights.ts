/** The order of the night for a script's characters, by the places that the server tells with the characters. */

import { facts } from './facts.svelte'

export interface NightOrder {
  first: string[]
  other: string[]
}

type Place = number | null | undefined

export function nightOrder(characters: readonly string[]): NightOrder {
  const placed = (which: 'first_night' | 'other_nights') =>
    characters.map((id): [string, Place] => [id, facts.characters[id]?.[which]])
  return {
    first: ordered([...placed('first_night'), ...Object.entries(facts.steps)]),
    other: ordered(placed('other_nights')),
  }
}

function ordered(steps: readonly [string, Place][]): string[] {
  return steps
    .filter((step): step is [string, number] => typeof step[1] === 'number')
    .sort(([, one], [, other]) => one - other)
    .map(([id]) => id)
}
