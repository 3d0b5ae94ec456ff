import type { Socket } from 'node:net'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { makingOf, pageOf, START_PATH } from '../../contract/pages.ts'
import type { CodePages } from '../http/code-pages.ts'
import { pathnameOf, READ_METHODS } from '../http/guards.ts'
import { sendProblem } from '../http/problem.ts'
import { pageFileAt, sendFile } from '../http/files.ts'
import type { Headers } from '../../http/headers.ts'
import { representationFor } from '../http/negotiation.ts'
import type { Site } from '../http/site-files.ts'

/** A page of its own for each code is some 100 KB that wait for whoever does not read. */
const MOST_UNREAD = 400

/** `framed`: the headers of what pages of other sites may show. */
export function pageRoutes(site: Site, codePages: CodePages, framed: Headers): FastifyPluginAsync {
  const unread = new Set<Socket>()

  /** One at a time on a connection, and not too many in all: replies that nobody reads take memory. */
  async function sendFewCodePages(path: string, request: FastifyRequest, reply: FastifyReply) {
    const { socket } = request.raw
    if (unread.has(socket) || unread.size >= MOST_UNREAD) {
      return sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
    }
    unread.add(socket)
    function forget(): void {
      unread.delete(socket)
      socket.off('close', forget)
    }
    reply.raw.once('close', forget)
    // A reply that waits for another one on its connection does not hear of the end.
    socket.once('close', forget)
    return sendCodePage(codePages, path, request, reply)
  }

  return async (app) => {
    app.route({
      method: [...READ_METHODS],
      url: '/*',
      handler: (request, reply) => {
        if (sendFile(site, framed, request, reply)) return reply
        const path = pathnameOf(request.url)
        return makingOf(pageOf(path)) === 'codes'
          ? sendFewCodePages(path, request, reply)
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

/** For an address where no file lies. */
export function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathnameOf(request.url)
  const shorter = path.endsWith('/') ? path.slice(0, -1) : path
  if (pageOf(shorter).kind === 'unknown-question') return reply.redirect(START_PATH, 302)
  const isLonger = shorter !== path
  if (isLonger && (pageFileAt(site, shorter) || makingOf(pageOf(shorter)) === 'codes')) {
    return reply.redirect(shorter, 308)
  }
  const file = site.pages.get('/404')
  if (!file) throw new Error('The site has no page /404')
  const { bytes, headers } = representationFor(file, request.headers['accept-encoding'])
  return reply.code(404).headers(headers).send(bytes)
}
