import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SITE } from '../src/content/site.ts'
import { PRERENDERED, pageOf } from '../src/contract/pages.ts'
import { inlineCodeIn } from './inline-code.ts'

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
/** Styles and fonts go first. */
const LATER = 'type="module" async fetchpriority="low"'
const tagOfCode = `<script ${LATER} crossorigin src="${code}"></script>`
const tagOfLoader = `<script ${LATER} src="/assets/${loader}" data-module="${code}"></script>`

for (const { path, file } of PRERENDERED) {
  const { title, html } = renderer.render(path)
  const page = template
    .replaceAll('%SITE_ADDRESS%', SITE.address)
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(tagOfBuild, () => (isReport(path) ? tagOfCode : tagOfLoader))
    .replace(ROOT, () => `<div id="root">${html}</div>`)
  const inlineCode = inlineCodeIn(page)
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
