import type { FastifyRequest } from 'fastify'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in person; set by the guard. */
    account?: Account | undefined
  }
}

/** The name for the activity list. */
export function byOf({ account }: FastifyRequest): string {
  if (!account) throw new Error('No one is logged in')
  return account.name
}
