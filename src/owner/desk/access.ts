import type { FastifyRequest } from 'fastify'
import type { DeskUser } from '../../contract/desk.ts'
import { valuesOf } from '../../http/raw-headers.ts'
import type { DeskProblemName } from './problems.ts'
import { isSame } from './session.ts'
import type { Session } from './session.ts'

type NoUser = { problem: DeskProblemName; sentence: string }

/** What tells a request of the owner's from any other. `port` is the one that the desk listens on. */
export type Access = {
  isOwnHost(host: string, port: number): boolean
  /** Of the page that may ask for a change. */
  originOf(host: string): string
  userOf(request: FastifyRequest, port: number): DeskUser | NoUser
  /** Where it is not this machine alone. */
  publicOrigin?: string
  /** Set where an address with a token opens the desk, once. */
  session?: Session
}

/** The port is in the name: browsers keep the cookies of all ports of a machine together. */
export function cookieNameOf(port: number): string {
  return `desk_${port}`
}

/**
 * On this machine. Only a loopback name with our port is ours: a site whose name is made to lead to
 * this machine after its page was loaded (DNS rebinding) still says its own name here.
 */
export function localAccess(session: Session): Access {
  return {
    session,
    isOwnHost: (host, port) =>
      ['127.0.0.1', 'localhost', '[::1]'].some((name) => host === `${name}:${port}`),
    originOf: (host) => `http://${host}`,
    userOf({ headers }, port) {
      const cookies = cookiesOf(headers.cookie, cookieNameOf(port))
      const isOpen = cookies.some((cookie) => session.isOpenedBy(cookie))
      if (isOpen) return { name: null, mayChange: true }
      return { problem: 'no-session', sentence: NO_SESSION }
    },
  }
}

export const NO_SESSION =
  'Your desk is open in another browser or was ended: run owner desk again, and open the address ' +
  'that it prints'

/** A page on another port can set a cookie of the same name. The owner's own still counts. */
function cookiesOf(header: string | undefined, name: string): readonly string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

export type ServiceSettings = {
  /** As people open it, without a path. */
  url: URL
  port: number
  /** What the owner's proxy hands on, so that nobody goes past it. */
  secret: string
  /** Names as the proxy hands them on. */
  editors: ReadonlySet<string>
}

/** Behind the owner's proxy, which asks people to log in and says who they are. */
export function serviceAccess({ url, secret, editors }: ServiceSettings): Access {
  return {
    publicOrigin: url.origin,
    isOwnHost: (host) => host === url.host,
    originOf: () => url.origin,
    userOf({ raw }) {
      const [given = '', ...otherSecrets] = valuesOf(raw.rawHeaders, 'x-desk-secret')
      if (otherSecrets.length > 0 || !isSame(given, secret)) {
        return { problem: 'not-from-proxy', sentence: 'The desk answers its own proxy alone' }
      }
      const [name = '', ...otherNames] = valuesOf(raw.rawHeaders, 'x-desk-user')
      if (otherNames.length > 0 || !isUserName(name)) {
        const sentence = 'The proxy of the desk must say who asks, once, in X-Desk-User'
        return { problem: 'not-from-proxy', sentence }
      }
      return { name, mayChange: editors.has(name) }
    },
  }
}

/**
 * What can be written into the settings and seen in a list. No braces: where Caddy knows no name, it sends
 * the name of its variable in braces.
 */
export function isUserName(text: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(text) && !/[{}]/.test(text)
}
