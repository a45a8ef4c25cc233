import { readdirSync } from 'node:fs'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

import { pageDrawings } from './scripts/drawings'
import { characterIcons } from './scripts/icons.js'
import { pageTexts } from './scripts/locales.js'
import { packed } from './scripts/packed.js'

/** Where the Python package looks for the client. */
const static_folder = '../src/sexton/server/static'

/** The server that `npm run dev` talks to. */
const server = process.env.SEXTON_SERVER ?? 'http://127.0.0.1:8000'

type Graph = {
  getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[]; isEntry: boolean } | null
}

/**
 * What every page loads is one script, `table`. What only one kind of page needs stays in the script of that kind
 * (`src/pages`): a player's phone does not load the Storyteller's pages, nor a tablet the players'.
 */
function scriptOf(id: string, graph: Graph): string | null {
  const kinds = new Set<string>()
  const seen = new Set<string>()
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const info = graph.getModuleInfo(module)
    if (info?.isEntry || info?.dynamicImporters.length) kinds.add(module)
    info?.importers.forEach(climb)
  }
  climb(id)
  const [kind] = kinds
  return kinds.size > 1 || !kind || graph.getModuleInfo(kind)?.isEntry ? 'table' : null
}

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .sort()

/** Short names for the classes of components, one a file: they stand at every element. */
function cssHash({ filename, css, hash }: { filename: string; css: string; hash: (text: string) => string }): string {
  const at = components.findIndex((file) => filename.endsWith(`src/${file}`))
  return `s${at < 0 ? hash(css) : at.toString(36)}`
}

/** What of Svelte's runtime no page here uses, by file: what it is replaced with, or how it is rewritten. */
const unused: Record<string, string | ((code: string) => string)> = {
  // "Hydration" takes up a page that the server has drawn: here none does. One variable guards all of it.
  'client/dom/hydration.js': (code) =>
    code.replace('export let hydrating = false;', 'export const hydrating = false;').replace('hydrating = value;', ''),
  // No page waits for parts of itself: whatever comes later is state, and an error is the browser's to tell.
  'client/dom/blocks/boundary.js': `
    import { block, branch } from '../../reactivity/effects.js'
    export const boundary = (node, props, children) => block(() => void branch(() => children(node)))
    export const pending = () => 0`,
  // Nothing in a page's markup is waited for.
  'client/reactivity/async.js': (code) =>
    code.replace('if (async.length === 0 && pending.length === 0)', 'if (true)'),
  // State is set, never changed in place (tests/state.test.ts), so that it need not be watched from within.
  'client/proxy.js': `
    export const proxy = (value) => value
    export const get_proxied_value = proxy
    export const is = Object.is`,
  // An element has single styles or none (the same test).
  'shared/attributes.js': (code) => code.replace(/if \(value\) \{(?=\s+\/\/ strip comments)/, 'if (false) {'),
}

function withoutUnused(): Plugin {
  return {
    name: 'sexton-without-unused',
    apply: 'build',
    transform: {
      filter: { id: /svelte\/src\/internal\// },
      handler(code, id) {
        const other = unused[id.replace(/.*svelte\/src\/internal\//, '')]
        const cut = typeof other === 'function' ? other(code) : other
        if (cut === code) throw new Error(`${id} is written otherwise now`)
        return cut
      },
    },
  }
}

/** Imports as they are: each kind of page is one script, whose other half is there already. */
function withoutPreloading(): Plugin {
  return {
    name: 'sexton-without-preloading',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash, runes: true, discloseVersion: false, fragments: 'tree' } }),
    withoutUnused(),
    withoutPreloading(),
    characterIcons(),
    pageDrawings(),
    pageTexts(),
    packed(),
  ],
  build: {
    outDir: static_folder,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Four scripts and one style sheet, not thirty: what is alike packs best together.
    cssCodeSplit: false,
    rolldownOptions: {
      // Packing takes its time, and may.
      checks: { pluginTimings: false },
      // What a component calls for hydration alone.
      treeshake: { manualPureFunctions: ['$.reset', '$.next'] },
      output: { codeSplitting: { groups: [{ name: scriptOf }], includeDependenciesRecursively: false } },
    },
    modulePreload: false,
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
