import type { FastifyReply, FastifyRequest } from 'fastify'
import { EMBED_PAGE, EMBED_SCRIPT_PATH } from '../../contract/embed.ts'
import type { Headers } from '../../http/headers.ts'
import { pathnameOf } from './guards.ts'
import { isNotModified, representationFor } from './negotiation.ts'
import type { Site, SiteFile } from './site-files.ts'

const FRAMED_PATHS: readonly string[] = [EMBED_PAGE.path, EMBED_SCRIPT_PATH]

/** `.html` files are pages, which have their own addresses. */
export function pageFileAt({ pages }: Site, path: string): SiteFile | undefined {
  return pages.get(path === '/404' ? '' : path)
}

/**
 * Sends the file at an address, with the headers `framed` if other sites may use it. False if there is no
 * such file.
 */
export function sendFile(
  site: Site,
  framed: Headers,
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const path = pathnameOf(url)
  const file = site.assets.get(path) ?? pageFileAt(site, path)
  if (!file) return false
  const representation = representationFor(file, headers['accept-encoding'])
  if (FRAMED_PATHS.includes(path)) reply.removeHeader('x-frame-options').headers(framed)
  reply.headers(representation.headers)
  if (isNotModified(headers['if-none-match'], representation.etag)) reply.code(304).send()
  else reply.send(representation.bytes)
  return true
}
