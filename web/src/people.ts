/** Who is who at the table, and how seats and characters are named on this page. */

import { facts } from './facts.svelte'
import { texts, t } from './texts.svelte'

export interface Person {
  seat: number
  name: string
}

/** How the words on a page name people: by name, and the reader by "you" where that reads well. */
export interface People {
  persons: readonly Person[]
  /** The reader's own seat. */
  mine: number | null
}

export function nameOf(people: People, seat: number): string {
  if (seat === -1) return t('storyteller')
  return people.persons.find((person) => person.seat === seat)?.name ?? t('seat-number', { seat: seat + 1 })
}

export function characterName(id: string): string {
  const made = facts.manual[id]
  // An official character has a name in the reader's language, homebrew the one that its author gave it.
  if (made) return (made.official && texts.find(`name-${bare(id)}`)) || made.name
  return texts.find(`name-${id}`) ?? texts.find(`team-${id}`) ?? titled(id)
}

/** The id of a character that the Storyteller resolves, without its team. */
function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1)
}

export function ability(id: string): string {
  const made = facts.manual[id]
  if (made?.ability) return made.ability
  // The user may have brought a text of an official character that no rule here resolves.
  return texts.find(`ability-${made?.official ? bare(id) : id}`) ?? t('ability-none')
}

/** What holds between two characters on one script. */
export function jinx(pair: readonly [string, string]): string {
  return texts.find(`jinx-${pair.join('-')}`) ?? ''
}

/** A readable name for an id that nobody has named. */
function titled(id: string): string {
  return id.replace(/[_-]+/g, ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The first letter of a name as people count letters. */
export function initial(name: string): string {
  return initials(name, 1)
}

export function initials(name: string, count: number): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment)
  return letters.slice(0, count).join('')
}
