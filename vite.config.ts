import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { folderLook } from './scripts/build/folder-look.ts'
import { OLDEST_ENGINES } from './scripts/build/engines.ts'

/** 'hero_title': no two files have the same name, and a hash would compress badly. */
function classNameOf(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`
}

/** Three bundles, which scripts/build.mjs builds: the site, what the server says to visitors, and the desk. */
export default defineConfig({
  css: {
    modules: { generateScopedName: classNameOf },
    postcss: {
      plugins: [
        {
          // Rules that `composes` takes from another file come without a source, of which Vite warns.
          postcssPlugin: 'composed-rules',
          OnceExit(sheet) {
            sheet.walk((node) => {
              if (sheet.source && !node.source?.input.file) node.source = sheet.source
            })
          },
        },
      ],
    },
  },
  plugins: [react(), folderLook()],
  build: {
    emptyOutDir: true,
    // The content policy allows no data: addresses, and no inline code.
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Its comments hold the way to each package, which differs from folder to folder.
      experimental: { attachDebugInfo: 'none' },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        target: Object.entries(OLDEST_ENGINES).map(([name, version]) => `${name}${version}`),
        // One sheet: the prerender step puts it into each page.
        cssCodeSplit: false,
        copyPublicDir: true,
        rolldownOptions: { input: ['src/web/entry-client.tsx', 'src/web/embedded.ts'] },
      },
    },
    ssr: {
      // The server renders reports, without the packages of the build.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
      build: {
        outDir: 'dist/languages',
        rolldownOptions: { input: ['src/web/entry-server.tsx', 'src/server/to-visitors.ts'] },
      },
    },
    desk: {
      consumer: 'client',
      build: { outDir: 'dist/desk', rolldownOptions: { input: 'src/desk/pages/index.html' } },
    },
  },
})
