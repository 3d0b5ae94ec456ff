import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Look } from '../../src/domain/assessment/texts.ts'
import { LOOK } from '../../src/generated/look.ts'
import { PETROL, recolored } from './recolor.ts'
import { contentTypeOf } from '../../src/http/content-types.ts'

/** The color and the pictures of the assessment's folder. */
export function folderLook(): Plugin {
  const { color } = LOOK
  const files = filesOf(LOOK)
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
      if (this.environment.name !== 'client') return
      for (const { address, source } of files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      }
    },
    configureServer({ middlewares }) {
      for (const { address, source } of files) {
        middlewares.use(address, (_request, reply) => {
          reply.setHeader('content-type', contentTypeOf(address))
          reply.end(source)
        })
      }
    },
  }
}

/** Logo, icons and the preview of shared links; a plain icon where the folder has none. */
function filesOf({
  color = PETROL,
  logo,
  pictures,
}: Look): { address: string; source: string | Uint8Array }[] {
  const own = [...(logo ? [logo] : []), ...pictures]
  const icon = { address: '/favicon.svg', source: plainIcon(color) }
  const hasIcon = own.some(({ address }) => address === icon.address)
  const files = own.map(({ path, address }) => ({ address, source: readFileSync(path) }))
  return hasIcon ? files : [...files, icon]
}

function plainIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/></svg>`
}
