import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In an order that is the same in every build: the prerendered pages and the script must agree. */
const MODULES = readdirSync('src/web/ui')
  .filter((file) => file.endsWith('.module.css'))
  .toSorted()

/** 'title_c': a name that compresses far better than the default with its hash. */
function classNameOf(name: string, file: string): string {
  const index = MODULES.indexOf(basename(file))
  if (index === -1) throw new Error(`${file} does not lie in src/web/ui`)
  return `${name}_${index.toString(36)}`
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The content policy allows no data: addresses, and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { input: ['index.html', 'src/web/after-first-paint.ts'] },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
}))
