/** The tokens on their way to the players: drawn by Sexton, or entered as they were drawn by hand. */

import type { Asking } from '../asking.svelte'
import { random } from '../answers'
import type { Prompt } from '../protocol'

/** To everybody's own phone; by a device that goes round; or tokens of wood, drawn from a bag of cloth. */
export type Way = 'phones' | 'device' | 'hand'

export class Dealing {
  way = $state<Way>('phones')
  /** The seat whose token is chosen next, or that swaps with another one. */
  at = $state<number | null>(null)

  #key = ''

  constructor(readonly asking: Asking) {}

  /** Takes up a deal, at a table with or without phones; one that was begun on this page goes on. */
  take(prompt: Prompt, phones: boolean): void {
    const key = JSON.stringify([prompt.domain, this.deal.length])
    if (key === this.#key && this.deal.some(Boolean)) return
    if (!this.#key && !phones) this.way = 'device'
    this.#key = key
    this.at = null
    if (this.way === 'hand') this.clear()
  }

  get deal(): readonly string[] {
    return this.asking.draft?.deal ?? []
  }

  /** The tokens that nobody has yet, each as often as it is left. */
  get left(): string[] {
    const { prompt } = this.asking
    if (prompt?.domain.type !== 'deal') return []
    const left = [...prompt.domain.tokens]
    for (const token of this.deal) {
      const place = left.indexOf(token)
      if (place >= 0) left.splice(place, 1)
    }
    return left
  }

  choose(way: Way): void {
    const by_hand = way === 'hand'
    if (by_hand !== (this.way === 'hand')) {
      if (by_hand) this.clear()
      else this.shuffle()
    }
    this.way = way
  }

  shuffle(): void {
    const { prompt } = this.asking
    if (prompt?.domain.type !== 'deal') return
    this.at = null
    this.asking.change({ deal: random(prompt.domain) as string[] })
  }

  clear(): void {
    this.at = 0
    this.asking.change({ deal: this.deal.map(() => '') })
  }

  /** A tap on a seat: by hand it is the one whose token comes next; else two seats swap. Travellers draw none. */
  tap(seat: number): void {
    if (seat >= this.deal.length) return
    if (this.way === 'hand') {
      this.put(seat, '')
      this.at = seat
    } else if (this.at === null || this.at === seat) this.at = this.at === seat ? null : seat
    else {
      const deal = [...this.deal]
      ;[deal[this.at], deal[seat]] = [deal[seat] ?? '', deal[this.at] ?? '']
      this.asking.change({ deal })
      this.at = null
    }
  }

  /** The chosen seat has drawn this token; the next seat without one comes next. */
  give(token: string): void {
    if (this.at === null || !this.left.includes(token)) return
    const from = this.at
    this.put(from, token)
    const deal = this.deal
    const next = deal.map((_, i) => (from + 1 + i) % deal.length).find((seat) => !deal[seat])
    this.at = next ?? null
  }

  private put(seat: number, token: string): void {
    this.asking.change({ deal: this.deal.map((other, i) => (i === seat ? token : other)) })
  }
}
