import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { OLDEST_ENGINES } from './scripts/build/engines.ts'

/**
 * Vite wraps each import() in a helper that first fetches the styles of that file, from a list. This takes
 * the helper and the list out: later-styles.ts fetches the one sheet that the page names.
 */
const noPreloads: Plugin = {
  name: 'no-preloads',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (fetchCode) => fetchCode()'
      : undefined,
  renderChunk: (code) => code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
}

/** 'hero_title': no two files have the same name, and a hash would compress badly. */
function classNameOf(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`
}

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [react(), noPreloads],
  // The pages that the server renders bring their own React, the fast one whatever NODE_ENV says.
  ssr: { noExternal: ['react', 'react-dom'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: 'dist/web',
    ...(!isSsrBuild && {
      target: Object.entries(OLDEST_ENGINES).map(([name, version]) => `${name}${version}`),
    }),
    emptyOutDir: true,
    // The content policy allows no data: addresses, and no inline code.
    assetsInlineLimit: 0,
    // A sheet for each file of code: the prerender step puts those of a page into it.
    cssCodeSplit: true,
    modulePreload: false,
    manifest: 'manifest.json',
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Its comments hold the way to each package, which differs from folder to folder.
      experimental: { attachDebugInfo: 'none' },
      ...(!isSsrBuild && {
        input: ['src/web/entry-client.tsx', 'src/web/after-first-paint.ts', 'src/web/embedded.ts'],
        // The loader reads what the entry exports.
        preserveEntrySignatures: 'allow-extension',
      }),
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
}))
