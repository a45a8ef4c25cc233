// Writes one small picture per character id: icons/<id>.svg, one colour, as the page's text colour.
// The pictures come from game-icons.net through the package @iconify-json/game-icons; icons/CREDITS.txt
// keeps its licence. All of them are written, whatever the scripts hold: which are fetched is for the page.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { optimize } from 'svgo'

const require = createRequire(import.meta.url)

const CREDITS = `The pictures in this folder are from game-icons.net, by Lorc, Delapouite and contributors,
under the Creative Commons Attribution 3.0 licence: https://creativecommons.org/licenses/by/3.0/
They were cut down to one decimal and drawn in the colour of the text around them.
`

/** @returns {Map<string, string>} the SVG text for every character id */
export function drawIcons() {
  /** @type {Record<string, string>} */
  const names = JSON.parse(
    readFileSync(fileURLToPath(new URL('../data/icons.json', import.meta.url)), 'utf8'),
  )
  /** @type {{ icons: Record<string, { body: string }> }} */
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
  const drawn = new Map()
  for (const [id, name] of Object.entries(names)) {
    const icon = set.icons[name]
    if (!icon) throw new Error(`data/icons.json: the icon set has no "${name}" for the character ${id}`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`
    drawn.set(id, optimize(svg, { floatPrecision: 1, multipass: true }).data)
  }
  return drawn
}

/** @returns {import('vite').Plugin} */
export function characterIcons() {
  /** @type {Map<string, string> | undefined} */
  let drawn
  return {
    name: 'sexton-character-icons',
    generateBundle() {
      for (const [id, source] of drawIcons()) {
        this.emitFile({ type: 'asset', fileName: `icons/${id}.svg`, source })
      }
      this.emitFile({ type: 'asset', fileName: 'icons/CREDITS.txt', source: CREDITS })
    },
    configureServer(server) {
      server.middlewares.use('/icons/', (request, response, next) => {
        drawn ??= drawIcons()
        const icon = drawn.get((request.url ?? '').replace(/^\/|\.svg.*$/g, ''))
        if (!icon) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(icon)
      })
    },
  }
}
