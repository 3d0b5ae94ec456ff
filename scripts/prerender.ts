import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SITE } from '../src/content/site.ts'
import { PRERENDERED } from '../src/contract/pages.ts'
import { inlineCodeIn } from './inline-code.ts'

const WEB = 'dist/web'
const PRERENDER = 'dist/prerender'
const ROOT = '<div id="root"></div>'

type Renderer = { render: (path: string) => { title: string; html: string } }

const renderer: Renderer = await import(pathToFileURL(join(PRERENDER, 'entry-server.js')).href)
const template = await readFile(join(WEB, 'index.html'), 'utf8')

for (const { path, file } of PRERENDERED) {
  const { title, html } = renderer.render(path)
  const page = template
    .replaceAll('%SITE_ADDRESS%', SITE.address)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
  const inlineCode = inlineCodeIn(page)
  if (inlineCode)
    throw new Error(`${file} has inline code, which the content policy blocks: ${inlineCode}`)
  await mkdir(dirname(join(WEB, file)), { recursive: true })
  await writeFile(join(WEB, file), page)
}

await rm(PRERENDER, { recursive: true })
console.log(`Prerendered ${PRERENDERED.length} pages.`)

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
