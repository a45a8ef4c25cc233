/** What may be said of the game: in which order two statements stand, and whether one is true. */

import type { Fact, Statement } from './protocol'

/** Two statements in the order that tells nothing. */
export function together(one: Statement, other: Statement): Statement[] {
  return [one, other].sort(before)
}

function before(one: Statement, other: Statement): number {
  return (
    compared(one.text ?? '', other.text ?? '') ||
    compared(one.are ?? '', other.are ?? '') ||
    listsCompared(one.seats ?? [], other.seats ?? []) ||
    Number(one.began ?? false) - Number(other.began ?? false) ||
    (one.count ?? -1) - (other.count ?? -1)
  )
}

/** By code points, as the server compares. */
function compared(one: string, other: string): number {
  return listsCompared(
    [...one].map((letter) => letter.codePointAt(0) ?? 0),
    [...other].map((letter) => letter.codePointAt(0) ?? 0),
  )
}

function listsCompared(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const difference = (one[i] as number) - (other[i] as number)
    if (difference) return difference
  }
  return one.length - other.length
}

/** How a player may be now; as the game began there is nothing to ask of it. */
export const NOW: readonly string[] = ['alive', 'dead', 'drunken', 'poisoned', 'sober']
/** What players are together: of the same alignment. */
export const ALLIED = 'allied'

/** The players who sit beside some of a circle, and are none of them. */
export function beside(circle: readonly number[], seats: readonly number[]): number[] {
  return circle.filter(
    (seat, i) =>
      !seats.includes(seat) &&
      [circle.at(i - 1), circle[(i + 1) % circle.length]].some((next) => seats.includes(next as number)),
  )
}

export type Truth = 'true' | 'false' | 'either' | 'unknown'

/** Whether a statement is true: only a person can judge free words, and some players may be taken for others. */
export function truthOf(said: Statement, known: readonly Fact[], teams: (id: string) => string): Truth {
  if (said.text) return 'unknown'
  const meant = known.filter((fact) => said.seats?.includes(fact.seat))
  let numbers = new Set([0])
  for (const fact of meant) {
    const answers = fits(fact, said, teams)
    numbers = new Set([...numbers].flatMap((number) => answers.map((answer) => number + Number(answer))))
  }
  const { are, count } = said
  const answers = new Set(
    [...numbers].map((number) =>
      are === ALLIED ? number % meant.length === 0 : (count ?? -1) < 0 ? number > 0 : number === count,
    ),
  )
  return answers.size > 1 ? 'either' : answers.has(true) ? 'true' : 'false'
}

/** Whether a player is what a statement says: one answer, or both. Allied are those of whom all or none are evil. */
function fits(fact: Fact, said: Statement, teams: (id: string) => string): boolean[] {
  const { are = '', began = false } = said
  if (['good', 'evil', ALLIED].includes(are)) {
    return (began ? [fact.began_evil] : fact.evil).map((evil) => evil === (are !== 'good'))
  }
  if (NOW.includes(are)) return [fact.now.includes(are)]
  const characters = (began ? [fact.began] : fact.characters).filter(Boolean)
  const answers = [...new Set(characters.map((id) => id === are || teams(id) === are))]
  return answers.length ? answers : [false]
}
