import { createRateLimit, takeAll } from './rate-limit.ts'

export type CopyLimits = {
  /** 0 if one more copy may be sent to this email for this client; otherwise the milliseconds until then. */
  take(email: string, client: string): number
}

const OF_MAILBOX = { burst: 3, perMinute: 3 / (24 * 60) }
const OF_CLIENT = { burst: 10, perMinute: 10 / 60 }

/** The recipient need not be the person who asks, so no mailbox gets many. `now` in milliseconds. */
export function createCopyLimits(perHour: number, now: () => number): CopyLimits {
  const ofMailbox = createRateLimit(OF_MAILBOX, now)
  const ofClient = createRateLimit(OF_CLIENT, now)
  const ofAll = createRateLimit({ burst: perHour, perMinute: perHour / 60 }, now)
  return {
    take: (email, client) =>
      takeAll([ofMailbox, mailboxOf(email)], [ofClient, client], [ofAll, 'all']),
  }
}

/** 'ceo+1@acme.example' and 'ceo+2@acme.example' belong to the same person. */
function mailboxOf(email: string): string {
  return email.replace(/\+.*@/, '@')
}
