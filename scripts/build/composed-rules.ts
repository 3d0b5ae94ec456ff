import type { Plugin } from 'vite'

/** Rules that `composes` takes from another file come without a source, of which Vite warns in each build. */
export function composedRules(): Plugin {
  return {
    name: 'composed-rules',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
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
    }),
  }
}
