import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

import { characterIcons } from './scripts/icons.js'
import { pageTexts } from './scripts/locales.js'

/** Where the Python package looks for the client. */
const static_folder = '../src/sexton/server/static'

/** The server that `npm run dev` talks to. */
const server = process.env.SEXTON_SERVER ?? 'http://127.0.0.1:8000'

/** A player's phone loads the first only: what it shares with the other pages is in there. */
const SCRIPTS = [
  { name: 'table', test: /./, priority: 1 },
  { name: 'storyteller', test: /src\/storyteller\/(?!Reminders|looks)/, priority: 2 },
  { name: 'start', test: /src\/(start|lobby|replay)\/(?!joined)/, priority: 2 },
]

/** Short names for the classes of components: they stand at every element. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }) =>
  `s${hash(css).slice(0, 5)}`

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), characterIcons(), pageTexts()],
  build: {
    outDir: static_folder,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Three scripts and one style sheet, not thirty: what is alike packs best together.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS, includeDependenciesRecursively: false } } },
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: ['tests/**/*.test.ts'],
  },
} as Parameters<typeof defineConfig>[0])
