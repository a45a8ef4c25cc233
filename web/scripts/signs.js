// Draws the signs of the interface, data/signs.json, into the page itself, where <use href="#sign-..."> finds them.

import { readFileSync } from 'node:fs'

/** @returns {import('vite').Plugin} */
export function pageSigns() {
  return {
    name: 'sexton-page-signs',
    transformIndexHtml(html) {
      /** @type {Record<string, string>} */
      const signs = JSON.parse(readFileSync(new URL('../data/signs.json', import.meta.url), 'utf8'))
      const paths = Object.entries(signs).map(([name, lines]) => `<path id="sign-${name}" d="${lines}"/>`)
      return html.replace('<!-- signs -->', `<defs>${paths.join('')}</defs>`)
    },
  }
}
