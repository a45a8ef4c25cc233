/** What a Storyteller might well answer: the truth while an ability works, something plausible while it does not. */

import { same } from '../answers'
import type { Card, Domain, Prompt, TableMessage, Value } from '../protocol'

/** One of the legal answers, always the same one for the same question; nothing where there is no list of them. */
export function suggestion(prompt: Prompt, works: boolean): Value | undefined {
  const values = valuesOf(prompt.domain)
  if (!values?.length || !prompt.true.length) return undefined
  const truths = values.filter((value) => prompt.true.some((truth) => same(truth, value)))
  const others = values.filter((value) => !truths.includes(value))
  if (works || !others.length) return truths.length ? pick(truths, prompt) : undefined
  const near = others.filter((value) => truths.some((truth) => plausible(value, truth)))
  return pick(near.length ? near : others, prompt)
}

/** What the Storyteller does unasked and by the rules: everything else that is open to them overrules. */
export const BY_THE_RULES = ['join', 'leave']

/** Whether the Storyteller is free to choose before the game goes on: any legal answer may be proposed. */
export function isPreparation({ prompt, table }: TableMessage): boolean {
  return (
    !!prompt &&
    prompt.who < 0 &&
    !prompt.true.length &&
    (table.phase === 'setup' || prompt.kind === 'bluffs') &&
    !['bag', 'deal'].includes(prompt.domain.type)
  )
}

function valuesOf(domain: Domain): readonly Value[] | undefined {
  if (domain.type !== 'options' && domain.type !== 'cards') return undefined
  return domain.values
}

/** A number next to the truth sounds like it; whoever is pointed at with a false token is somebody else. */
function plausible(value: Value, truth: Value): boolean {
  const one = numberOf(value)
  const other = numberOf(truth)
  if (one !== undefined && other !== undefined) return Math.abs(one - other) === 1
  const seats = (value as Card | null)?.seats
  const trueSeats = (truth as Card | null)?.seats
  if (seats && trueSeats) return !seats.some((seat) => trueSeats.includes(seat))
  return true
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value
  const number = (value as Card | null)?.number
  return typeof number === 'number' ? number : undefined
}

function pick(values: readonly Value[], prompt: Prompt): Value | undefined {
  return values[hash(JSON.stringify([prompt.kind, prompt.character, prompt.about, values])) % values.length]
}

function hash(text: string): number {
  let found = 2166136261
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 16777619)
  return found >>> 0
}
