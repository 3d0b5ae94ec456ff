/** What Vite tells of the files it made, by the source that each begins with. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>

export type PageFiles = { script: string; styles: string }

const FIRST = 'index.html'
const LATER = 'src/web/routes/report-pages.tsx'

/** The addresses of the script and the styles that every page has. */
export function firstFiles(manifest: Manifest): PageFiles {
  const { imports = [] } = partOf(manifest, FIRST)
  if (imports.length > 0)
    throw new Error(`The first script waits for ${imports.join(', ')}: one more round trip`)
  return filesOf(manifest, FIRST)
}

/** Those of the pages that show reports. */
export function laterFiles(manifest: Manifest): PageFiles {
  const { imports = [] } = partOf(manifest, LATER)
  const others = imports.filter((source) => source !== FIRST)
  if (others.length > 0) throw new Error(`The reports need a third file: ${others.join(', ')}`)
  return filesOf(manifest, LATER)
}

function filesOf(manifest: Manifest, source: string): PageFiles {
  const { file, css = [] } = partOf(manifest, source)
  const [styles, ...more] = css
  if (styles === undefined || more.length > 0)
    throw new Error(`${source} has not one style sheet, but ${css.length}`)
  return { script: `/${file}`, styles: `/${styles}` }
}

export function partOf(manifest: Manifest, source: string): Manifest[string] {
  const part = manifest[source]
  if (!part) throw new Error(`The build made nothing of ${source}`)
  return part
}
