/** The table's timer and bell, by this page's own clock. */

import type { Timed } from '../chair.svelte'
import type { SquareMessage } from '../protocol'

/** Milliseconds that the timer has left; nothing where there is none. */
export function timeLeft(square: Timed<SquareMessage> | null, now: number): number | undefined {
  if (!square?.timer) return undefined
  return Math.max(0, square.arrived + square.timer.ends - now)
}

/** When the bell rang, by this page's clock; nothing where it has not. */
export function rangAt(square: Timed<SquareMessage> | null): number | undefined {
  return square && square.bell !== null ? square.arrived - square.bell : undefined
}

/** The same bell, told twice, is at the same moment but for the time that the messages took. */
const SAME_BELL = 2000

export function sameBell(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) < SAME_BELL
}
