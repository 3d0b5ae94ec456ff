import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { DeskUser } from '../../contract/desk.ts'
import { clientOf } from '../../http/client.ts'
import { isPasswordOf } from './account.ts'
import type { Account } from './account.ts'
import type { ReadAccounts } from './accounts-file.ts'
import { createLoginTries } from './login-tries.ts'
import { refuse } from './problems.ts'
import { login, read } from './requests.ts'
import { SESSION_SECONDS } from './sessions.ts'
import type { Sessions } from './sessions.ts'

const WRONG_PASSWORD_MS = 1000

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
    const address = clientOf(request.ip)
    if (!tries.begin(address)) {
      return refuse(reply, 429, 'Too many attempts. Wait five minutes, then try again.')
    }
    const account = readAccounts().get(name)
    if (!(await isPasswordOf(account, password)) || !account) {
      await wait(WRONG_PASSWORD_MS)
      return refuse(reply, 401, 'Wrong name or password.')
    }
    tries.takeBack(address)
    return reply
      .header('set-cookie', cookieOf(request, sessions.begin(account), SESSION_SECONDS))
      .send(userOf(account))
  })
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

/** A browser shares the cookies of all ports of a host. */
function cookieNameOf({ socket }: FastifyRequest): string {
  return `desk_${socket.localPort}`
}
