import type { Page } from '../../src/contract/pages.ts'
import { firstFiles, laterFiles, partOf } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const LOADER = 'src/web/after-first-paint.ts'
const EMBEDDED = 'src/web/embedded.ts'

/**
 * The script elements of a page: the loader, which is told what to fetch after the first paint and
 * where the styles of other pages are. Where the code makes the text of the page, the browser fetches
 * it beside the loader.
 */
export function scriptTagsOf(manifest: Manifest, page: Page): string {
  const first = firstFiles(manifest)
  const later = laterFiles(manifest)
  // A page made from codes: with that code the entry would be one longer task, so the entry fetches it.
  const isWhole = page.kind === 'results' || page.kind === 'codes'
  const modules = isWhole ? [first.script, later.script] : [first.script]
  const attributes = [
    'type="module"',
    'async',
    'fetchpriority="low"',
    `src="/${partOf(manifest, LOADER).file}"`,
    `data-modules="${modules.join(' ')}"`,
    `data-later-styles="${later.styles}"`,
  ]
  const early = page.kind === 'results' ? modules : []
  return [
    `<script ${attributes.join(' ')}></script>`,
    ...early.map((address) => `<link rel="modulepreload" href="${address}" />`),
  ].join('')
}

/** What the page for a frame has beside them. */
export function frameScriptTagOf(manifest: Manifest): string {
  return `<script type="module" async src="/${partOf(manifest, EMBEDDED).file}"></script>`
}
