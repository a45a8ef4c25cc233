/** What a player was told, and which of it they have looked at already. */

import type { Card, Event, Note, View } from '../protocol'
import { fromStorage, toStorage } from '../storage'
import { t } from '../texts.svelte'

export interface Told {
  /** The place among the notes. */
  place: number
  note: Note
  kind: 'told' | 'you-are' | 'grimoire'
}

/** Notes that are shown full screen once: cards, the Grimoire, and a new character. */
export function shows(view: View): Told[] {
  const found: Told[] = []
  view.notes.forEach((note, place) => {
    if (note.event.event === 'Told') found.push({ place, note, kind: 'told' })
    else if (note.event.event === 'SawGrimoire') found.push({ place, note, kind: 'grimoire' })
    else if (note.event.event === 'YouAre' && note.phase !== 'setup')
      found.push({ place, note, kind: 'you-are' })
  })
  return found
}

export function cardOf(event: Event): Card {
  return event.event === 'Told' ? event.card : {}
}

export function characterOf(event: Event): string {
  return 'character' in event ? event.character : ''
}

/** How many notes this device has shown, for each chair. */
export function seenCount(chair: string): number {
  return Number(fromStorage(`seen.${chair}`) ?? 0)
}

export function markSeen(chair: string, count: number): void {
  toStorage(`seen.${chair}`, String(count))
}

/** A short, stable name for a chair that does not hold its link. */
export function chairKey(view: View, game: string): string {
  return `${game}.${view.seat ?? 'town'}`
}

/** When something happened; what begins a day or a night belongs to it. */
export function momentOf({ phase, night, event }: Note): { phase: string; night: number } {
  if (event.event === 'DayBroke') return { phase: 'day', night: event.day }
  if (event.event === 'NightFell') return { phase: 'night', night: event.night }
  return { phase, night }
}

export function timeOf(phase: string, night: number): string {
  if (phase === 'night') return t('night', { night })
  if (phase === 'day') return t('day', { night })
  return t(phase === 'over' ? 'over' : 'setup')
}
