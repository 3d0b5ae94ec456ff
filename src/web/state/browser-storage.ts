const LOCK = 'assessment'
/** Until other tabs read what one has written, also where the device is slow. */
const WRITTEN_WITHIN_MS = 500
/** A tab that sleeps keeps nobody waiting. */
const LONGEST_WAIT_MS = 2000

/** Codes and days of finished runs. */
export const REPORTS_KEY = 'assessmentReports'
/** What an address said of an earlier report, until the next run is finished. */
export const ARRIVED_KEY = 'assessmentSince'
/** What a team looks at on this screen, until the tab is closed. */
export const ROOM_KEY = 'assessmentRoom'

/** What a visit remembers, by key. It never throws. */
export type VisitStorage = ReturnType<typeof createVisitStorage>

/**
 * The browser's storage, or memory if that is unavailable (private mode, a full disk, a blocked site).
 * `open` may throw.
 */
export function createVisitStorage(open: () => Storage) {
  const memory = new Map<string, string>()
  const storage = attempt(open)
  let turn: ReturnType<typeof waitForTurn> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined

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
    /** For what is made once in a browser: each tab finds what the one before has written. */
    inTurn: async <Result>(task: () => Result): Promise<Result> => {
      // No other tab reads this tab's memory.
      if (!storage) return task()
      turn ??= waitForTurn()
      const end = await turn
      try {
        return task()
      } finally {
        clearTimeout(ending)
        ending = setTimeout(() => {
          turn = undefined
          end()
        }, WRITTEN_WITHIN_MS)
      }
    },
  }
}

/** The value under `key`, or `undefined` if there is none or it is not JSON. */
export function readStored(storage: VisitStorage, key: string): unknown {
  const text = storage.get(key)
  return text === undefined ? undefined : attempt(() => JSON.parse(text))
}

/** Comes with what ends it. Where the browser has no locks, it is always this tab's turn. */
async function waitForTurn(): Promise<() => void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return () => {}
  return new Promise((resolve) => {
    const hold = () => new Promise<void>(resolve)
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    locks.request(LOCK, { signal }, hold).catch(() => resolve(() => {}))
  })
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
