// Writes the page's words as locales/<tag>.ftl, without comments: the server hands them out with the characters'
// texts, so that a page loads its reader's language and no other.

import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../locales/', import.meta.url)

/** @returns {import('vite').Plugin} */
export function pageTexts() {
  return {
    name: 'sexton-page-texts',
    generateBundle() {
      for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ftl'))) {
        const text = readFileSync(new URL(file, FOLDER), 'utf8')
        this.emitFile({ type: 'asset', fileName: `locales/${file}`, source: bare(text) })
      }
    },
  }
}

/** @param {string} text */
function bare(text) {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return `${lines.join('\n')}\n`
}
