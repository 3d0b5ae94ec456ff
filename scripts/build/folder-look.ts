import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LOOK } from '../../src/content/generated/look.ts'
import { SITE } from '../../src/content/site.ts'
import { recolored } from './recolor.ts'
import { contentTypeOf } from '../../src/http/content-types.ts'

/** The color and the logo of the assessment's folder. */
export function folderLook(): Plugin {
  const { color, logo }: { color?: string; logo?: string } = LOOK
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
      if (logo === undefined || SITE.logo === undefined) return
      const fileName = SITE.logo.slice(1)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(logo) })
    },
    configureServer({ middlewares }) {
      if (logo === undefined || SITE.logo === undefined) return
      const type = contentTypeOf(SITE.logo)
      middlewares.use(SITE.logo, (_request, reply) => {
        reply.setHeader('content-type', type)
        reply.end(readFileSync(logo))
      })
    },
  }
}
