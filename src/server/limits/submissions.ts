import type { SaveOutcome } from '../../store/store.ts'
import type { SubmissionLimits } from '../config.ts'
import type { Networks } from './networks.ts'
import { createRateLimit } from './rate-limit.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRecentMap } from './recent-map.ts'

/** Refused: this client, its network, or everyone together sends too much. */
export type Limited = { retryAfterSeconds: number }

export type Submissions = {
  /** Whether the most saves that may wait for the store do so. */
  isFull(): boolean
  /** Whether any save waits for the store. */
  isSaving(): boolean
  /** Saves unless the client, or everyone together, sends too much. What `save` throws is thrown. */
  submit(
    client: Networks,
    key: string,
    save: () => Promise<SaveOutcome>,
  ): Promise<SaveOutcome | Limited>
}

type Bucket = readonly [limit: RateLimit, key: string]

const MOST_CLIENTS = 50_000
const MOST_KEYS = 10_000
const EVERYONE = 'everyone'
/** What a client may send, and how many times that the two networks around it. */
const TIMES = [1, 4, 8]
/** On top of what all may send together, for networks that have sent little. */
const RESERVED_SHARE = 0.2
/** A lead, a response, and one more try; after that three in an hour. */
const LITTLE = { burst: 3, perMinute: 3 / 60 }

/**
 * Only new rows cost a token: a repeat of a key that was kept lately is free, and a token is given
 * back when the store had the row already, refused it or failed. `now` in milliseconds.
 */
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
  const keptKeys = createRecentMap<true>(MOST_KEYS)
  let pending = 0

  function forEveryone(perMinute: number): RateLimit {
    return createRateLimit({ burst: perMinute, perMinute, mostClients: 1 }, now)
  }

  /** Where everyone together has sent too much, a network that has sent little is still let in. */
  function take(client: Networks): readonly Bucket[] | Limited {
    const own = perNetwork.flatMap((limit, level): Bucket[] => {
      const network = client[level]
      return network === undefined ? [] : [[limit, network]]
    })
    const widest = client.at(-1) ?? client[0]
    const open: Bucket[] = [...own, [total, EVERYONE]]
    const waitMs = takeAll(open)
    if (waitMs === 0) return open
    const reserved: Bucket[] = [...own, [newcomers, widest], [reserve, EVERYONE]]
    if (takeAll(reserved) === 0) return reserved
    return { retryAfterSeconds: Math.ceil(waitMs / 1000) }
  }

  return {
    isFull: () => pending >= mostPending,
    isSaving: () => pending > 0,
    async submit(client, key, save) {
      const taken = keptKeys.get(key) ? [] : take(client)
      if ('retryAfterSeconds' in taken) return taken
      let outcome: SaveOutcome | undefined
      pending += 1
      try {
        outcome = await save()
        return outcome
      } finally {
        pending -= 1
        if (outcome !== undefined) keptKeys.set(key, true)
        if (outcome !== 'saved') giveBackAll(taken)
      }
    },
  }
}

/** A token of each or of none; 0, or the milliseconds until it is worth another try. */
function takeAll(buckets: readonly Bucket[]): number {
  for (const [index, [limit, key]] of buckets.entries()) {
    const waitMs = limit.take(key)
    if (waitMs > 0) {
      giveBackAll(buckets.slice(0, index))
      return waitMs
    }
  }
  return 0
}

function giveBackAll(buckets: readonly Bucket[]): void {
  for (const [limit, key] of buckets) limit.giveBack(key)
}
