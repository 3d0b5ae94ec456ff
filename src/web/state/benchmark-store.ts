/** What the server says of the benchmark, unread; `undefined` while it is not known or there is none. */
export type BenchmarkStore = {
  get: () => unknown
  /** Asks the server, unless it is being asked already. */
  load: () => void
  subscribe: (listener: () => void) => () => void
}

/** `read`: `undefined` where the server has nothing or cannot be reached. */
export function createBenchmarkStore(read: () => Promise<unknown>): BenchmarkStore {
  const listeners = new Set<() => void>()
  let current: unknown
  let isLoading = false

  async function load() {
    if (isLoading) return
    isLoading = true
    current = await read()
    isLoading = false
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    load: () => void load(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
