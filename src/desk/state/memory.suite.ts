/** A storage of a browser. */
export function memory(): Storage {
  const values = new Map<string, string>()
  return {
    ...{ length: 0, key: () => null, clear: () => undefined, removeItem: () => undefined },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}
