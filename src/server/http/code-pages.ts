import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { CodePageFiles, CodePageRenderer } from '../../contract/code-pages.ts'
import { createRecentMap } from '../limits/recent-map.ts'
import { representationOf } from './site-files.ts'
import type { SiteFile } from './site-files.ts'

type CodePage = { status: 200 | 404; file: SiteFile }

export type CodePages = {
  /** The page made from the codes in an address. */
  at(path: string): Promise<CodePage>
}

/** What the build leaves beside the pages. */
export type CodePageParts = { renderer: CodePageRenderer; built: CodePageFiles }

const MOST_CACHED = 500
/** Rendering takes at most a fifth of the server's time. */
const PAUSE_FACTOR = 4
/** A middle quality: most of the gain for a tenth of the time. */
const BROTLI_QUALITY = 5

const toBrotli = promisify(brotliCompress)

/**
 * Pages made from codes, rendered on demand and kept for a while. While the server is busy a page
 * goes out that the browser fills, with its title and its preview: a flood of codes never holds up
 * a lead.
 */
export function createCodePages(
  { renderer, built }: CodePageParts,
  publicOrigin: string | undefined,
  isBusy: () => boolean,
  now: () => number,
): CodePages {
  const cache = createRecentMap<CodePage>(MOST_CACHED)
  let pausedUntil = 0

  function render(path: string): string {
    const startedAt = now()
    const html = renderer.render(path)
    pausedUntil = now() + PAUSE_FACTOR * (now() - startedAt)
    return html
  }

  return {
    async at(path) {
      const cached = cache.get(path)
      if (cached) return cached
      const head = renderer.headOf(path)
      const root = isBusy() || now() < pausedUntil ? undefined : render(path)
      const text = renderer.documentOf(head, root, built, publicOrigin)
      if (root === undefined) return { status: head.status, file: fileOf(text) }
      const page = { status: head.status, file: await compressed(text) }
      cache.set(path, page)
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
