import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isFromCodes, isUnlisted, pageOf, START_PATH } from '../../contract/pages.ts'
import { pathnameOf, READ_METHODS } from '../http/guards.ts'
import { pageFileAt, sendFile, sendRepresentation } from '../http/files.ts'
import type { Headers } from '../../http/headers.ts'
import { unstoredPageOf } from '../http/site-files.ts'
import type { Site } from '../http/site-files.ts'
import type { Submissions } from '../limits/submissions.ts'
import { saidIn } from '../said.ts'

/** Not in robots.txt: who may not fetch a page cannot read this, and may list its address. */
export const UNLISTED = 'noindex, noarchive, nosnippet'

/** `framed`: the headers for what other sites may embed. While rows are saved, nothing is compressed. */
export function pageRoutes(
  site: Site,
  { isSaving }: Pick<Submissions, 'isSaving'>,
  framed: Headers,
  publicOrigin: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: [...READ_METHODS],
      url: '/*',
      handler: async (request, reply) => {
        if (sendFile(site, framed, request, reply)) return reply
        const path = pathnameOf(request.url)
        if (isUnlisted(path)) reply.header('x-robots-tag', UNLISTED)
        const page = pageOf(path)
        if (!isFromCodes(page)) return sendPage(site, request, reply)
        const { codePageOf } = await saidIn(undefined)
        const { status, html } = codePageOf(site.codePage, page, publicOrigin)
        reply.code(status)
        return sendRepresentation(unstoredPageOf(html, !isSaving()), request, reply)
      },
    })
  }
}

/** For an address without a file. */
export function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathnameOf(request.url)
  const shorter = path.endsWith('/') ? path.slice(0, -1) : path
  if (pageOf(shorter).kind === 'unknown-question') return reply.redirect(START_PATH, 302)
  const isLonger = shorter !== path
  if (isLonger && (pageFileAt(site, shorter) || isFromCodes(pageOf(shorter)))) {
    return reply.redirect(shorter, 308)
  }
  const file = site.pages.get('/404')
  if (!file) throw new Error('The site has no page /404')
  return sendRepresentation(file, request, reply.code(404))
}
