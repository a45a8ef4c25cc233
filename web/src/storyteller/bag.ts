/** Filling the bag: what the tokens count, as the rules have weighed it. What is legal is theirs to say. */

import type { Bags, Row } from '../protocol'

export const BAG_TEAMS = ['townsfolk', 'outsider', 'minion', 'demon'] as const
export type BagTeam = (typeof BAG_TEAMS)[number]

export interface TeamCount {
  team: BagTeam
  have: number
  /** Every count that one of the rows asks for, ascending. */
  wanted: number[]
}

/** What a bag could hold of each team, by these rows. */
function wantedOf(team: BagTeam, rows: readonly Row[]): number[] {
  return [...new Set(rows.map((row) => row[team]))].sort((a, b) => a - b)
}

export function counts(domain: Bags, rows: readonly Row[], tokens: readonly string[]): TeamCount[] {
  return BAG_TEAMS.map((team) => ({
    team,
    have: tokens.filter((id) => domain.teams[id] === team).length,
    wanted: wantedOf(team, rows),
  }))
}

export interface Change {
  team: BagTeam
  from: string
  to: string
}

/** What a character changes: the counts that are asked for without it, and with it. */
export function changes(without: readonly Row[], wanted: readonly Row[]): Change[] {
  return BAG_TEAMS.map((team) => ({
    team,
    from: numbers(wantedOf(team, without)),
    to: numbers(wantedOf(team, wanted)),
  })).filter(({ from, to }) => from !== to)
}

/** "2", "1–3", "0/2". */
export function numbers(values: readonly number[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return '–'
  const whole = values.length > 1 && last - first === values.length - 1
  return whole ? `${first}–${last}` : values.join('/')
}

/** The characters that could lie in another one's place, in the bag or beside it: of its team, and not there yet. */
export function standIns(domain: Bags, id: string, tokens: readonly string[], aside: readonly string[]): string[] {
  const beside = aside.includes(id)
  return domain.script.filter(
    (other) =>
      domain.teams[other] === domain.teams[id] &&
      (beside ? other in domain.beside : !domain.outside.includes(other)) &&
      !tokens.includes(other) &&
      !aside.includes(other),
  )
}

/** Whether two lists hold the same, in whatever order. */
export function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
