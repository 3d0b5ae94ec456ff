import type { PageFiles } from '../../src/contract/page-files.ts'
import type { Page } from '../../src/contract/pages.ts'
import { makingOf, showsReports } from '../../src/contract/pages.ts'
import { pageStylesOf } from './page-styles.ts'

/** What Vite tells of the files it made, by the source that each begins with. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>

type CodeAndStyles = { script: string; styles: string }

const FIRST = 'src/web/entry-client.tsx'
const LATER = 'src/web/routes/report-pages.tsx'
const LOADER = 'src/web/after-first-paint.ts'
const EMBEDDED = 'src/web/embedded.ts'

/** `textOf`: the text of a built style sheet, by its address. `isFramed`: the page is for a frame. */
export function pageFilesOf(
  manifest: Manifest,
  page: Page,
  isFramed: boolean,
  textOf: (address: string) => string,
): PageFiles {
  const first = firstFiles(manifest)
  const later = laterFiles(manifest)
  // In a page made from codes the entry fetches the later code itself. Run together, both are one long task.
  const modules = makingOf(page) === 'reports' ? [first.script, later.script] : [first.script]
  const sheets = showsReports(page) ? [first.styles, later.styles] : [first.styles]
  return {
    styles: pageStylesOf(sheets.map(textOf)),
    laterStyles: later.styles,
    loader: addressOf(manifest, LOADER),
    modules,
    // Where the code makes the text of the page.
    early: page.kind === 'results' ? modules : [],
    ...(isFramed && { frameScript: addressOf(manifest, EMBEDDED) }),
  }
}

/** The script and the styles that every page has. */
export function firstFiles(manifest: Manifest): CodeAndStyles {
  const { imports = [] } = partOf(manifest, FIRST)
  if (imports.length > 0)
    throw new Error(`The first script waits for ${imports.join(', ')}: one more round trip`)
  return filesOf(manifest, FIRST)
}

/** Those of the pages that show reports. */
function laterFiles(manifest: Manifest): CodeAndStyles {
  const { imports = [] } = partOf(manifest, LATER)
  const others = imports.filter((source) => source !== FIRST)
  if (others.length > 0) throw new Error(`The reports need a third file: ${others.join(', ')}`)
  return filesOf(manifest, LATER)
}

function filesOf(manifest: Manifest, source: string): CodeAndStyles {
  const { css = [] } = partOf(manifest, source)
  const [styles, ...more] = css
  if (styles === undefined || more.length > 0)
    throw new Error(`${source} has not one style sheet, but ${css.length}`)
  return { script: addressOf(manifest, source), styles: `/${styles}` }
}

function addressOf(manifest: Manifest, source: string): string {
  return `/${partOf(manifest, source).file}`
}

function partOf(manifest: Manifest, source: string): Manifest[string] {
  const part = manifest[source]
  if (!part) throw new Error(`The build made nothing of ${source}`)
  return part
}
