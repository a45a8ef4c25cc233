import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

import { characterIcons } from './scripts/icons.js'
import { pageTexts } from './scripts/locales.js'

/** Where the Python package looks for the client. */
const static_folder = '../src/sexton/server/static'

/** The server that `npm run dev` talks to. */
const server = process.env.SEXTON_SERVER ?? 'http://127.0.0.1:8000'

type Graph = {
  getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[]; isEntry: boolean } | null
}

/**
 * The script that a module is in: that of the only kind of page which needs it, else `table`, which every page loads.
 * A player's phone does not load the Storyteller's pages, nor a tablet the players'.
 */
function scriptOf(id: string, graph: Graph): string {
  const kinds = new Set<string>()
  const seen = new Set<string>()
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const info = graph.getModuleInfo(module)
    if (info?.isEntry) kinds.add('table')
    if (info?.dynamicImporters.length) kinds.add(kindOf(module))
    info?.importers.forEach(climb)
  }
  climb(id)
  const [kind = 'table', ...others] = kinds
  return others.length ? 'table' : kind
}

/** The kind of a page that is loaded when it is shown. */
function kindOf(page: string): string {
  const folder = /src\/(\w+)\/[^/]+$/.exec(page)?.[1] ?? ''
  return folder === 'storyteller' || folder === 'player' ? folder : 'start'
}

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
    // Four scripts and one style sheet, not thirty: what is alike packs best together.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: scriptOf }], includeDependenciesRecursively: false } },
    },
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
