import type { SubmissionLimits } from '../config.ts'
import { createRateLimit, takeAll } from './rate-limit.ts'

/** Refused: this client, or everyone together, sends too much. */
export type Limited = { retryAfterSeconds: number }

export type Submissions = {
  /** Whether the most saves that may wait for the store do so. */
  isFull(): boolean
  /** Whether any save waits for the store. */
  isSaving(): boolean
  /**
   * Saves unless the client, or everyone together, sends too much; a repeat counts like a new row. What
   * `save` throws is thrown.
   */
  submit<Outcome>(client: string, save: () => Promise<Outcome>): Promise<Outcome | Limited>
}

/** `now` in milliseconds. */
export function createSubmissions(limits: SubmissionLimits, now: () => number): Submissions {
  const { clientBurst, clientPerMinute, totalPerMinute, mostPending } = limits
  const ofClient = createRateLimit({ burst: clientBurst, perMinute: clientPerMinute }, now)
  const ofAll = createRateLimit({ burst: totalPerMinute, perMinute: totalPerMinute }, now)
  let pending = 0

  return {
    isFull: () => pending >= mostPending,
    isSaving: () => pending > 0,
    async submit(client, save) {
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
