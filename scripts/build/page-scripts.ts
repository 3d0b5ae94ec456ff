import type { Page } from '../../src/contract/pages.ts'
import { partOf, scriptsOf } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const LOADER = 'src/web/after-first-paint.ts'

/**
 * The script elements of a page: the loader, which is told what to fetch after the first paint and
 * where the styles of other pages are. Where the code makes the text of the page, the browser fetches
 * it beside the loader.
 */
export function scriptTagsOf(manifest: Manifest, kind: Page['kind'], laterStyles: string): string {
  const modules = scriptsOf(manifest, kind)
  const attributes = [
    ...['type="module"', 'async', 'fetchpriority="low"'],
    `src="/${partOf(manifest, LOADER).file}"`,
    ...[`data-modules="${modules.join(' ')}"`, `data-later-styles="${laterStyles}"`],
  ]
  const early = kind === 'results' ? modules : []
  return [
    `<script ${attributes.join(' ')}></script>`,
    ...early.map((address) => `<link rel="modulepreload" href="${address}" />`),
  ].join('')
}
