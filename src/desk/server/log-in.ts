import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { DeskUser } from '../../contract/desk/api.ts'
import { clientOf } from '../../http/client-address.ts'
import { counted } from '../../domain/counted.ts'
import { isPasswordOf } from './account.ts'
import type { Account } from './account.ts'
import type { ReadAccounts } from './accounts-file.ts'
import { createLoginTries } from './login-tries.ts'
import { refuse } from './problems.ts'
import { login, read } from '../../contract/desk/requests.ts'
import { SESSION_SECONDS } from './sessions.ts'
import type { Sessions } from './sessions.ts'

/** What somebody gets from a provider, so that its addresses are one. */
const IPV6_NETWORK_DIGITS = 12

/** The one address that replies without a session. */
export function addLogIn(
  app: FastifyInstance,
  readAccounts: ReadAccounts,
  sessions: Sessions,
  now: () => number,
): void {
  const tries = createLoginTries(now)

  app.post(DESK_PATHS.login, async (request, reply) => {
    const { name, password } = read(login, request.body)
    const account = readAccounts().get(name)
    const outcome = await tries.check(networkOf(request.ip), name, () =>
      isPasswordOf(account, password),
    )
    if (typeof outcome === 'object') {
      const seconds = Math.ceil(outcome.waitMs / 1000)
      const sentence = `Too many attempts. Wait ${counted(seconds, 'second')}, then try again.`
      return refuse(reply.header('retry-after', String(seconds)), 429, sentence)
    }
    if (outcome === 'wrong' || !account) return refuse(reply, 401, 'Wrong name or password.')
    return reply
      .header('set-cookie', cookieOf(request, sessions.begin(account), SESSION_SECONDS))
      .send(userOf(account))
  })
}

function networkOf(address: string): string {
  const client = clientOf(address)
  return isIP(client) === 0 ? client.slice(0, IPV6_NETWORK_DIGITS) : client
}

export function addLogOut(app: FastifyInstance, sessions: Sessions): void {
  app.post(DESK_PATHS.logout, (request, reply) => {
    sessions.end(tokenOf(request))
    return reply
      .header('set-cookie', cookieOf(request, '', 0))
      .code(204)
      .send()
  })
}

export function userOf({ name, mayChange }: Account): DeskUser {
  return { name, mayChange }
}

export function tokenOf(request: FastifyRequest): string {
  const name = cookieNameOf(request)
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? ''
}

/** The origin has the scheme that the browser used, even behind a proxy. */
function cookieOf(request: FastifyRequest, token: string, seconds: number): string {
  const secure = request.headers.origin?.startsWith('https:') ? '; Secure' : ''
  return (
    `${cookieNameOf(request)}=${token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}` +
    secure
  )
}

/** A browser shares the cookies of all ports of a host. The port is the one that it sees: of a tunnel, its near end. */
function cookieNameOf({ headers: { host = '' } }: FastifyRequest): string {
  const [port = ''] = /:\d+$/.exec(host) ?? []
  return `desk${port.replace(':', '_')}`
}
