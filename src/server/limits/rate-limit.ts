import { createRecentMap } from './recent-map.ts'

type RateLimit = ReturnType<typeof createRateLimit>

const MAX_CLIENTS = 50_000

/**
 * A token bucket per client, stored as the time when the bucket is full again. Above `MAX_CLIENTS`, the
 * least recently used one is dropped. `now` in milliseconds.
 */
export function createRateLimit(
  { burst, perMinute }: { burst: number; perMinute: number },
  now: () => number,
) {
  const fullAt = createRecentMap<number>(MAX_CLIENTS)
  const tokenMs = 60_000 / perMinute

  /** When the bucket would be full again after one more token. */
  const nextFullAt = (client: string) => Math.max(fullAt.get(client) ?? 0, now()) + tokenMs

  return {
    /** 0 if the client has a token, otherwise the milliseconds until it has one. */
    waitMs: (client: string) => Math.max(0, nextFullAt(client) - now() - burst * tokenMs),
    take: (client: string) => fullAt.set(client, nextFullAt(client)),
  }
}

/** Takes a token from every bucket or from none; returns 0, or the milliseconds until all have one. */
export function takeAll(...buckets: (readonly [limit: RateLimit, client: string])[]): number {
  const waitMs = Math.max(...buckets.map(([limit, client]) => limit.waitMs(client)))
  if (waitMs === 0) for (const [limit, client] of buckets) limit.take(client)
  return waitMs
}
