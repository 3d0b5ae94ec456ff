import { hash } from 'node:crypto'
import { createRateLimit, takeAll } from './rate-limit.ts'

const OF_MAILBOX = { burst: 3, perMinute: 3 / (24 * 60) }
const OF_ALL = { burst: 200, perMinute: 200 / 60 }

/** The recipient need not be the person who asks, so no mailbox gets many. `now` in milliseconds. */
export function createCopyLimits(now: () => number) {
  const ofMailbox = createRateLimit(OF_MAILBOX, now)
  const ofAll = createRateLimit(OF_ALL, now)
  return {
    /** 0 if one more copy may be sent to this email; otherwise the milliseconds until then. */
    take: (email: string) => takeAll([ofMailbox, mailboxOf(email)], [ofAll, 'all']),
  }
}

/** Hashed, because it is kept. 'ceo+1@acme.example' and 'ceo+2@acme.example' belong to the same person. */
function mailboxOf(email: string): string {
  return hash('sha256', email.replace(/\+.*@/, '@'))
}
