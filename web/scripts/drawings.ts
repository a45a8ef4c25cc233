// Draws into the page itself what all of it refers to by <use href="#...">: the signs of data/signs.json, the shapes
// of tokens and badges, and the shards of the church window behind a token.

import type { Plugin } from 'vite'

import signs from '../data/signs.json'
import { BADGES, HEADSTONE, HEADSTONE_INSIDE, PETALS, SHARDS, thorns } from './shapes'

export function pageDrawings(): Plugin {
  const named: Record<string, string> = {
    headstone: HEADSTONE,
    'headstone-inside': HEADSTONE_INSIDE,
    'thorns-glass': thorns(false, 26),
    'thorns-glass-few': thorns(false, 20),
    'thorns-stone': thorns(true, 30),
    'thorns-stone-few': thorns(true, 24),
  }
  for (const [name, lines] of Object.entries(signs)) named[`sign-${name}`] = lines
  for (const [name, lines] of Object.entries(BADGES)) named[`badge-${name}`] = lines
  const paths = Object.entries(named).map(([id, lines]) => `<path id="${id}" d="${lines}"/>`)
  const petals = PETALS.map(({ cx, cy }) => `<circle cx="${cx}" cy="${cy}" r="19.75"/>`)
  const shards = SHARDS.map(({ lines, opacity }) => `<path d="${lines}" opacity="${opacity.toFixed(3)}"/>`)
  return {
    name: 'sexton-page-drawings',
    transformIndexHtml: (html) =>
      html
        .replace('<!-- paths -->', paths.join(''))
        .replace('<!-- petals -->', petals.join(''))
        .replace('<!-- shards -->', shards.join('')),
  }
}
