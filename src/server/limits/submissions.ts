import type { SaveOutcome } from '../../store/store.ts'
import type { SubmissionLimits } from '../config.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRecentMap } from './recent-map.ts'

/** Refused: this client, or everyone together, sends too much. */
export type Limited = { retryAfterSeconds: number }

export type Submissions = {
  /** Whether as many saves wait for the store as may. */
  isFull(): boolean
  /** Saves unless the client, or everyone together, sends too much. What `save` throws is thrown. */
  submit(
    client: string,
    key: string,
    save: () => Promise<SaveOutcome>,
  ): Promise<SaveOutcome | Limited>
}

const MOST_CLIENTS = 50_000
const MOST_KEYS = 10_000
const EVERYONE = 'everyone'

/**
 * Only new rows cost a token: a repeat of a key that was kept lately is free, and a token is given
 * back when the store had the row already, refused it or failed. `now` in milliseconds.
 */
export function createSubmissions(limits: SubmissionLimits, now: () => number): Submissions {
  const { clientBurst, clientPerMinute, totalPerMinute, mostPending } = limits
  const perClient = createRateLimit(
    { burst: clientBurst, perMinute: clientPerMinute, mostClients: MOST_CLIENTS },
    now,
  )
  const total = createRateLimit(
    { burst: totalPerMinute, perMinute: totalPerMinute, mostClients: 1 },
    now,
  )
  const keptKeys = createRecentMap<true>(MOST_KEYS)
  let pending = 0

  function take(client: string): number {
    const clientWaitMs = perClient.take(client)
    if (clientWaitMs > 0) return clientWaitMs
    const waitMs = total.take(EVERYONE)
    if (waitMs > 0) perClient.giveBack(client)
    return waitMs
  }

  function giveBack(client: string): void {
    perClient.giveBack(client)
    total.giveBack(EVERYONE)
  }

  return {
    isFull: () => pending >= mostPending,
    async submit(client, key, save) {
      const isFree = keptKeys.get(key) ?? false
      const waitMs = isFree ? 0 : take(client)
      if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) }
      let outcome: SaveOutcome | undefined
      pending += 1
      try {
        outcome = await save()
        return outcome
      } finally {
        pending -= 1
        if (outcome !== undefined) keptKeys.set(key, true)
        if (outcome !== 'saved' && !isFree) giveBack(client)
      }
    },
  }
}
