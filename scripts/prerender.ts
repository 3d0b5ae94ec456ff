import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PRERENDERED, pageOf } from '../src/contract/pages.ts'
import { inlineCodeIn } from './inline-code.ts'
import { hashedName, partStyles } from './page-styles.ts'

const WEB = 'dist/web'
const PRERENDER = 'dist/prerender'
const ROOT = '<div id="root"></div>'

type Renderer = { render: (path: string) => { title: string; html: string } }

const renderer: Renderer = await import(pathToFileURL(join(PRERENDER, 'entry-server.js')).href)
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
    .replace(tagOfBuild, () => (isReport(path) ? tagOfEarlyLoader : tagOfLoader))
    .replace(tagOfStyles, () => `<style>${styles}</style>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
  const inlineCode = inlineCodeIn(page, styles)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

await rm(PRERENDER, { recursive: true })
console.log(`Prerendered ${PRERENDERED.length} pages.`)

/** A page whose text is made in the browser: nothing to read comes before its code. */
function isReport(path: string): boolean {
  return ['results', 'report'].includes(pageOf(path).kind)
}
