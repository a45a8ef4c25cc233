/** What was told to players who have no phone here, and what of it the Storyteller has not shown them yet. */

import { momentOf } from '../player/notes'
import type { Card, Event, Note, TableMessage } from '../protocol'
import { fromStorage, toStorage } from '../storage'

export interface Due {
  seat: number
  event: Event
  key: string
}

const KEPT = 200

/** One showing, by what it shows: whatever way it was shown, it is the same. */
export function showingKey(night: number, seat: number, what: string, shown: unknown): string {
  return JSON.stringify([night, seat, what, shown])
}

/** What players were told in this night or on this day, each with whether it has to be shown to them by hand. */
export function tellings(message: TableMessage): (Due & { byHand: boolean })[] {
  const { table, players } = message
  const chairs = new Map(players.map((player) => [player.seat, player]))
  return table.log.filter((note) => isNow(note, message)).flatMap(({ event }) => {
    const found = shownBy(event)
    const player = found && chairs.get(found.seat)
    if (!found || !player) return []
    const key = showingKey(table.night, found.seat, found.what, found.shown)
    return [{ seat: found.seat, event, key, byHand: !player.online && !player.policy }]
  })
}

function isNow(note: Note, { table }: TableMessage): boolean {
  const { phase, night } = momentOf(note)
  return phase === table.phase && night === table.night
}

function shownBy(event: Event): { seat: number; what: string; shown: unknown } | undefined {
  if (event.event === 'Told') return { seat: event.seat, what: event.character, shown: event.card }
  if (event.event === 'YouAre') return { seat: event.seat, what: 'you are', shown: [event.character, event.evil] }
  return undefined
}

export class Showing {
  #done = $state.raw<ReadonlySet<string>>(new Set())
  readonly #name: string

  constructor(game: string) {
    this.#name = `shown.${game}`
    this.#done = new Set(JSON.parse(fromStorage(this.#name) ?? '[]') as string[])
  }

  due(message: TableMessage): Due[] {
    return tellings(message).filter(({ byHand, key }) => byHand && !this.#done.has(key))
  }

  /** Whoever has a phone has been told by it. */
  follow(message: TableMessage): void {
    const told = tellings(message).filter(({ byHand, key }) => !byHand && !this.#done.has(key))
    if (told.length) this.done(...told.map(({ key }) => key))
  }

  done(...keys: string[]): void {
    const all = [...this.#done, ...keys].slice(-KEPT)
    this.#done = new Set(all)
    toStorage(this.#name, JSON.stringify(all))
  }

  /** The Storyteller has shown a card with the answer to a question, which the player is told thereby. */
  shown(message: TableMessage, seat: number, character: string, card: Card): void {
    this.done(showingKey(message.table.night, seat, character, card))
  }
}
