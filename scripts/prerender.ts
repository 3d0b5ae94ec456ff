import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PRERENDERED, pageOf } from '../src/contract/pages.ts'
import { inlineCodeIn } from './inline-code.ts'
import { hashedName, partStyles } from './page-styles.ts'

const WEB = 'dist/web'
/** What the server needs to make pages from codes. */
const PAGES = 'dist/pages'
const PICTURES = 'src/content/previews'
const ROOT = '<div id="root"></div>'

type Renderer = { render: (path: string) => { title: string; html: string } }

const renderer: Renderer = await import(pathToFileURL(join(PAGES, 'entry-server.js')).href)
const template = await readFile(join(WEB, 'index.html'), 'utf8')
const loader = (await readdir(join(WEB, 'assets'))).find((file) =>
  /^after-first-paint-.*js$/.test(file),
)
const [tagOfBuild, code] =
  /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(template) ?? []
if (!loader || !tagOfBuild || !code) throw new Error('The build made no script')
const [tagOfStyles, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(template) ?? []
if (!tagOfStyles || !sheet) throw new Error('The build made no style sheet')
const { styles, fonts } = partStyles(await readFile(join(WEB, sheet), 'utf8'))
const fontsPath = `/assets/${hashedName('fonts.css', fonts)}`
await writeFile(join(WEB, fontsPath), fonts)
await rm(join(WEB, sheet))

/** The styles stand in the page and the code comes after the first paint; fonts come last. */
const LATER = `type="module" async fetchpriority="low" src="/assets/${loader}"`
const tagOfLoader = `<script ${LATER} data-fonts="${fontsPath}" data-module="${code}"></script>`
const tagOfEarlyLoader = tagOfLoader.replace('></script>', ' data-at-once></script>')

for (const { path, file } of PRERENDERED) {
  const { title, html } = renderer.render(path)
  const page = template
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(tagOfBuild, () => (isMadeInBrowser(path) ? tagOfEarlyLoader : tagOfLoader))
    .replace(tagOfStyles, () => `<style>${styles}</style>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
  const inlineCode = inlineCodeIn(page, styles)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

await writeFile(join(PAGES, 'template.html'), codePageTemplate())
await writeFile(join(PAGES, 'pictures.json'), JSON.stringify(await copyPictures()))
console.log(`Prerendered ${PRERENDERED.length} pages.`)

/** A page made from codes is read first and comes alive later, like every other page. */
function codePageTemplate(): string {
  const parts: readonly [string | RegExp, string][] = [
    [/<title>[^<]*<\/title>/, '<title>%TITLE%</title>'],
    [/<meta name="description"[^>]*>/, '%PREVIEW%'],
    [/\s*<meta (?:property="og|name="twitter)[^>]*>/g, ''],
    [tagOfBuild ?? '', tagOfLoader],
    [tagOfStyles ?? '', `<style>${styles}</style>`],
    [ROOT, '%ROOT%'],
  ]
  return parts.reduce((page, [from, to]) => page.replace(from, () => to), template)
}

/** Under a name that its content gives it: chats keep a picture for as long as its name is the same. */
async function copyPictures(): Promise<Record<string, string>> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.png'))
  const pictures = files.map(async (file) => {
    const bytes = await readFile(join(PICTURES, file))
    const path = `/assets/${hashedName(file, bytes)}`
    await cp(join(PICTURES, file), join(WEB, path))
    return [file.replace(/\.png$/, ''), path] as const
  })
  return Object.fromEntries(await Promise.all(pictures))
}

/** A page whose text is made in the browser: nothing to read comes before its code. */
function isMadeInBrowser(path: string): boolean {
  return pageOf(path).kind === 'results'
}
