import type { SubmissionLimits } from '../config.ts'
import { createRateLimit, takeAll } from './rate-limit.ts'

/** This client, or everyone together, sends too much. */
export type Limited = { retryAfterSeconds: number }

export type Submissions = ReturnType<typeof createSubmissions>

/** `now` in milliseconds. */
export function createSubmissions(limits: SubmissionLimits, now: () => number) {
  const { clientBurst, clientPerMinute, totalPerMinute, maxPending } = limits
  const ofClient = createRateLimit({ burst: clientBurst, perMinute: clientPerMinute }, now)
  const ofAll = createRateLimit({ burst: totalPerMinute, perMinute: totalPerMinute }, now)
  let pending = 0

  return {
    /** Whether as many saves wait for the store as may. */
    isFull: () => pending >= maxPending,
    /** Whether any save waits for the store. */
    isSaving: () => pending > 0,
    /**
     * Saves unless the client, or everyone together, sends too much. A repeat counts like a new row. Errors
     * of `save` are rethrown.
     */
    async submit<Outcome>(
      client: string,
      save: () => Promise<Outcome>,
    ): Promise<Outcome | Limited> {
      const waitMs = takeAll([ofClient, client], [ofAll, 'all'])
      if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) }
      pending += 1
      try {
        return await save()
      } finally {
        pending -= 1
      }
    },
  }
}
