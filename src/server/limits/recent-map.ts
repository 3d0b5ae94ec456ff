/** Remembers what was set most recently: `most` entries at the most, and at least half as many. */
export type RecentMap<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/**
 * Two halves; the older one is forgotten as a whole. A single `Map` would do too, but to find its oldest
 * entry it walks past all that were deleted before.
 */
export function createRecentMap<Value>(most: number): RecentMap<Value> {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()

  return {
    get: (key) => recent.get(key) ?? older.get(key),
    set(key, value) {
      if (!recent.has(key) && recent.size >= most / 2) {
        older = recent
        recent = new Map()
      }
      recent.set(key, value)
    },
  }
}
