import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EMBED_PAGE } from '../../src/contract/embed.ts'
import { pageOf, showsReports } from '../../src/contract/pages.ts'
import { CODE_PAGE, PRERENDERED } from '../../src/contract/prerendered.ts'
import type { PageFiles } from '../../src/web/document.tsx'
import { inlineCodeIn } from './inline-code.ts'

const WEB = 'dist/web'
/** What renders them. */
const PAGES = 'dist/pages'

type Renderer = { documentAt: (path: string, files: PageFiles) => Promise<string> }
type Manifest = Readonly<Record<string, { file: string }>>

const renderer: Renderer = await import(pathToFileURL(join(PAGES, 'entry-server.js')).href)
const manifest: Manifest = JSON.parse(await readFile(join(WEB, 'manifest.json'), 'utf8'))
const styles = (await readFile(join(WEB, fileOf('style.css')), 'utf8')).trim()

const pages = [...PRERENDERED, CODE_PAGE, EMBED_PAGE]
for (const { path, file } of pages) await writePage(path, file)

// Each page has the text of this sheet inside.
await rm(join(WEB, fileOf('style.css')))
await rm(join(WEB, 'manifest.json'))
await rm(PAGES, { recursive: true })
console.log(`Prerendered ${pages.length} pages.`)

async function writePage(path: string, file: string): Promise<void> {
  const isFilled = path === CODE_PAGE.path
  const page = await renderer.documentAt(path, {
    styles,
    priority: isFilled ? 'auto' : 'low',
    scripts: [
      addressOf('src/web/entry-client.tsx'),
      ...(path === EMBED_PAGE.path ? [addressOf('src/web/embedded.ts')] : []),
    ],
    preloads: showsReports(pageOf(path)) ? [addressOf('src/web/routes/report-pages.tsx')] : [],
  })
  const inlineCode = inlineCodeIn(page, styles)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

function addressOf(source: string): string {
  return `/${fileOf(source)}`
}

function fileOf(source: string): string {
  const built = manifest[source]
  if (!built) throw new Error(`The build made nothing of ${source}`)
  return built.file
}
