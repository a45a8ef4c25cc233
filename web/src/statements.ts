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

export type Truth = 'true' | 'false' | 'either' | 'unknown'

/** Whether a statement is true: only a person can judge free words, and some players may be taken for others. */
export function truthOf(said: Statement, known: readonly Fact[], teams: (id: string) => string): Truth {
  if (said.text) return 'unknown'
  let numbers = new Set([0])
  for (const fact of known) {
    if (!said.seats?.includes(fact.seat)) continue
    const answers = fits(fact, said, teams)
    numbers = new Set([...numbers].flatMap((number) => answers.map((answer) => number + Number(answer))))
  }
  const { count } = said
  const answers = new Set(
    [...numbers].map((number) => (count === null || count === undefined ? number > 0 : number === count)),
  )
  return answers.size > 1 ? 'either' : answers.has(true) ? 'true' : 'false'
}

/** Whether a player is what a statement says: one answer, or both. */
function fits(fact: Fact, said: Statement, teams: (id: string) => string): boolean[] {
  const { are = '', began = false } = said
  if (are === 'good' || are === 'evil') {
    return (began ? [fact.began_evil] : fact.evil).map((evil) => evil === (are === 'evil'))
  }
  if (are === 'alive' || are === 'dead') return [(fact.dead && !began) === (are === 'dead')]
  const characters = (began ? [fact.began] : fact.characters).filter(Boolean)
  const answers = [...new Set(characters.map((id) => id === are || teams(id) === are))]
  return answers.length ? answers : [false]
}
