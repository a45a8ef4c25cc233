import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

import { characterIcons } from './scripts/icons.js'

/** Where the Python package looks for the client. */
const static_folder = '../src/sexton/server/static'

/** The server that `npm run dev` talks to. */
const server = process.env.SEXTON_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), characterIcons()],
  build: {
    outDir: static_folder,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
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
