const MOST_TRIES = 10
const WINDOW_MS = 5 * 60_000

/** Counts login attempts by client. */
export type LoginTries = {
  /** Whether another attempt is allowed; it counts at once. */
  begin(client: string): boolean
  /** The last attempt succeeded and does not count. */
  takeBack(client: string): void
}

export function createLoginTries(now: () => number): LoginTries {
  const tries = new Map<string, number[]>()
  return {
    begin(client) {
      const since = now() - WINDOW_MS
      for (const [key, times] of tries) if ((times.at(-1) ?? 0) <= since) tries.delete(key)
      const recent = (tries.get(client) ?? []).filter((time) => time > since)
      if (recent.length >= MOST_TRIES) return false
      tries.set(client, [...recent, now()])
      return true
    },
    takeBack: (client) => void tries.get(client)?.pop(),
  }
}
