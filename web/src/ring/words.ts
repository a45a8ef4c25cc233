/** The words under the tokens: how wide they are, and what room they are given. */

import { createSubscriber } from 'svelte/reactivity'

import type { Reach } from './geometry'

/** How much smaller a line may become before it is cut. */
const SMALLEST = 0.75

let pen: CanvasRenderingContext2D | null | undefined
let family = ''
let language = ''

/** Whoever measures does so anew when a typeface has arrived. */
const typefaces = createSubscriber((update) => {
  document.fonts?.addEventListener('loadingdone', update)
  return () => document.fonts?.removeEventListener('loadingdone', update)
})

/** The width of some words at this size, in pixels. */
export function wordsWidth(words: string, size: number): number {
  typefaces()
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  if (language !== document.documentElement.lang) {
    language = document.documentElement.lang
    family = getComputedStyle(document.body).fontFamily
  }
  pen.font = `600 ${size}px ${family}`
  return Math.ceil(pen.measureText(words).width) + 1
}

/** Whether a line can be read whole. */
export function fits(words: string, size: number, { left, right }: Reach): boolean {
  return wordsWidth(words, size) * SMALLEST <= left + right
}

/** Room for a line under a token: beyond its cell, aside or a little smaller where it could not be read whole. */
export function lineStyle(words: string, size: number, cell: number, { left, right }: Reach): string {
  const wide = wordsWidth(words, size)
  const width = Math.min(Math.max(wide, cell), left + right)
  const before = Math.min(left, Math.max(width / 2, width - right))
  const squeeze = Math.max(SMALLEST, Math.min(1, width / wide))
  return `width:${width}px;margin-left:${cell / 2 - before}px;font-size:${squeeze}em`
}
