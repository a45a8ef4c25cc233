/** Reading the clock hand: whose hand is read in when, and how the vote stands. */

import type { Timed } from '../chair.svelte'
import type { RunningBallot, View } from '../protocol'

/** Milliseconds until a seat's hand is read in; nothing while the hand stands still or after it passed. */
export function readIn(ballot: Timed<RunningBallot>, seat: number, now: number): number | undefined {
  if (ballot.ends === null || ballot.current === null || ballot.counted.includes(seat)) return undefined
  const places = ballot.voters.indexOf(seat) - ballot.voters.indexOf(ballot.current)
  if (places < 0) return undefined
  return Math.max(0, ballot.arrived + ballot.ends + places * ballot.period - now)
}

/** Milliseconds until the clock hand starts by itself; nothing where it does not, or goes round already. */
export function startsIn(ballot: Timed<RunningBallot>, now: number): number | undefined {
  if (ballot.ends === null || ballot.current !== null) return undefined
  return Math.max(0, ballot.arrived + ballot.ends - now)
}

export function countedHands(ballot: RunningBallot): number {
  return ballot.counted.reduce((votes, seat) => votes + (ballot.hands[seat] ?? 0), 0)
}

/** How the tally is to be read: what an execution or exile needs, as everybody can count it. */
export interface Threshold {
  needed: number
  /** The votes that would tie with whoever is about to die. */
  tie: number | undefined
}

export function threshold(view: View, ballot: Pick<RunningBallot, 'kind'>): Threshold {
  const living = view.players.filter((player) => player.alive).length
  if (ballot.kind === 'exile') return { needed: Math.ceil(view.players.length / 2), tie: undefined }
  const half = Math.ceil(living / 2)
  if (view.block_votes < half) return { needed: half, tie: undefined }
  return { needed: view.block_votes + 1, tie: view.block === null ? undefined : view.block_votes }
}
