/** How one seat is drawn in the ring. */

import { t } from '../texts.svelte'

export interface SeatLook {
  seat: number
  name: string
  /** The name under the token, where it differs: "You". */
  label?: string
  /** A second line: the character, or the state in a word. */
  second?: string
  /** The same in fewer words, where that could not be read whole. */
  shorter?: string
  letters?: string
  character?: string
  believes?: string
  team?: string
  side?: 'good' | 'evil' | 'none'
  coloured?: boolean
  dead?: boolean
  candle?: 'lit' | 'spent' | 'none'
  /** The one ring around the token. */
  ring?: 'chosen' | 'told' | 'nominee' | 'asked'
  /** Why this seat cannot be chosen. */
  barred?: string
  pane?: 'lantern' | 'moon' | 'good' | 'evil'
  /** Top right: one of chosen, about to die, nominator, speaking. */
  mark?: 'chosen' | 'about-to-die' | 'nominator' | 'speaking'
  /** Top left. */
  hand?: 'up' | 'counted' | 'down'
  policy?: boolean
  offline?: boolean
  /** Everything that the signs say, in words, for those who cannot see them. */
  states: string[]
  pressed?: boolean
}

export function labelOf(look: SeatLook, number: number): string {
  return t('seat-label', { name: look.name, seat: number, states: look.states.join(', ') })
}
