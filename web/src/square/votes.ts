/** Every vote of the game as this page was told of it, oldest first. */

import type { Event } from '../protocol'

export interface Vote {
  kind: 'vote' | 'exile'
  day: number
  /** Who nominated, or called for the exile. */
  nominator: number
  nominee: number
  /** The votes; nothing while they are counted, or where this page is not told. */
  votes: number | undefined
  needed: number | undefined
  /** Whose hands were up; nothing where this page is not told. */
  voters: number[] | undefined
  /** Those of the dead whose ghost vote went with it. */
  spent: number[]
  secret: boolean
  outcome: 'block' | 'short' | 'exiled' | 'stays' | undefined
}

/** The votes among these notes: of a view's history, or of the Storyteller's log, which knows the secret ones. */
export function votesOf(notes: readonly { night: number; event: Event }[]): Vote[] {
  const found: Vote[] = []
  const blank = { votes: undefined, needed: undefined, voters: undefined, secret: false, outcome: undefined }
  for (const { night, event } of notes) {
    const last = found.at(-1)
    switch (event.event) {
      case 'Nominated':
        found.push({
          ...{ ...blank, spent: [] },
          ...{ kind: 'vote', day: night, nominator: event.nominator, nominee: event.nominee },
        })
        break
      case 'ExileCalled':
        found.push({
          ...{ ...blank, spent: [] },
          ...{ kind: 'exile', day: night, nominator: event.caller, nominee: event.seat },
        })
        break
      case 'Voted':
        if (last?.kind !== 'vote') break
        Object.assign(last, { votes: event.votes, needed: event.needed, voters: event.voters })
        last.spent = event.spent
        last.outcome = event.block === last.nominee ? 'block' : 'short'
        break
      case 'VotedInSecret':
        if (last?.kind === 'vote') last.secret = true
        break
      case 'Counted':
        if (last?.kind !== 'vote') break
        Object.assign(last, { votes: event.votes, needed: event.needed, voters: event.voters, secret: true })
        break
      case 'ExileVoted':
        if (last?.kind !== 'exile') break
        Object.assign(last, { votes: event.supporters.length, needed: event.needed })
        last.voters = event.supporters
        last.outcome = event.died ? 'exiled' : 'stays'
        break
    }
  }
  return found
}

/** Votes by day, the newest day first, each day's in their order. */
export function byDay(votes: readonly Vote[]): { day: number; votes: Vote[] }[] {
  const days: { day: number; votes: Vote[] }[] = []
  for (const vote of votes) {
    const last = days.at(-1)
    if (last?.day === vote.day) last.votes.push(vote)
    else days.push({ day: vote.day, votes: [vote] })
  }
  return days.reverse()
}
