/** How players' seats look in their own ring: initials on grey glass, my seat at the foot. */

import { initial } from '../people'
import type { Player, View } from '../protocol'
import type { SeatLook } from '../ring/seat'
import { t } from '../texts.svelte'

/** The players clockwise, beginning with me. */
export function aroundMe(view: View): Player[] {
  const mine = view.players.findIndex((player) => player.seat === view.seat)
  return mine < 0 ? view.players : [...view.players.slice(mine), ...view.players.slice(0, mine)]
}

export function plainLook(player: Player, mine: number | null, candles: boolean): SeatLook {
  const dead = !player.alive
  const states = [t(dead ? (player.vote ? 'state-dead-vote' : 'state-dead-spent') : 'state-alive')]
  if (player.traveller) states.push(t('state-traveller'))
  return {
    seat: player.seat,
    name: player.name,
    label: player.seat === mine ? t('you') : player.name,
    letters: initial(player.name),
    dead,
    candle: dead && candles ? (player.vote ? 'lit' : 'spent') : 'none',
    states,
  }
}
