/** What stands on a card that the Storyteller holds up. */

import { characterName, nameOf, type People } from '../people'
import type { Card, Domain, Event, Value } from '../protocol'
import { t } from '../texts.svelte'
import { statementWords } from '../wording'

export interface FullCardContent {
  /** Above the rest, smaller: whose card it is, or what it says of the rest. */
  over?: string
  lines: string[]
  characters?: { id: string; name: string }[]
  thumb?: 'up' | 'down' | undefined
  /** The players that it points at. */
  seats?: number[]
}

export function cardContent(card: Card, over: string, people: People): FullCardContent {
  const lines: string[] = []
  if (typeof card.number === 'number') lines.push(String(card.number))
  if (card.shrug) lines.push(t('shrug'))
  for (const statement of card.statements ?? []) lines.push(statementWords(statement, people))
  if (typeof card.nod === 'boolean') lines.push(t(card.nod ? 'yes' : 'no'))
  for (const seat of card.seats ?? []) lines.push(nameOf(people, seat))
  if (typeof card.evil === 'boolean') lines.push(t(card.evil ? 'evil' : 'good'))
  return {
    over,
    lines,
    characters: named(card.characters ?? []),
    thumb: typeof card.nod === 'boolean' ? (card.nod ? 'up' : 'down') : undefined,
    seats: card.seats ?? [],
  }
}

/** Whether an answer is something to show to a player. */
export function isShown(domain: Domain): boolean {
  return ['cards', 'pointing', 'token_sets', 'pair'].includes(domain.type)
}

export function tokensContent(characters: string[], over: string): FullCardContent {
  return { over, lines: [], characters: named(characters) }
}

function named(characters: readonly string[]): { id: string; name: string }[] {
  return characters.map((id) => ({ id, name: characterName(id) }))
}

/** The card that an answer makes, if it is one to be shown. */
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
  if (domain.type === 'tokens') return tokensContent(value as string[], t('card-bluffs'))
  return undefined
}

/** The card for what a player has been told, or now is. */
export function toldContent(event: Event, people: People): FullCardContent | undefined {
  if (event.event === 'YouAre') {
    const content = tokensContent([event.character], t('card-you-are'))
    return event.evil === null ? content : { ...content, lines: [t(event.evil ? 'evil' : 'good')] }
  }
  if (event.event !== 'Told') return undefined
  const { card, character } = event
  const count = card.seats?.length ?? 0
  if (character === 'demon') return cardContent(card, t('card-demon', { count }), people)
  if (character === 'minion')
    return count ? cardContent(card, t('card-minions', { count }), people) : { lines: [t('card-no-minions')] }
  if (character === 'bluffs') return cardContent(card, t('card-bluffs'), people)
  return cardContent(card, characterName(character), people)
}
