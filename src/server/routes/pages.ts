import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { START_PATH, pageOf } from '../../contract/pages.ts'
import type { Page } from '../../contract/pages.ts'
import type { CodePages } from '../http/code-pages.ts'
import { pathnameOf } from '../http/guards.ts'
import { isNotModified, representationFor } from '../http/negotiation.ts'
import type { Site, SiteFile } from '../http/site-files.ts'

const IS_MADE_FROM_CODES: Readonly<Record<Page['kind'], boolean>> = {
  ...{ report: true, comparison: true, team: true, codes: false },
  ...{ home: false, start: false, question: false, results: false },
  ...{ 'unknown-question': false, 'not-found': false },
}

type Content =
  | { kind: 'file'; status: 200 | 404; file: SiteFile }
  | { kind: 'redirect'; status: 302 | 308; to: string }

export function pageRoutes(site: Site, codePages: CodePages): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const path = pathnameOf(request.url)
        return IS_MADE_FROM_CODES[pageOf(path).kind]
          ? sendCodePage(codePages, path, request, reply)
          : sendPage(site, request, reply)
      },
    })
  }
}

async function sendCodePage(
  codePages: CodePages,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await codePages.at(path)
  const { bytes, headers } = representationFor(page.file, request.headers['accept-encoding'])
  return reply
    .code(page.status)
    .headers({ ...headers, 'x-robots-tag': 'noindex' })
    .send(bytes)
}

export function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const content = contentAt(site, pathnameOf(request.url))
  if (content.kind === 'redirect') return reply.redirect(content.to, content.status)
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const { bytes, etag, headers } = representationFor(content.file, acceptEncoding)
  reply.headers(headers)
  if (content.status === 200 && isNotModified(ifNoneMatch, etag)) return reply.code(304).send()
  return reply.code(content.status).send(bytes)
}

/** What lies at an address. `.html` files are pages, and pages have no other address than theirs. */
function contentAt(site: Site, path: string): Content {
  const asset = site.assets.get(path)
  if (asset) return { kind: 'file', status: 200, file: asset }
  const page = pageFileOf(site, path)
  if (page) return { kind: 'file', status: 200, file: page }
  const shorter = path.endsWith('/') ? path.slice(0, -1) : path
  if (pageOf(shorter).kind === 'unknown-question') {
    return { kind: 'redirect', status: 302, to: START_PATH }
  }
  const isLonger = shorter !== path
  if (isLonger && (pageFileOf(site, shorter) || IS_MADE_FROM_CODES[pageOf(shorter).kind])) {
    return { kind: 'redirect', status: 308, to: shorter }
  }
  return { kind: 'file', status: 404, file: fileAt(site, '/404') }
}

function pageFileOf(site: Site, path: string): SiteFile | undefined {
  return site.pages.get(path === '/404' ? '' : path)
}

function fileAt(site: Site, path: string): SiteFile {
  const file = site.pages.get(path)
  if (!file) throw new Error(`The site has no page ${path}`)
  return file
}
