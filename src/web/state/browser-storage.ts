/** What a visit remembers, by key. It never throws. */
export type VisitStorage = ReturnType<typeof createVisitStorage>

/**
 * The browser's storage, or memory if that is unavailable (private mode, a full disk, a blocked site).
 * `open` may throw.
 */
export function createVisitStorage(open: () => Storage) {
  const memory = new Map<string, string>()
  const storage = attempt(open)

  return {
    get: (key: string): string | undefined =>
      memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined,
    set: (key: string, text: string) => {
      memory.delete(key)
      const kept = attempt(() => {
        storage?.setItem(key, text)
        return storage?.getItem(key) === text
      })
      if (!kept) memory.set(key, text)
    },
    remove: (key: string) => {
      memory.delete(key)
      attempt(() => storage?.removeItem(key))
    },
  }
}

/** The value under `key`, or `undefined` if there is none or it is not JSON. */
export function readStored(storage: VisitStorage, key: string): unknown {
  const text = storage.get(key)
  return text === undefined ? undefined : attempt(() => JSON.parse(text))
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
