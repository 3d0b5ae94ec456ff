import { createRecentMap } from './recent-map.ts'

export type RateLimit = {
  /** 0 when a token was taken, else the milliseconds until there is one. */
  take(client: string): number
  /** For a token that was taken and not used. */
  giveBack(client: string): void
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

  return {
    take(client) {
      const at = now()
      const next = Math.max(fullAt.get(client) ?? at, at) + tokenMs
      const waitMs = next - at - burst * tokenMs
      if (waitMs > 0) return waitMs
      fullAt.set(client, next)
      return 0
    },
    giveBack(client) {
      const moment = fullAt.get(client)
      if (moment !== undefined) fullAt.set(client, moment - tokenMs)
    },
  }
}
