import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Account } from './account.ts'
import type { ReadAccounts } from './accounts-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in person; set by the guard. */
    account?: Account | undefined
  }
}

export const SESSION_SECONDS = 12 * 60 * 60

export type Sessions = ReturnType<typeof createSessions>

/** Sessions in memory, so a restart ends all of them. */
export function createSessions(readAccounts: ReadAccounts, now: () => number) {
  const sessions = new Map<string, { account: Account; endsAt: number }>()
  return {
    /** Returns the token for the cookie. */
    begin(account: Account): string {
      for (const [token, { endsAt }] of sessions) if (endsAt <= now()) sessions.delete(token)
      const token = randomBytes(32).toString('base64url')
      sessions.set(token, { account, endsAt: now() + SESSION_SECONDS * 1000 })
      return token
    },
    /** The account, as long as it has not changed since login. */
    accountOf(token: string): Account | undefined {
      const session = sessions.get(token)
      if (!session || session.endsAt <= now()) return undefined
      const { name, secret, mayChange } = session.account
      const current = readAccounts().get(name)
      if (current?.secret === secret && current.mayChange === mayChange) return current
      sessions.delete(token)
      return undefined
    },
    end: (token: string) => void sessions.delete(token),
  }
}

/** The name for the activity list. */
export function actorOf({ account }: FastifyRequest): string {
  if (!account) throw new Error('No one is logged in')
  return account.name
}
