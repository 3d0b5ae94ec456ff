import type { Page } from '../../src/contract/pages.ts'

/** What Vite tells of the files it made, by the source that each begins with. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>

const FIRST = 'index.html'
const RUN = 'src/web/routes/questions/run-page.tsx'
const REPORT = 'src/web/routes/report/report-page.tsx'
const SHARING = 'src/web/routes/sharing/sharing-page.tsx'

/** The pages that need more than the first file. */
const LATER: Readonly<Record<Page['kind'], string | undefined>> = {
  ...{ start: RUN, question: RUN },
  ...{ results: REPORT, report: REPORT },
  ...{ codes: SHARING, comparison: SHARING, team: SHARING },
  ...{ home: undefined, 'unknown-question': undefined, 'not-found': undefined },
}

/** The addresses of the scripts of a page, the entry first. */
export function scriptsOf(manifest: Manifest, kind: Page['kind']): string[] {
  return addresses(sourcesOf(manifest, kind).map((source) => partOf(manifest, source).file))
}

/** The sheets of a page, in their order. */
export function sheetsOf(manifest: Manifest, kind: Page['kind']): string[] {
  return sheetsIn(manifest, sourcesOf(manifest, kind))
}

/** The sheets of all pages but for what each page has. */
export function laterSheetsOf(manifest: Manifest): string[] {
  const first = sheetsIn(manifest, [FIRST])
  const all = sheetsIn(
    manifest,
    [RUN, REPORT, SHARING].flatMap((source) => withImports(manifest, source)),
  )
  return all.filter((sheet) => !first.includes(sheet))
}

/** In the order in which the browser runs them. */
function sourcesOf(manifest: Manifest, kind: Page['kind']): string[] {
  const { imports = [] } = partOf(manifest, FIRST)
  if (imports.length > 0)
    throw new Error(`The first script waits for ${imports.join(', ')}: one more round trip`)
  const later = LATER[kind]
  return [...new Set([FIRST, ...(later ? withImports(manifest, later) : [])])]
}

function withImports(manifest: Manifest, source: string): string[] {
  const { imports = [] } = partOf(manifest, source)
  return [...imports.flatMap((other) => withImports(manifest, other)), source]
}

function sheetsIn(manifest: Manifest, sources: readonly string[]): string[] {
  return addresses(sources.flatMap((source) => partOf(manifest, source).css ?? []))
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}

export function partOf(manifest: Manifest, source: string): Manifest[string] {
  const part = manifest[source]
  if (!part) throw new Error(`The build made nothing of ${source}`)
  return part
}
