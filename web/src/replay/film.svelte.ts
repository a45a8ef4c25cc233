/** A game that is looked at again: its moments, the one that is shown, and how everything lay then. */

import { ask } from '../api'
import type { Moment, Position, Timeline } from '../protocol'

export type Shut = 'not-yet' | 'unknown' | 'silent'

/** One night or day, from its head to the next. */
export interface Chapter {
  head: string
  first: number
  moments: readonly Moment[]
}

export class Film {
  timeline = $state.raw<Timeline | null>(null)
  position = $state.raw<Position | null>(null)
  shut = $state<Shut | null>(null)
  /** Which of the timeline's moments is shown. */
  shown = $state(0)

  chapters = $derived(chaptersOf(this.timeline?.moments ?? []))
  moment = $derived(this.timeline?.moments[this.shown])
  last = $derived(Math.max(0, (this.timeline?.moments.length ?? 1) - 1))
  chapter = $derived(this.chapters.findLastIndex(({ first }) => first <= this.shown))

  #kept = new Map<string, Promise<Position | null>>()

  constructor(readonly token: string) {}

  /** Looks through these eyes at the moment that was shown before. */
  async open(eyes: number): Promise<void> {
    const at = this.moment?.at
    const answer = await this.#ask<Timeline>(`?eyes=${eyes}`)
    if (!answer) return
    this.timeline = answer
    // After the same event, or after the last before it that these eyes saw.
    this.shown = at === undefined ? 0 : Math.max(0, answer.moments.findLastIndex((moment) => moment.at <= at))
    await this.show(this.shown)
  }

  async show(place: number): Promise<void> {
    this.shown = Math.max(0, Math.min(this.last, place))
    const wanted = this.moment
    const eyes = this.timeline?.eyes
    if (!wanted || eyes === undefined) return
    const position = await this.#at(wanted.at, eyes)
    if (position && this.moment === wanted) this.position = position
    const next = this.timeline?.moments[this.shown + 1]
    if (next) void this.#at(next.at, eyes)
  }

  /** To the head of the chapter before or after; before, first to the head of this one. */
  leap(by: 1 | -1): Promise<void> {
    const here = this.chapters[this.chapter]
    if (by < 0 && here && here.first < this.shown) return this.show(here.first)
    const there = this.chapters[this.chapter + by]
    return this.show(there ? there.first : by < 0 ? 0 : this.last)
  }

  #at(at: number, eyes: number): Promise<Position | null> {
    const key = `${eyes} ${at}`
    const kept = this.#kept.get(key) ?? this.#ask<Position>(`/${at}?eyes=${eyes}`)
    this.#kept.set(key, kept)
    return kept
  }

  async #ask<T>(rest: string): Promise<T | null> {
    const answer = await ask<T>(`/api/replay/${encodeURIComponent(this.token)}${rest}`)
    if (answer.ok) {
      this.shut = null
      return answer.value
    }
    this.shut = answer.status === 403 ? 'not-yet' : answer.status === 404 ? 'unknown' : 'silent'
    return null
  }
}

export function chaptersOf(moments: readonly Moment[]): Chapter[] {
  const chapters: { head: string; first: number; moments: Moment[] }[] = []
  moments.forEach((moment, place) => {
    if (moment.kind === 'head' || !chapters.length)
      chapters.push({ head: moment.text, first: place, moments: [] })
    chapters.at(-1)?.moments.push(moment)
  })
  return chapters
}
