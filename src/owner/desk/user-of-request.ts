import type { FastifyRequest } from 'fastify'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; there behind the guard. */
    account?: Account | undefined
  }
}

/** The name that goes on the list of who did what. */
export function byOf({ account }: FastifyRequest): string {
  if (!account) throw new Error('Nobody is logged in')
  return account.name
}
