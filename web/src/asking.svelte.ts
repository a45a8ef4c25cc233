/** A question under way on this page: the prompt, what was tapped so far, and the answer that it makes. */

import {
  answer,
  blank,
  draftOf,
  pickable,
  tapCharacter,
  tapNone,
  tappable,
  tapSeat,
  type Draft,
} from './answers'
import type { Domain, Prompt, Value } from './protocol'

/** Whether there is nothing to choose from: one option, to be confirmed. */
export function onlyOption(domain: Domain): boolean {
  return (domain.type === 'options' || domain.type === 'cards') && domain.values.length === 1
}

export class Asking {
  prompt = $state.raw<Prompt | null>(null)
  draft = $state.raw<Draft | null>(null)
  #key = ''

  /** Takes up a prompt. The same prompt again, as after a reconnection, keeps what was tapped. */
  take(prompt: Prompt | null): void {
    const key = prompt
      ? JSON.stringify([prompt.who, prompt.kind, prompt.character, prompt.about, prompt.domain])
      : ''
    if (key === this.#key) {
      if (prompt) this.prompt = prompt
      return
    }
    this.#key = key
    this.prompt = prompt
    this.draft = prompt && blank(prompt.domain)
    const only = prompt && prompt.kind !== 'floor' && onlyOption(prompt.domain)
    if (only && this.draft) this.draft = { ...this.draft, option: 0 }
  }

  drop(): void {
    this.take(null)
  }

  get value(): Value | undefined {
    return this.prompt && this.draft ? answer(this.prompt.domain, this.draft) : undefined
  }

  get seats(): readonly number[] | undefined {
    return this.prompt ? tappable(this.prompt.domain) : undefined
  }

  get characters(): readonly string[] | undefined {
    return this.prompt ? pickable(this.prompt.domain) : undefined
  }

  chosen(seat: number): boolean {
    return this.draft?.seats.includes(seat) ?? false
  }

  tapSeat(seat: number): void {
    if (this.prompt && this.draft) this.draft = tapSeat(this.prompt.domain, this.draft, seat)
  }

  tapCharacter(character: string): void {
    if (this.prompt && this.draft) this.draft = tapCharacter(this.prompt.domain, this.draft, character)
  }

  tapNone(): void {
    if (this.draft) this.draft = tapNone(this.draft)
  }

  change(part: Partial<Draft>): void {
    if (this.draft) this.draft = { ...this.draft, ...part }
  }

  set(value: Value): void {
    if (this.prompt) this.draft = draftOf(this.prompt.domain, value)
  }
}
