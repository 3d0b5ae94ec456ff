import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { comparisonPictures, reportPictures } from '../../src/content/previews.ts'
import { picturePathOf } from '../../src/contract/code-pages.ts'
import { EMBED_PAGE } from '../../src/contract/embed.ts'
import { HOME_PATH, pageOf, showsReports } from '../../src/contract/pages.ts'
import type { Page } from '../../src/contract/pages.ts'
import { PRERENDERED } from '../../src/contract/prerendered.ts'
import { inlineCodeIn } from './inline-code.ts'
import { firstFiles, laterFiles } from './page-files.ts'
import type { Manifest } from './page-files.ts'
import { frameScriptTagOf, scriptTagsOf } from './page-scripts.ts'
import { hashOf, pageStylesOf } from './page-styles.ts'

const WEB = 'dist/web'
/** What the server needs to make pages from codes. */
const PAGES = 'dist/pages'
const ROOT = '<div id="root"></div>'

type Renderer = { render: (path: string) => { title: string; html: string } }

const renderer: Renderer = await import(pathToFileURL(join(PAGES, 'entry-server.js')).href)
const template = await readFile(join(WEB, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(join(WEB, 'manifest.json'), 'utf8'))
const [tagOfBuild] = /<script type="module" crossorigin src="[^"]+"><\/script>/.exec(template) ?? []
if (!tagOfBuild) throw new Error('The build made no script')
const [tagOfStyles] = /<link rel="stylesheet"[^>]*>/.exec(template) ?? []
if (!tagOfStyles) throw new Error('The build made no style sheet')
const firstStyles = await readFile(join(WEB, firstFiles(manifest).styles), 'utf8')
const laterStyles = await readFile(join(WEB, laterFiles(manifest).styles), 'utf8')
// Those of every page stand in the pages themselves.
await rm(join(WEB, firstFiles(manifest).styles))

/** Until its first paint a page is set in the device's own faces: see tokens.css. */
const ELEMENT = '<html '
const UNPAINTED = '<html data-unpainted '

for (const { path, file } of [...PRERENDERED, EMBED_PAGE]) {
  const { title, html } = renderer.render(path)
  const isEmbedded = path === EMBED_PAGE.path
  const shown = pageOf(isEmbedded ? HOME_PATH : path)
  const scripts = scriptTagsOf(manifest, shown) + (isEmbedded ? frameScriptTagOf(manifest) : '')
  const styles = stylesOf(shown)
  const page = template
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(tagOfBuild, () => scripts)
    .replace(tagOfStyles, () => `<style>${styles}</style>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
    .replace(ELEMENT, isEmbedded ? `${UNPAINTED}data-embedded ` : UNPAINTED)
  const inlineCode = inlineCodeIn(page, styles)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

await writeFile(join(PAGES, 'template.html'), codePageTemplate())
await writeFile(join(PAGES, 'pictures.json'), JSON.stringify(await pictureAddresses()))
await rm(join(WEB, 'manifest.json'))
console.log(`Prerendered ${PRERENDERED.length} pages.`)

function stylesOf(page: Page): string {
  return pageStylesOf(showsReports(page) ? [firstStyles, laterStyles] : [firstStyles])
}

/** A page made from codes is read first and comes alive later, like every other page. */
function codePageTemplate(): string {
  const anyReport: Page = { kind: 'report', code: '' }
  const parts: readonly [string | RegExp, string][] = [
    [/<title>[^<]*<\/title>/, '<title>%TITLE%</title>'],
    [/<meta name="description"[^>]*>/, '%PREVIEW%'],
    [/\s*<meta (?:property="og|name="twitter)[^>]*>/g, ''],
    [tagOfBuild ?? '', scriptTagsOf(manifest, anyReport)],
    [tagOfStyles ?? '', `<style>${stylesOf(anyReport)}</style>`],
    [ROOT, '%ROOT%'],
    [ELEMENT, UNPAINTED],
  ]
  return parts.reduce((page, [from, to]) => page.replace(from, () => to), template)
}

/** With its content in its address: chats keep a picture for as long as its address is the same. */
async function pictureAddresses(): Promise<Record<string, string>> {
  const names = [...[...reportPictures(), ...comparisonPictures()].map(({ name }) => name), 'team']
  const isThere = (name: string) => existsSync(join(WEB, picturePathOf(name)))
  const missing = names.filter((name) => !isThere(name))
  if (missing.length > 0) console.warn(`No picture of ${missing.join(', ')}: npm run previews`)
  const pictures = names.filter(isThere).map(async (name) => {
    const path = picturePathOf(name)
    return [name, `${path}?${hashOf(await readFile(join(WEB, path)))}`] as const
  })
  return Object.fromEntries(await Promise.all(pictures))
}
