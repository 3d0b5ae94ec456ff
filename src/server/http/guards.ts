import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  COPIES_PATH,
  LEADS_PATH,
  memberAddressOf,
  MILESTONES_PATH,
  RESPONSES_PATH,
} from '../../contract/api.ts'
import { sendProblem } from './problem.ts'

type Done = () => void

/** Made before the body is read. */
export function refuseWhile(isUnavailable: () => boolean) {
  return (_request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    if (isUnavailable()) sendProblem(reply, 'unavailable', { headers: { 'retry-after': '1' } })
    else done()
  }
}

const POST_PATHS: readonly string[] = [LEADS_PATH, RESPONSES_PATH, MILESTONES_PATH, COPIES_PATH]
const MEMBER_PATH = new RegExp(`^${memberAddressOf('[^/]+', '[^/]+')}(/out)?$`)
export const READ_METHODS: readonly string[] = ['GET', 'HEAD']

/** No others, because many filters between a visitor and the server let no others pass. */
function methodsAt(path: string): readonly string[] {
  return POST_PATHS.includes(path) || MEMBER_PATH.test(path) ? ['POST'] : READ_METHODS
}

/** Addresses that accept data take only what is sent to them; all others are read-only. */
export function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  const allowed = methodsAt(pathnameOf(request.url))
  if (allowed.includes(request.method)) done()
  else sendProblem(reply, 'method-not-allowed', { headers: { allow: allowed.join(', ') } })
}

/** The address as it was sent, without the query. */
export function pathnameOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/**
 * Whether the browser says that another site's page sent this. `Sec-Fetch-Site` decides if present, since no
 * page can forge it; `Origin` is for older browsers and for plain http.
 */
function isCrossSite(
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

/** A form or a script of another site cannot send this type without a preflight request. */
export function requireJson({ headers }: FastifyRequest, reply: FastifyReply, done: Done): void {
  const isJson = /^application\/json *(; *charset="?utf-?8"? *)?$/i.test(
    headers['content-type'] ?? '',
  )
  if (isJson && headers['content-encoding'] === undefined) done()
  else sendProblem(reply, 'not-json')
}
