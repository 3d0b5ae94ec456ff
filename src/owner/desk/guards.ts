import type { FastifyReply, FastifyRequest } from 'fastify'
import { DESK_PATHS } from '../../contract/desk.ts'
import { valuesOf } from '../../http/raw-headers.ts'
import type { Access } from './access.ts'
import { refuse } from './problems.ts'

type Done = () => void
type Guard = (request: FastifyRequest, reply: FastifyReply, done: Done) => void

export function requireOwnHost(access: Access, portOf: () => number): Guard {
  return ({ raw }, reply, done) => {
    const [host = '', ...others] = valuesOf(raw.rawHeaders, 'host')
    if (others.length === 0 && access.isOwnHost(host, portOf())) done()
    else refuse(reply, 'other-host', 'The desk answers under its own address alone')
  }
}

/** A change is asked for by the desk's own page, which says so: other programs say nothing. */
export function requireOwnOrigin(access: Access): Guard {
  return ({ method, headers, routeOptions }, reply, done) => {
    const { host = '', origin, 'sec-fetch-site': site } = headers
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
    const isRead = method === 'GET' || method === 'HEAD'
    // People click addresses in a chat or a mail. A page itself holds nothing of anybody.
    const isPage = isRead && routeOptions.url?.startsWith('/api/') === false
    const isOwn = isRead ? isOwnSite : isOwnSite && origin === access.originOf(host)
    if (isOwn || isPage) done()
    else refuse(reply, 'other-site', 'Only a page of the desk may ask for this')
  }
}

export function requireUser(
  userOf: (request: FastifyRequest) => ReturnType<Access['userOf']>,
): Guard {
  return (request, reply, done) => {
    const user = userOf(request)
    if ('problem' in user) return refuse(reply, user.problem, user.sentence)
    const isExport = request.routeOptions.url === DESK_PATHS.exportFile
    if (user.mayChange || (request.method === 'GET' && !isExport)) return done()
    return refuse(reply, 'not-editor', `${user.name} may look, but not export or change anything`)
  }
}
