/**
 * Remembers the most recent entries: at most `most`, and at least half as many. It has two halves and drops
 * the older one as a whole. A single `Map` would have to walk past all deleted
 * entries to find its oldest one.
 */
export function createRecentMap<Value>(most: number) {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()

  return {
    get: (key: string): Value | undefined => recent.get(key) ?? older.get(key),
    set(key: string, value: Value) {
      if (!recent.has(key) && recent.size >= most / 2) {
        older = recent
        recent = new Map()
      }
      recent.set(key, value)
    },
  }
}
