import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { composedRules } from './scripts/build/composed-rules.ts'
import { folderLook } from './scripts/build/folder-look.ts'

/** The owner's desk: a page of its own that never goes to the public server. */
export default defineConfig({
  root: 'src/desk/pages',
  plugins: [react(), composedRules(), folderLook()],
  publicDir: false,
  build: {
    outDir: '../../../dist/desk',
    emptyOutDir: true,
    // The content policy allows no data: addresses, and no inline code.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Its comments hold the way to each package, which differs from folder to folder.
      experimental: { attachDebugInfo: 'none' },
    },
  },
})
