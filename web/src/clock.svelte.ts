/** The time on this page's own clock, as state that moves; and countdowns that go by it. */

/** A clock that ticks while something on the page looks at it. */
export class Clock {
  now = $state(performance.now())
  #timer: ReturnType<typeof setInterval> | undefined

  start(every: number): () => void {
    this.now = performance.now()
    this.#timer = setInterval(() => (this.now = performance.now()), every)
    return () => clearInterval(this.#timer)
  }
}

/** "0:09" for a number of milliseconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const calm =
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
