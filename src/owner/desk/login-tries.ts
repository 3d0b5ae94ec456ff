import ipaddr from 'ipaddr.js'

const MOST_TRIES = 10
const WINDOW_MS = 5 * 60_000

/** Counts tries to log in, by address. */
export type LoginTries = {
  /** Whether one more may be made; it counts at once. */
  begin(address: string): boolean
  /** The last one was right and does not count. */
  takeBack(address: string): void
}

export function createLoginTries(now: () => number): LoginTries {
  const tries = new Map<string, number[]>()
  return {
    begin(address) {
      const since = now() - WINDOW_MS
      for (const [key, times] of tries) if ((times.at(-1) ?? 0) <= since) tries.delete(key)
      const recent = (tries.get(networkOf(address)) ?? []).filter((time) => time > since)
      if (recent.length >= MOST_TRIES) return false
      tries.set(networkOf(address), [...recent, now()])
      return true
    },
    takeBack: (address) => void tries.get(networkOf(address))?.pop(),
  }
}

/** An IPv6 address counts with its /64: one customer has all of those. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
