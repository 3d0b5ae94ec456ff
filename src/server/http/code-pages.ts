import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { CodePageHead, CodePageRenderer, Preview } from '../../contract/code-pages.ts'
import { createRecentMap } from '../limits/recent-map.ts'
import { representationOf } from './site-files.ts'
import type { SiteFile } from './site-files.ts'

type CodePage = { status: 200 | 404; file: SiteFile }

export type CodePages = {
  /** The page made from the codes in an address. */
  at(path: string): Promise<CodePage>
}

/** What the build leaves beside the pages, and what this server is called. */
export type CodePageParts = {
  renderer: CodePageRenderer
  /** A whole page with %TITLE%, %PREVIEW% and %ROOT% in it. */
  template: string
  /** From the name of a preview picture to its address on this site. */
  pictures: Readonly<Record<string, string>>
}

const MOST_KEPT = 500
/** Rendering takes at most a fifth of the server's time. */
const REST_FACTOR = 4
/** A middle quality: most of the gain for a tenth of the time. */
const BROTLI_QUALITY = 5

const toBrotli = promisify(brotliCompress)

/**
 * Pages made from codes, rendered on demand and kept for a while. While the server is busy a page
 * goes out that the browser fills, with its title and its preview: a flood of codes never holds up
 * a lead. `publicOrigin`: previews name pictures by it; without it they have none.
 */
export function createCodePages(
  { renderer, template, pictures }: CodePageParts,
  publicOrigin: string | undefined,
  isBusy: () => boolean,
  now: () => number,
): CodePages {
  const kept = createRecentMap<CodePage>(MOST_KEPT)
  let restUntil = 0

  function filled(head: CodePageHead, root: string): string {
    const tags = head.preview && previewTags(head.preview, publicOrigin, pictures)
    return template
      .replace('%TITLE%', () => escaped(head.title))
      .replace('%PREVIEW%', () => tags ?? '')
      .replace('%ROOT%', () => root)
  }

  function render(path: string): string {
    const startedAt = now()
    const html = renderer.render(path)
    restUntil = now() + REST_FACTOR * (now() - startedAt)
    return html
  }

  return {
    async at(path) {
      const known = kept.get(path)
      if (known) return known
      const head = renderer.headOf(path)
      if (isBusy() || now() < restUntil) {
        const unfilled = `<div id="root" data-unfilled>${renderer.unfilled}</div>`
        return { status: head.status, file: fileOf(filled(head, unfilled)) }
      }
      const text = filled(head, `<div id="root">${render(path)}</div>`)
      const page = { status: head.status, file: await compressed(text) }
      kept.set(path, page)
      return page
    },
  }
}

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

function fileOf(text: string): SiteFile {
  return { plain: representationOf(Buffer.from(text), HEADERS) }
}

async function compressed(text: string): Promise<SiteFile> {
  const br = await toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
  const headers = { ...HEADERS, vary: 'accept-encoding' }
  return {
    plain: representationOf(Buffer.from(text), headers),
    br: representationOf(br, { ...headers, 'content-encoding': 'br' }),
  }
}

function previewTags(
  { title, description, picture, pictureText }: Preview,
  publicOrigin: string | undefined,
  pictures: Readonly<Record<string, string>>,
): string {
  const path = pictures[picture]
  const tags = [
    ['name="description"', description],
    ['property="og:type"', 'website'],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ...(publicOrigin && path
      ? [
          ['property="og:image"', publicOrigin + path],
          ['property="og:image:width"', '1200'],
          ['property="og:image:height"', '630'],
          ['property="og:image:alt"', pictureText],
          ['name="twitter:card"', 'summary_large_image'],
        ]
      : []),
  ]
  return tags.map(([name, value = '']) => `<meta ${name} content="${escaped(value)}" />`).join('\n')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
