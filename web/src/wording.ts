/**
 * Sentences for what the server sends as kinds, characters and plain data. Every kind of prompt, card and event
 * has a general wording; a character's own wording in the catalogue is used where there is one, so a new
 * character needs nothing here.
 */

import { draftOf, same } from './answers'
import { ability, characterName, nameOf, type People } from './people'
import type { Card, Domain, Event, Page, Prompt, Statement, Value } from './protocol'
import { ALLIED } from './statements'
import { firstOf, listed, t, texts, type Words } from './texts.svelte'

const PLAIN_WORDS: Record<string, string> = {
  good: 'good',
  evil: 'evil',
  alive: 'option-alive',
  dead: 'option-dead',
}

/** Kinds may hold spaces; keys of the catalogue cannot. */
function keyed(kind: string): string {
  return kind.trim().replace(/[^A-Za-z0-9]+/g, '-')
}

/** The question as it stands in the middle of the ring. */
export function question(prompt: Prompt, people: People): string {
  return firstOf(keysFor('ask', prompt), wordsFor(prompt, people))
}

/** One line under the question. */
export function explanation(prompt: Prompt, people: People): string {
  const { character } = prompt
  const kind = keyed(prompt.kind)
  return firstOf([`hint-${kind}-${character}`, `hint-${kind}`, 'nothing'], wordsFor(prompt, people))
}

/** The question to the Storyteller. */
export function storytellersQuestion(prompt: Prompt, people: People): string {
  return firstOf(keysFor('st', prompt), wordsFor(prompt, people))
}

/** What the button says that sends this answer. */
export function deed(prompt: Prompt, value: Value, people: People): string {
  const { character } = prompt
  const kind = keyed(prompt.kind)
  const what = valueWords(prompt.domain, value, people)
  const words = { ...wordsFor(prompt, people), what }
  if (value === null) return noneWords(prompt, people)
  return firstOf(
    [
      `do-${kind}-${character}`,
      `do-${kind}-${prompt.domain.type}`,
      `do-${kind}`,
      `do-${prompt.domain.type}`,
      'do',
    ],
    words,
  )
}

/** The answer that names nobody and nothing. */
export function noneWords(prompt: Prompt, people: People): string {
  const { character, domain } = prompt
  const kind = keyed(prompt.kind)
  return firstOf(
    [`do-nothing-${kind}-${character}`, `do-nothing-${kind}`, `do-nothing-${domain.type}`, 'do-nothing'],
    wordsFor(prompt, people),
  )
}

/** An offer's name, for the button that takes it up. */
export function offerName(prompt: Prompt, people: People): string {
  const { character } = prompt
  const kind = keyed(prompt.kind)
  return firstOf([`offer-${kind}-${character}`, `offer-${kind}`, 'offer'], wordsFor(prompt, people))
}

function keysFor(prefix: string, prompt: Prompt): string[] {
  const { character, domain } = prompt
  const kind = keyed(prompt.kind)
  return [
    `${prefix}-${kind}-${character}`,
    `${prefix}-${kind}-${domain.type}`,
    `${prefix}-${kind}`,
    `${prefix}-${domain.type}`,
    `${prefix}-anything`,
  ]
}

function wordsFor(prompt: Prompt, people: People): Words {
  const { domain } = prompt
  return {
    kind: prompt.kind,
    character: prompt.character ? characterName(prompt.character) : '',
    ability: prompt.character ? ability(prompt.character) : '',
    about: prompt.about === null ? '' : nameOf(people, prompt.about),
    who: nameOf(people, prompt.who),
    count: 'count' in domain ? domain.count : 1,
    most: 'most' in domain && typeof domain.most === 'number' ? domain.most : 1,
  }
}

/** An answer in a few words. */
export function valueWords(domain: Domain, value: Value, people: People): string {
  if (value === null) return t('nobody')
  switch (domain.type) {
    case 'options':
      return optionWords(value)
    case 'characters':
      return characterName(value as string)
    case 'cards':
    case 'pointing':
    case 'token_sets':
    case 'pair':
      return cardWords(value as Card, people)
    case 'players':
      return listed((Array.isArray(value) ? value : [value]).map((seat) => nameOf(people, seat as number)))
    case 'tokens':
      return listed((value as string[]).map(characterName))
    case 'player_and':
    case 'reminder': {
      const [seat, word] = value as [number, string]
      return t('pair', {
        player: nameOf(people, seat),
        what: domain.type === 'reminder' ? word : wordOf(word),
      })
    }
    case 'guesses':
      return guessWords(value as [number, string][], people)
    case 'hands': {
      const { votes } = draftOf(domain, value)
      const up = domain.voters.filter((seat) => votes[seat])
      return up.length ? listed(up.map((seat) => nameOf(people, seat))) : t('nobody')
    }
    case 'showing': {
      const [seat, card] = value as [number, Card]
      return t('pair', { player: nameOf(people, seat), what: cardWords(card, people) })
    }
    case 'newcomer':
      return t('pair', {
        player: (value as string[])[0] ?? '',
        what: characterName((value as string[])[1] ?? ''),
      })
    case 'swaps':
      return listed((value as [number, number][]).map(([one, other]) => swapWords(one, other, people)))
    case 'questions':
      return statementWords(value as Statement, people)
    default:
      return ''
  }
}

function swapWords(one: number, other: number, people: People): string {
  return t('swap-pair', { one: nameOf(people, one), other: nameOf(people, other) })
}

function guessWords(guesses: [number, string][], people: People): string {
  if (!guesses.length) return t('no-guesses')
  return listed(
    guesses.map(([seat, id]) => t('pair', { player: nameOf(people, seat), what: characterName(id) })),
  )
}

/** A character, a team, or another word that players may be called. */
export function wordOf(word: string): string {
  const plain = PLAIN_WORDS[word]
  return plain ? t(plain) : (texts.find(`option-${keyed(word)}`) ?? characterName(word))
}

/** One of a short list of values in words. */
export function optionWords(value: Value): string {
  if (value === null) return t('nobody')
  if (value === true) return t('yes')
  if (value === false) return t('no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string')
    return firstOf([`option-${keyed(value)}`, `name-${keyed(value)}`, `team-${keyed(value)}`, value])
  return ''
}

/** What a card shows, in a few words. */
export function cardWords(card: Card, people: People): string {
  const parts: string[] = []
  if (card.seats?.length) parts.push(listed(card.seats.map((seat) => nameOf(people, seat))))
  if (card.characters?.length) parts.push(listed(card.characters.map(characterName)))
  if (card.number !== null && card.number !== undefined) parts.push(String(card.number))
  if (typeof card.nod === 'boolean') parts.push(t(card.nod ? 'nod-yes' : 'nod-no'))
  if (typeof card.evil === 'boolean') parts.push(t(card.evil ? 'evil' : 'good'))
  if (card.shrug) parts.push(t('shrug'))
  for (const statement of card.statements ?? []) parts.push(statementWords(statement, people))
  return parts.length ? parts.join(', ') : t('nobody')
}

/** What is said of some players, or free words. */
export function statementWords(statement: Statement, people: People): string {
  if (statement.text) return `“${statement.text}”`
  const { seats = [], are = '' } = statement
  const what = wordOf(are)
  const count = statement.count ?? -1
  const one = count < 0 && are !== ALLIED
  const players =
    seats.length < people.persons.length
      ? listed(
          seats.map((seat) => nameOf(people, seat)),
          one ? 'disjunction' : undefined,
        )
      : t(one ? 'statement-somebody' : 'statement-all')
  const when = statement.began ? 'began' : 'now'
  return t(count < 0 ? 'statement' : 'statement-count', { players, what, count, when })
}

/** Which parts a card has, such as "seats-characters": the key to its wording. */
export function shapeOf(card: Card): string {
  const parts: string[] = []
  if (card.seats?.length) parts.push('seats')
  if (card.characters?.length) parts.push('characters')
  if (card.number !== null && card.number !== undefined) parts.push('number')
  if (typeof card.nod === 'boolean') parts.push('nod')
  if (typeof card.evil === 'boolean') parts.push('evil')
  if (card.shrug) parts.push('shrug')
  if (card.statements?.length) parts.push('statements')
  return parts.join('-') || 'empty'
}

/** The sentence of what a player is told: the character's own wording, else a general one. */
export function told(character: string, card: Card, people: People): string {
  const shape = shapeOf(card)
  return firstOf([`told-${character}-${shape}`, `told-${character}`, `told-${shape}`, 'told-anything'], {
    character: characterName(character),
    what: cardWords(card, people),
    players: listed((card.seats ?? []).map((seat) => nameOf(people, seat))),
    either: listed(
      (card.seats ?? []).map((seat) => nameOf(people, seat)),
      'disjunction',
    ),
    tokens: listed((card.characters ?? []).map(characterName)),
    count: card.seats?.length ?? 0,
    number: card.number ?? 0,
    nod: card.nod ? 'yes' : 'no',
    side: card.evil ? 'evil' : 'good',
  })
}

/** An event as a line of the log; nothing for what nobody needs to read. */
export function eventWords(event: Event, people: People): string | undefined {
  const words = eventArguments(event, people)
  if (event.event === 'Told') {
    return t('pair', { player: nameOf(people, event.seat), what: told(event.character, event.card, people) })
  }
  const name = `event-${event.event}`
  const plain = 'value' in event && (event.value === null || same(event.value, [])) ? [`${name}-plain`] : []
  const seen = 'character' in event ? [`${name}-${event.character}`] : []
  return firstOf([...seen, ...plain, name, 'nothing'], words) || undefined
}

const SEATS = ['seat', 'nominator', 'nominee', 'caller', 'after', 'saviour']
const LISTS = ['died', 'revived', 'voters', 'supporters', 'winners', 'seats']

function eventArguments(event: Event, people: People): Words {
  const words: Words = {}
  for (const [key, value] of Object.entries(event)) {
    if (SEATS.includes(key) && typeof value === 'number') words[key] = nameOf(people, value)
    else if (LISTS.includes(key) && Array.isArray(value)) {
      words[key] = listed((value as number[]).map((seat) => nameOf(people, seat)))
      words[`${key}_count`] = value.length
    } else if (key === 'pages' && Array.isArray(value)) {
      words.players = listed((value as Page[]).map((page) => nameOf(people, page.seat)))
    } else if (key === 'character' && typeof value === 'string') words[key] = characterName(value)
    else if (key === 'kind' && event.event === 'Placed') words.kind = reminderWords(event.kind)
    else if (key === 'kind' && event.event === 'Overruled')
      words.kind = firstOf([`offer-${keyed(event.kind)}`, event.kind])
    else if (key === 'how' && typeof value === 'string') words.how = firstOf([`how-${keyed(value)}`, value])
    else if (key === 'value') words.what = anyWords(value as Value, people)
    else if (key === 'card') words.what = cardWords(value as Card, people)
    else if (typeof value === 'boolean') words[key] = value ? 'yes' : 'no'
    else if (typeof value === 'string' || typeof value === 'number') words[key] = value
  }
  return words
}

/** What a player chose, as their own notes keep it. */
export function chosenWords(character: string, value: Value, people: People): string {
  const keys = [`note-chose-${character}`, ...(value === null ? ['note-chose-nothing'] : []), 'note-chose']
  return firstOf(keys, { what: anyWords(value, people), character: characterName(character) })
}

/** A reminder's word: the catalogue's, else as it stands. */
export function reminderWords(kind: string): string {
  return firstOf([`reminder-${keyed(kind)}`, kind.charAt(0).toUpperCase() + kind.slice(1)])
}

/** An answer in words where its domain is not known: numbers are seats, words are characters. */
export function anyWords(value: Value, people: People): string {
  if (value === null) return t('nobody')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return nameOf(people, value)
  if (typeof value === 'string') return firstOf([`name-${keyed(value)}`, `option-${keyed(value)}`, value])
  if (Array.isArray(value)) {
    if (value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string') {
      return t('pair', { player: nameOf(people, value[0]), what: anyWords(value[1], people) })
    }
    if (value.length === 2 && value.every((part) => typeof part === 'number')) {
      return listed(value.map((part) => nameOf(people, part as number)))
    }
    const words = (part: Value) =>
      Array.isArray(part) && part.length === 2 && part.every((seat) => typeof seat === 'number')
        ? swapWords(part[0] as number, part[1] as number, people)
        : anyWords(part, people)
    return value.length ? listed(value.map(words)) : t('nobody')
  }
  if ('tokens' in value) return ''
  return 'are' in value || 'text' in value ? statementWords(value, people) : cardWords(value as Card, people)
}
