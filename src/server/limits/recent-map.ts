/** Remembers the most recent entries: at most `most`, and at least half as many. */
export type RecentMap<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/**
 * Has two halves and drops the older one as a whole. A single `Map` would have to walk past all deleted
 * entries to find its oldest one.
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
