import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LEADS_PATH, RESPONSES_PATH } from '../contract/api.ts'
import { sendProblem } from './problem.ts'
import type { Submissions } from './submissions.ts'

type Done = () => void

/** Stopping: requests under way are answered, later ones are sent to another server. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

export function requireHost({ raw }: FastifyRequest, reply: FastifyReply, done: Done): void {
  if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
    sendProblem(reply, 'malformed-request')
  } else done()
}

/** The two addresses that take rows take POST alone; all others are only read. */
export function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  const path = pathnameOf(request.url)
  const allowed = path === LEADS_PATH || path === RESPONSES_PATH ? ['POST'] : ['GET', 'HEAD']
  if (allowed.includes(request.method)) done()
  else sendProblem(reply, 'method-not-allowed', { headers: { allow: allowed.join(', ') } })
}

/** The address as it was sent, without the query. */
export function pathnameOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/**
 * Whether a browser says that another site's page sent this. `Sec-Fetch-Site` decides where it is
 * sent, for no page can forge it; `Origin` is for older browsers and for plain http.
 */
export function isCrossSite(
  { host, origin, 'sec-fetch-site': site }: FastifyRequest['headers'],
  publicOrigin: string | undefined,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined || origin === publicOrigin) return false
  return origin !== `http://${host}` && origin !== `https://${host}`
}

export function refuseCrossSite(publicOrigin: string | undefined) {
  return ({ headers }: FastifyRequest, reply: FastifyReply, done: Done): void => {
    if (isCrossSite(headers, publicOrigin)) sendProblem(reply, 'cross-site')
    else done()
  }
}

/** A form or a script of another site cannot send this type without asking first. */
export function requireJson({ headers }: FastifyRequest, reply: FastifyReply, done: Done): void {
  const isJson = /^application\/json *(; *charset="?utf-8"? *)?$/i.test(
    headers['content-type'] ?? '',
  )
  if (isJson && headers['content-encoding'] === undefined) done()
  else sendProblem(reply, 'not-json')
}

export function refuseWhenFull({ isFull }: Submissions) {
  return (_request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    if (isFull()) sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
    else done()
  }
}
