/** How seats look by day: who votes, who nominated whom, who is about to die. */

import type { Timed } from '../chair.svelte'
import type { Player, RunningBallot, View } from '../protocol'
import type { SeatLook } from '../ring/seat'
import { t } from '../texts.svelte'
import { plainLook } from './looks'

export function dayLook(
  player: Player,
  view: View,
  ballot: Timed<RunningBallot> | null,
  speaking: readonly number[] = [],
): SeatLook {
  const look = plainLook(player, view.seat, true)
  const { seat } = player
  const nomination = view.nominations.at(-1)
  const open = nomination && nomination.votes === null && !nomination.secret ? nomination : undefined
  const counted = !ballot && nomination && nomination.votes !== null ? nomination : undefined

  if (view.block === seat) {
    look.mark = 'about-to-die'
    look.second = t('state-about-to-die')
    look.states.push(t('state-about-to-die'))
  } else if (open?.nominator === seat) {
    look.mark = 'nominator'
    look.second = t('state-nominator')
    look.states.push(t('state-nominator'))
  }
  if (speaking.includes(seat)) speakingLook(look)
  if (ballot ? ballot.nominee === seat : open?.nominee === seat) {
    look.ring = 'nominee'
    look.second ??= t('state-nominee')
    look.states.push(t('state-nominee'))
  }

  const past = view.nominations.filter((nomination) => nomination !== open)
  if (past.some((nomination) => nomination.nominator === seat)) look.states.push(t('state-has-nominated'))
  if (past.some((nomination) => nomination.nominee === seat)) look.states.push(t('state-was-nominated'))

  if (ballot) handLook(look, player.alive, ballot)
  else if (counted?.voters.includes(seat)) {
    look.hand = 'counted'
    look.pane = 'moon'
    look.states.push(t('state-counted'))
  }
  return look
}

/** Somebody asks to speak; other signs in the same corner come first. */
export function speakingLook(look: SeatLook): SeatLook {
  look.mark ??= 'speaking'
  look.second ??= t('state-speaking')
  look.states.push(t('state-speaking'))
  return look
}

/** What the clock hand has made of a seat's hand. */
export function handLook(look: SeatLook, alive: boolean, ballot: RunningBallot): void {
  const { seat } = look
  // Of a vote with closed eyes a phone knows its own hand only.
  const known = !ballot.secret || seat in ballot.hands
  const up = (ballot.hands[seat] ?? 0) > 0
  if (!known) {
    if (ballot.counted.includes(seat)) look.states.push(t('state-read-in'))
  } else if (ballot.counted.includes(seat)) {
    look.hand = up ? 'counted' : 'down'
    if (up) look.pane = 'moon'
    if (up && !alive && ballot.kind !== 'exile') look.second ??= t('last-vote')
    look.states.push(t(up ? 'state-counted' : 'state-not-counted'))
  } else if (ballot.voters.includes(seat)) {
    if (up) look.hand = 'up'
    look.states.push(t(up ? 'state-hand-up' : 'state-hand-down'))
  }
  if (ballot.current === seat) {
    look.pane = 'lantern'
    look.states.push(t('state-current'))
  }
}

/** The clock hand as places in the drawn ring. */
export function handPlaces(
  order: readonly number[],
  ballot: RunningBallot | null,
): { from: number; to: number } | undefined {
  if (!ballot || ballot.current === null) return undefined
  const from = order.indexOf(ballot.voters[0] ?? -1)
  const to = order.indexOf(ballot.current)
  return from < 0 || to < 0 ? undefined : { from, to }
}
