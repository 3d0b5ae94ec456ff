import type { FastifyReply, FastifyRequest } from 'fastify'
import { EMBED_PAGE, EMBED_SCRIPT_PATH } from '../../contract/embed.ts'
import type { Headers } from '../../http/headers.ts'
import { pathnameOf } from './guards.ts'
import { isNotModified, representationFor } from './negotiation.ts'
import type { Representation, Site, SiteFile } from './site-files.ts'

const FRAMED_PATHS: readonly string[] = [EMBED_PAGE.path, EMBED_SCRIPT_PATH]

/** `.html` files are pages, and pages have no other address than theirs. */
export function pageFileAt({ pages }: Site, path: string): SiteFile | undefined {
  return pages.get(path === '/404' ? '' : path)
}

/**
 * Sends a file past Fastify, whose way to a reply costs more than the bytes; the headers are put
 * together once, `common` among them, or `framed` for what is for pages of other sites. False where no file
 * lies at the address.
 */
export function createFileSender(site: Site, common: Headers, framed: Headers) {
  const known = new WeakMap<Representation, { unchanged: Headers; whole: Headers }>()

  function headersOf(representation: Representation, path: string) {
    const { bytes, headers } = representation
    const unchanged = { ...(FRAMED_PATHS.includes(path) ? framed : common), ...headers }
    const made = { unchanged, whole: { ...unchanged, 'content-length': `${bytes.length}` } }
    known.set(representation, made)
    return made
  }

  return ({ url, headers }: FastifyRequest, reply: FastifyReply): boolean => {
    const path = pathnameOf(url)
    const file = site.assets.get(path) ?? pageFileAt(site, path)
    if (!file) return false
    const representation = representationFor(file, headers['accept-encoding'])
    const { unchanged, whole } = known.get(representation) ?? headersOf(representation, path)
    const isHeld = isNotModified(headers['if-none-match'], representation.etag)
    const { raw } = reply.hijack()
    if (isHeld) raw.writeHead(304, unchanged).end()
    else raw.writeHead(200, whole).end(representation.bytes)
    return true
  }
}
