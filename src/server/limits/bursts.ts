import { createRecentMap } from './recent-map.ts'

export type Bursts = {
  /** Whether the same values came under another key within ten seconds; remembers them. */
  isCopy(values: string, key: string): boolean
  /** For a lead that was not kept: it makes no later one suspicious. */
  forget(values: string, key: string): void
}

const BURST_MS = 10_000
const MOST_LEADS = 10_000

/**
 * One person sends one form under one key; a script sends the same form again and again. `values`:
 * a hash of the form; the most recent ones are remembered. `now` in milliseconds.
 */
export function createBursts(now: () => number): Bursts {
  const lately = createRecentMap<{ key: string; at: number }>(MOST_LEADS)

  return {
    isCopy(values, key) {
      const last = lately.get(values)
      const isRecent = last !== undefined && now() - last.at < BURST_MS
      const firstKey = isRecent ? last.key : key
      lately.set(values, { key: firstKey, at: now() })
      return firstKey !== key
    },
    forget(values, key) {
      if (lately.get(values)?.key === key) lately.delete(values)
    },
  }
}
