import { createRecentMap } from './recent-map.ts'

export type RateLimit = {
  /** 0 when the client has a token, else the milliseconds until it has one. */
  waitMs(client: string): number
  take(client: string): void
}

type Rate = { burst: number; perMinute: number; mostClients: number }

/**
 * A token bucket for each client, kept as the one moment at which the bucket is full again.
 * Beyond `mostClients` the one that took least recently is forgotten. `now` in milliseconds.
 */
export function createRateLimit(
  { burst, perMinute, mostClients }: Rate,
  now: () => number,
): RateLimit {
  const fullAt = createRecentMap<number>(mostClients)
  const tokenMs = 60_000 / perMinute

  /** When the bucket would be full again after one more token. */
  const nextFullAt = (client: string) => Math.max(fullAt.get(client) ?? 0, now()) + tokenMs

  return {
    waitMs: (client) => Math.max(0, nextFullAt(client) - now() - burst * tokenMs),
    take: (client) => fullAt.set(client, nextFullAt(client)),
  }
}
