// Packs scripts and styles as gzip beside them, which the server hands out: once at the build and as small as can be,
// instead of quickly at every request. (A browser takes Brotli by https only, and a hotspot has none.)

import { gzipAsync } from '@gfx/zopfli'

/** @returns {import('vite').Plugin} */
export function packed() {
  return {
    name: 'sexton-packed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const [fileName, made] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue
          const text = made.type === 'chunk' ? made.code : made.source
          const source = await gzipAsync(Buffer.from(text), { numiterations: 15 })
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source })
        }
      },
    },
  }
}
