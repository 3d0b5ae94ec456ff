import { createRateLimit, takeAll } from './rate-limit.ts'

export type CopyLimits = {
  /** 0 where one more copy may go to this email, asked for by this client; else the milliseconds until then. */
  take(email: string, client: string): number
}

const OF_MAILBOX = { burst: 3, perMinute: 3 / (24 * 60) }
const OF_CLIENT = { burst: 10, perMinute: 10 / 60 }

/** Who is mailed need not be who asks: no mailbox gets many, whatever is asked. `now` in milliseconds. */
export function createCopyLimits(perHour: number, now: () => number): CopyLimits {
  const ofMailbox = createRateLimit(OF_MAILBOX, now)
  const ofClient = createRateLimit(OF_CLIENT, now)
  const ofAll = createRateLimit({ burst: perHour, perMinute: perHour / 60 }, now)
  return {
    take: (email, client) =>
      takeAll([ofMailbox, mailboxOf(email)], [ofClient, client], [ofAll, 'all']),
  }
}

/** 'ceo+1@acme.example' and 'ceo+2@acme.example' are read by the same person. */
function mailboxOf(email: string): string {
  return email.replace(/\+.*@/, '@')
}
