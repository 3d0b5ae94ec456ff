import { pageOf } from '../../src/contract/pages.ts'
import type { Page } from '../../src/contract/pages.ts'

/** What Vite tells of the files it made, by the source that each begins with. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

const FIRST = 'index.html'
const LOADER = 'src/web/after-first-paint.ts'
const RUN = 'src/web/routes/questions/run-page.tsx'
const REPORT = 'src/web/routes/report/report-page.tsx'
const SHARING = 'src/web/routes/sharing/sharing-page.tsx'

/** The pages that need more than the first file. */
const LATER: Readonly<Record<Page['kind'], string | undefined>> = {
  ...{ start: RUN, question: RUN },
  ...{ results: REPORT, report: REPORT },
  ...{ codes: SHARING, comparison: undefined, team: undefined },
  ...{ home: undefined, 'unknown-question': undefined, 'not-found': undefined },
}

/**
 * The script elements of the page at `path`: the loader, which is told what to fetch after the first
 * paint. Where the code makes the text of the page, the browser fetches it beside the loader.
 */
export function scriptTagsOf(manifest: Manifest, path: string): string {
  const { kind } = pageOf(path)
  const entry = addressOf(manifest, FIRST)
  const source = LATER[kind]
  const also = source ? addressesOf(manifest, source).filter((address) => address !== entry) : []
  const attributes = [
    ...['type="module"', 'async', 'fetchpriority="low"', `src="${addressOf(manifest, LOADER)}"`],
    `data-modules="${[entry, ...also].join(' ')}"`,
  ]
  const early = source === REPORT ? [entry, ...also] : []
  return [
    `<script ${attributes.join(' ')}></script>`,
    ...early.map((address) => `<link rel="modulepreload" href="${address}" />`),
  ].join('')
}

function addressesOf(manifest: Manifest, source: string): string[] {
  const { imports = [] } = manifest[source] ?? {}
  const others = imports.flatMap((other) => addressesOf(manifest, other))
  return [...new Set([addressOf(manifest, source), ...others])]
}

function addressOf(manifest: Manifest, source: string): string {
  const { file } = manifest[source] ?? {}
  if (!file) throw new Error(`The build made nothing of ${source}`)
  return `/${file}`
}
