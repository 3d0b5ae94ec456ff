import type { SubmissionLimits } from '../config.ts'
import { widestOf } from './networks.ts'
import type { Networks } from './networks.ts'
import { createRateLimit } from './rate-limit.ts'
import type { RateLimit } from './rate-limit.ts'

/** Refused: this client, its network, or everyone together sends too much. */
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
  submit<Outcome>(client: Networks, save: () => Promise<Outcome>): Promise<Outcome | Limited>
}

type Bucket = readonly [limit: RateLimit, client: string]

const MOST_CLIENTS = 50_000
const EVERYONE = 'everyone'
/** What a client may send, and how many times that the two networks around it. */
const TIMES = [1, 4, 8]
/** On top of what all may send together, for networks that have sent little. */
const RESERVED_SHARE = 0.2
/** A lead, a response, and one more try; after that three in an hour. */
const LITTLE = { burst: 3, perMinute: 3 / 60 }

/** `now` in milliseconds. */
export function createSubmissions(limits: SubmissionLimits, now: () => number): Submissions {
  const { clientBurst, clientPerMinute, totalPerMinute, mostPending } = limits
  const perNetwork = TIMES.map((times) =>
    createRateLimit(
      { burst: times * clientBurst, perMinute: times * clientPerMinute, mostClients: MOST_CLIENTS },
      now,
    ),
  )
  const newcomers = createRateLimit({ ...LITTLE, mostClients: MOST_CLIENTS }, now)
  const total = forEveryone(totalPerMinute)
  const reserve = forEveryone(Math.ceil(RESERVED_SHARE * totalPerMinute))
  let pending = 0

  function forEveryone(perMinute: number): RateLimit {
    return createRateLimit({ burst: perMinute, perMinute, mostClients: 1 }, now)
  }

  /**
   * 0, or the milliseconds until it is worth another try. Where everyone together has sent too much, a
   * network that has sent little is still let in.
   */
  function takeToken(client: Networks): number {
    const own = perNetwork.flatMap((limit, level): Bucket[] => {
      const network = client[level]
      return network === undefined ? [] : [[limit, network]]
    })
    const waitMs = takeAll([...own, [total, EVERYONE]])
    if (waitMs === 0) return 0
    return takeAll([...own, [newcomers, widestOf(client)], [reserve, EVERYONE]]) === 0 ? 0 : waitMs
  }

  return {
    isFull: () => pending >= mostPending,
    isSaving: () => pending > 0,
    async submit(client, save) {
      const waitMs = takeToken(client)
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

/** A token of each or of none; 0, or the milliseconds until all have one. */
function takeAll(buckets: readonly Bucket[]): number {
  const waitMs = Math.max(...buckets.map(([limit, client]) => limit.waitMs(client)))
  if (waitMs === 0) for (const [limit, client] of buckets) limit.take(client)
  return waitMs
}
