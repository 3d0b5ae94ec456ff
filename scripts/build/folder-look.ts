import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LOOK } from '../../src/generated/look.ts'
import { recolored } from './recolor.ts'
import { contentTypeOf } from '../../src/http/content-types.ts'

/** The color and the logo of the assessment's folder. */
export function folderLook(): Plugin {
  const { color, logo } = LOOK
  return {
    name: 'folder-look',
    config() {
      if (color === undefined) return undefined
      return {
        css: {
          postcss: {
            plugins: [
              {
                postcssPlugin: 'folder-color',
                Once(sheet) {
                  sheet.walkDecls((declaration) => {
                    declaration.value = recolored(declaration.value, color)
                  })
                },
              },
            ],
          },
        },
      }
    },
    generateBundle() {
      if (!logo) return
      const fileName = logo.address.slice(1)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(logo.path) })
    },
    configureServer({ middlewares }) {
      if (!logo) return
      const type = contentTypeOf(logo.address)
      middlewares.use(logo.address, (_request, reply) => {
        reply.setHeader('content-type', type)
        reply.end(readFileSync(logo.path))
      })
    },
  }
}
