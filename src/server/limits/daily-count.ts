import { createHash } from 'node:crypto'
import { createRecentMap } from './recent-map.ts'

export type DailyCount = {
  /** How many times this email was added today. */
  of(email: string): number
  add(email: string): void
}

const MOST_EMAILS = 50_000

/** Leads per email on the current day in UTC. `now` in milliseconds. */
export function createDailyCount(now: () => number = Date.now): DailyCount {
  const counts = createRecentMap<number>(MOST_EMAILS)

  function keyOf(email: string): string {
    const day = new Date(now()).toISOString().slice(0, 10)
    return createHash('sha256').update(`${day} ${email}`).digest('base64')
  }

  return {
    of: (email) => counts.get(keyOf(email)) ?? 0,
    add(email) {
      const key = keyOf(email)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
  }
}
