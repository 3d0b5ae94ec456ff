import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './problems.ts'
import type { Session } from './session.ts'

type Done = () => void
type Guard = (request: FastifyRequest, reply: FastifyReply, done: Done) => void

/** The port is in the name: browsers keep the cookies of all ports of a machine together. */
export function cookieNameOf(port: number): string {
  return `desk_${port}`
}

/**
 * Only a loopback name with our port: a site whose name is made to lead to this machine after its
 * page was loaded (DNS rebinding) still says its own name here.
 */
export function requireOwnHost(portOf: () => number): Guard {
  return ({ raw }, reply, done) => {
    const hosts = raw.rawHeaders.filter((_, at, all) => /^host$/i.test(all[at - 1] ?? ''))
    const [host = '', ...others] = hosts
    if (others.length === 0 && isOwnHost(host, portOf())) done()
    else refuse(reply, 'other-host', 'The desk answers under its own address alone')
  }
}

/** A change is asked for by the desk's own page, which says so: other programs say nothing. */
export function requireOwnOrigin(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  done: Done,
) {
  const { host, origin, 'sec-fetch-site': site } = headers
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  const isRead = method === 'GET' || method === 'HEAD'
  const isOwn = isRead ? isOwnSite : isOwnSite && origin === `http://${host}`
  if (isOwn) done()
  else refuse(reply, 'other-site', 'Only a page of the desk may ask for this')
}

export function requireSession(session: Session, portOf: () => number): Guard {
  return ({ headers }, reply, done) => {
    const cookies = cookiesOf(headers.cookie, cookieNameOf(portOf()))
    if (cookies.some((cookie) => session.isOpenedBy(cookie))) done()
    else refuse(reply, 'no-session', NO_SESSION)
  }
}

/** All of that name: a page on another port can set one too, and may not lock the owner out. */
function cookiesOf(header: string | undefined, name: string): readonly string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

function isOwnHost(host: string, port: number): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].some((name) => host === `${name}:${port}`)
}

export const NO_SESSION =
  'Your desk is open in another browser or was ended: run owner desk again, and open the address ' +
  'that it prints'
