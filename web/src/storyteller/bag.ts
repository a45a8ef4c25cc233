/** Filling the bag: counts against what the number of players asks for. The server judges what is legal. */

import { shuffled } from '../answers'
import type { Bags, Row } from '../protocol'

export const BAG_TEAMS = ['townsfolk', 'outsider', 'minion', 'demon'] as const
export type BagTeam = (typeof BAG_TEAMS)[number]

export interface TeamCount {
  team: BagTeam
  have: number
  /** Every count that one of the rows asks for. */
  wanted: number[]
}

export function counts(domain: Bags, tokens: readonly string[]): TeamCount[] {
  return BAG_TEAMS.map((team) => ({
    team,
    have: tokens.filter((id) => domain.teams[id] === team).length,
    wanted: [...new Set(domain.rows.map((row) => row[team]))].sort((a, b) => a - b),
  }))
}

/** Adds tokens by lot until each team has what the row asks for; what is chosen stays. */
export function drawRest(
  domain: Bags,
  tokens: readonly string[],
  row: Row,
  aside: readonly string[],
): string[] {
  const drawn = [...tokens]
  for (const team of BAG_TEAMS) {
    const free = shuffled(
      domain.script.filter((id) => domain.teams[id] === team && !drawn.includes(id) && !aside.includes(id)),
    )
    let missing = row[team] - drawn.filter((id) => domain.teams[id] === team).length
    while (missing-- > 0 && free.length) drawn.push(free.pop() as string)
  }
  return drawn
}
