import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { comparisonPictures, reportPictures } from '../../src/content/previews.ts'
import { picturePathOf } from '../../src/contract/code-pages.ts'
import type { CodePageFiles } from '../../src/contract/code-pages.ts'
import { EMBED_PAGE } from '../../src/contract/embed.ts'
import type { PageFiles } from '../../src/contract/page-files.ts'
import { HOME_PATH, pageOf } from '../../src/contract/pages.ts'
import type { Page } from '../../src/contract/pages.ts'
import { PRERENDERED } from '../../src/contract/prerendered.ts'
import { inlineCodeIn } from './inline-code.ts'
import { firstFiles, pageFilesOf } from './page-files.ts'
import type { Manifest } from './page-files.ts'
import { fileVersionOf } from './page-styles.ts'

const WEB = 'dist/web'
/** What the server needs to make pages from codes. */
const PAGES = 'dist/pages'
const ANY_REPORT: Page = { kind: 'report', code: '' }

type Renderer = { documentAt: (path: string, files: PageFiles) => string }

const renderer: Renderer = await import(pathToFileURL(join(PAGES, 'entry-server.js')).href)
const manifest: Manifest = JSON.parse(await readFile(join(WEB, 'manifest.json'), 'utf8'))

for (const { path, file } of PRERENDERED) await writePage(path, file, filesOf(pageOf(path)))
await writePage(EMBED_PAGE.path, EMBED_PAGE.file, filesOf(pageOf(HOME_PATH), true))

const codePages: CodePageFiles = { files: filesOf(ANY_REPORT), pictures: await pictureAddresses() }
await writeFile(join(PAGES, 'code-pages.json'), JSON.stringify(codePages))
// No page asks for this sheet: each has its text inside.
await rm(join(WEB, firstFiles(manifest).styles))
await rm(join(WEB, 'manifest.json'))
console.log(`Prerendered ${PRERENDERED.length} pages.`)

function filesOf(page: Page, isFramed = false): PageFiles {
  return pageFilesOf(manifest, page, isFramed, (sheet) => readFileSync(join(WEB, sheet), 'utf8'))
}

async function writePage(path: string, file: string, files: PageFiles): Promise<void> {
  const page = renderer.documentAt(path, files)
  const inlineCode = inlineCodeIn(page, files.styles)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

/** The hash makes a new address when a picture changes. A chat shows what it fetched under the old one. */
async function pictureAddresses(): Promise<Record<string, string>> {
  const names = [...[...reportPictures(), ...comparisonPictures()].map(({ name }) => name), 'team']
  const isThere = (name: string) => existsSync(join(WEB, picturePathOf(name)))
  const missing = names.filter((name) => !isThere(name))
  if (missing.length > 0) console.warn(`No picture of ${missing.join(', ')}: npm run previews`)
  const pictures = names.filter(isThere).map(async (name) => {
    const path = picturePathOf(name)
    return [name, `${path}?${fileVersionOf(await readFile(join(WEB, path)))}`] as const
  })
  return Object.fromEntries(await Promise.all(pictures))
}
