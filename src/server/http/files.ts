import type { FastifyReply, FastifyRequest } from 'fastify'
import { EMBED_PAGE, EMBED_SCRIPT_PATH } from '../../contract/embed.ts'
import { splitPath } from '../../contract/languages.ts'
import type { Headers } from '../../http/headers.ts'
import { pathnameOf } from './guards.ts'
import { isNotModified, representationFor } from './negotiation.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

const FRAMED_PATHS: readonly string[] = [EMBED_PAGE.path, EMBED_SCRIPT_PATH]

/** `.html` files are pages, which have their own addresses. */
export function pageFileAt({ pages }: SiteFiles, path: string): SiteFile | undefined {
  return splitPath(path).path === '/404' ? undefined : pages.get(path)
}

/**
 * Sends the file at an address, with the headers `framed` if other sites may use it. False if there is no
 * such file.
 */
export function sendFile(
  site: SiteFiles,
  framed: Headers,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const address = pathnameOf(request.url)
  const { path } = splitPath(address)
  // The way to it says in which language the frame is.
  const script = path === EMBED_SCRIPT_PATH ? site.assets.get(path) : undefined
  const file = site.assets.get(address) ?? script ?? pageFileAt(site, address)
  if (!file) return false
  if (FRAMED_PATHS.includes(path)) reply.removeHeader('x-frame-options').headers(framed)
  sendRepresentation(file, request, reply)
  return true
}

/** What the client accepts of a file; nothing if it has that already. */
export function sendRepresentation(
  file: SiteFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { bytes, etag, headers: own } = representationFor(file, headers['accept-encoding'])
  reply.headers(own)
  const isHeld = reply.statusCode === 200 && isNotModified(headers['if-none-match'], etag)
  return isHeld ? reply.code(304).send() : reply.send(bytes)
}
