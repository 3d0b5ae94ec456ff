import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LANGUAGES } from '../../generated/languages.ts'
import { SITE } from '../../generated/site.ts'
import { readBuiltFiles } from '../../http/built-files.ts'
import { contentTypeOf, HTML } from '../../http/content-types.ts'
import { EMBED_PAGE, EMBED_SCRIPT_PATH } from '../../contract/embed.ts'
import { hrefOf } from '../../contract/languages.ts'
import { RESULTS_PATH } from '../../contract/pages.ts'
import { CODE_PAGE, PRERENDERED } from '../../contract/prerendered.ts'

/** One file as it is sent: the bytes, and all its headers. */
export type Representation = {
  bytes: Buffer
  etag: string
  headers: Readonly<Record<string, string>>
}

export type SiteFile = { plain: Representation; br?: Representation | undefined }

export type SiteFiles = {
  /** Every file except the pages, by its address. */
  assets: ReadonlyMap<string, SiteFile>
  /** By their addresses in each language. */
  pages: ReadonlyMap<string, SiteFile>
  /** The page for every address made from codes, as built, by the base of its language. */
  codePages: ReadonlyMap<string, string>
  /** The styles inside the pages, without repeats. */
  pageStyles: readonly string[]
}

/** Each page takes some milliseconds of a start; the build takes the time for the best one. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** A page for one request takes a millisecond. */
const QUICKEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const REVALIDATED = 'no-cache'
const NEVER_CHANGES = 'public, max-age=31536000, immutable'
/** A page that could reveal a person's report stays out of every cache. */
const UNSTORED_PAGES = [RESULTS_PATH, '/404']

/**
 * The built site, all in memory; a compressed file (`.br`) belongs to the file beside it. Throws if a page
 * is missing or a file has an unknown type, such as a source map. `isEmbeddable`: includes what other sites
 * may embed. The build put the address from the folder of the assessment into metadata; `publicOrigin`
 * takes its place.
 */
export async function loadSiteFiles(
  folder: string,
  isEmbeddable: boolean,
  publicOrigin: string = SITE.address,
): Promise<SiteFiles> {
  const files = await readBuiltFiles(folder)
  if (publicOrigin !== SITE.address) replaceAddress(files, publicOrigin)
  if (!isEmbeddable) files.delete(EMBED_SCRIPT_PATH)
  const listed = isEmbeddable ? [...PRERENDERED, EMBED_PAGE] : PRERENDERED

  function bytesAt(path: string): Buffer {
    const bytes = files.get(path)
    if (!bytes) throw new Error(`${join(folder, path)} is missing: build the site first.`)
    return bytes
  }

  function fileAt(path: string, contentType: string, cacheControl: string): SiteFile {
    const br = files.get(`${path}.br`)
    const headers = {
      'content-type': contentType,
      'cache-control': cacheControl,
      ...(br && { vary: 'accept-encoding' }),
    }
    return {
      plain: representationOf(bytesAt(path), headers),
      ...(br && { br: representationOf(br, { ...headers, 'content-encoding': 'br' }) }),
    }
  }

  const pages = LANGUAGES.flatMap(({ base }) =>
    listed.map(({ path, file }) => {
      const cacheControl = UNSTORED_PAGES.includes(path) ? 'no-store' : REVALIDATED
      return [hrefOf(path, base), fileAt(`${base}/${file}`, HTML, cacheControl)] as const
    }),
  )
  const codePages = LANGUAGES.map(
    ({ base }) => [base, bytesAt(`${base}/${CODE_PAGE.file}`).toString()] as const,
  )
  const assets = [...files.keys()]
    .filter((path) => !/\.(br|html)$/.test(path))
    .map((path) => {
      const cacheControl = path.startsWith('/assets/') ? NEVER_CHANGES : REVALIDATED
      return [path, fileAt(path, contentTypeOf(path), cacheControl)] as const
    })
  const styles = pages.flatMap(([, { plain }]) => stylesIn(plain.bytes.toString()))
  return {
    assets: new Map(assets),
    pages: new Map(pages),
    codePages: new Map(codePages),
    pageStyles: [...new Set(styles)],
  }
}

/** Only in the head: what React made has to be what React finds. */
function replaceAddress(files: Map<string, Buffer>, publicOrigin: string): void {
  for (const [path, bytes] of files) {
    if (!path.endsWith('.html')) continue
    const built = bytes.toString()
    const page = built.replace(/^.*<\/head>/s, (head) =>
      head.replaceAll(`="${SITE.address}/`, () => `="${publicOrigin}/`),
    )
    if (page === built) continue
    files.set(path, Buffer.from(page))
    if (files.has(`${path}.br`)) files.set(`${path}.br`, brotliCompressSync(page, QUICK_BROTLI))
  }
}

function stylesIn(page: string): string[] {
  return Array.from(page.matchAll(/<style>(.*?)<\/style>/gs), ([, styles = '']) => styles)
}

/** A page that is made for one request. */
export function unstoredPageOf(html: string, mayCompress: boolean): SiteFile {
  const bytes = Buffer.from(html)
  const headers = { 'content-type': HTML, 'cache-control': 'no-store', vary: 'accept-encoding' }
  return {
    get plain() {
      return representationOf(bytes, headers)
    },
    get br() {
      if (!mayCompress) return undefined
      const compressed = brotliCompressSync(bytes, QUICKEST_BROTLI)
      return representationOf(compressed, { ...headers, 'content-encoding': 'br' })
    },
  }
}

function representationOf(bytes: Buffer, headers: Record<string, string>): Representation {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const etag = `"${hash}"`
  return { bytes, etag, headers: { ...headers, etag } }
}
