/** What stands on a card that the Storyteller holds up. */

import { characterName, nameOf, type People } from '../people'
import type { Card, Domain, Value } from '../protocol'
import { t } from '../texts.svelte'
import { statementWords } from '../wording'

export interface FullCardContent {
  over?: string
  lines: string[]
  characters?: { id: string; name: string }[]
}

export function cardContent(card: Card, over: string, people: People): FullCardContent {
  const lines: string[] = []
  if (typeof card.number === 'number') lines.push(String(card.number))
  if (card.shrug) lines.push(t('shrug'))
  for (const statement of card.statements ?? []) lines.push(statementWords(statement, people))
  if (typeof card.nod === 'boolean') lines.push(t(card.nod ? 'yes' : 'no'))
  for (const seat of card.seats ?? []) lines.push(nameOf(people, seat))
  if (typeof card.evil === 'boolean') lines.push(t(card.evil ? 'evil' : 'good'))
  return { over, lines, characters: (card.characters ?? []).map((id) => ({ id, name: characterName(id) })) }
}

/** Whether an answer is something to show to a player. */
export function isShown(domain: Domain): boolean {
  return ['cards', 'pointing', 'token_sets', 'pair'].includes(domain.type)
}

export function tokensContent(characters: string[], over: string): FullCardContent {
  return { over, lines: [], characters: characters.map((id) => ({ id, name: characterName(id) })) }
}

export function contentOf(
  domain: Domain,
  value: Value,
  over: string,
  people: People,
): FullCardContent | undefined {
  if (isShown(domain)) return cardContent(value as Card, over, people)
  if (domain.type === 'showing') {
    const [seat, card] = value as [number, Card]
    return cardContent(card, nameOf(people, seat), people)
  }
  if (domain.type === 'tokens') return tokensContent(value as string[], over)
  return undefined
}
