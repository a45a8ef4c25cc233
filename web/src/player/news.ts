/** What everybody saw happen, as the view tells it. */

import { nameOf, type People } from '../people'
import type { Note, View } from '../protocol'
import { listed, t } from '../texts.svelte'
import { eventWords } from '../wording'
import { momentOf } from './notes'

/** The news of this day, or of this night, oldest first. */
export function todaysNews(view: View): Note[] {
  return view.history.filter((note) => {
    const { phase, night } = momentOf(note)
    return night === view.night && phase === view.phase
  })
}

export interface NewsGroup {
  phase: string
  night: number
  lines: string[]
}

/** All the news by day and night, newest first. */
export function newsGroups(view: View, people: People): NewsGroup[] {
  const groups: NewsGroup[] = []
  for (const note of view.history) {
    const words = eventWords(note.event, people)
    if (!words) continue
    const { phase, night } = momentOf(note)
    const last = groups.at(-1)
    if (last?.phase === phase && last.night === night) last.lines.push(words)
    else groups.push({ phase, night, lines: [words] })
  }
  return groups.reverse()
}

/** Who died in the night and who is alive again, as it is announced at dawn. */
export function dawnWords(view: View, people: People): string {
  const dawn = view.history.findLast((note) => note.event.event === 'DayBroke')?.event
  if (dawn?.event !== 'DayBroke' || dawn.day !== view.night) return ''
  const names = (seats: number[]) => listed(seats.map((seat) => nameOf(people, seat)))
  const words = dawn.died.length
    ? t('died-some', { count: dawn.died.length, players: names(dawn.died) })
    : t('died-none')
  return dawn.revived.length ? `${words} ${t('rose-some', { players: names(dawn.revived) })}` : words
}
