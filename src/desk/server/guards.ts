import type { FastifyReply, FastifyRequest } from 'fastify'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import { tokenOf } from './log-in.ts'
import { refuse } from './problems.ts'
import type { Sessions } from './sessions.ts'

type Done = () => void
type Guard = (request: FastifyRequest, reply: FastifyReply, done: Done) => void

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * A site whose name resolves to this machine (DNS rebinding) still sends its own name. `url`: the address of
 * the desk, if not on this machine.
 */
export function requireOwnHost(url: URL | undefined): Guard {
  return ({ headers: { host = '' } }, reply, done) => {
    if (LOOPBACK.test(host) || host === url?.host) done()
    else refuse(reply, 403, 'The desk is not at this address: set DESK_URL to where it opens')
  }
}

/** Browsers send the site of a request. Only a page of the desk may change something. */
export function requireOwnSite(url: URL | undefined): Guard {
  return ({ method, headers: { host = '', origin, 'sec-fetch-site': site } }, reply, done) => {
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
    const isLoopback = LOOPBACK.test(host) && origin === `http://${host}`
    const isRead = method === 'GET' || method === 'HEAD'
    if (isOwnSite && (isRead || isLoopback || (url && origin === url.origin))) done()
    else refuse(reply, 403, 'Only a page of the desk may send this: set DESK_URL to where it opens')
  }
}

/** Sets the account of a request. People with read-only access cannot export either. */
export function requireRights(sessions: Sessions): Guard {
  return (request, reply, done) => {
    const account = sessions.accountOf(tokenOf(request))
    if (!account) return refuse(reply, 401, 'Your session has ended. Sign in again.')
    request.account = account
    const { method, routeOptions } = request
    const isLook = method === 'GET' && routeOptions.url !== DESK_PATHS.leadsFile
    if (isLook || account.mayChange || routeOptions.url === DESK_PATHS.logout) return done()
    return refuse(reply, 403, `${account.name} has read-only access`)
  }
}
