// No twin: a commit of SQLite ends in the server's own thread, whatever its result.
import { StoreUnavailableError } from '../store.ts'

/**
 * A commit that waits for a standby that is gone is never answered, and its connection on the side
 * of PostgreSQL never ends. After some of those nothing more is sent but one probe at a time.
 */
export type Breaker = {
  /** Throws while commits are not answered. */
  check(): void
  /** Runs a commit, and learns from it. */
  watch<Value>(commit: () => Promise<Value>): Promise<Value>
}

/** In a row, without one that was answered. */
const MOST_UNANSWERED = 3
const PROBE_EVERY_MS = 500

/** `probe` is a transaction on one row, so that of many unanswered ones only the first waits. */
export function createBreaker(probe: () => Promise<unknown>): Breaker {
  let unanswered = 0
  let isProbing = false

  function isOpen(): boolean {
    return unanswered >= MOST_UNANSWERED
  }

  async function probeUntilAnswered(): Promise<void> {
    isProbing = true
    while (isOpen()) {
      const isOver = await probe().then(
        () => true,
        (error: unknown) => isEnded(error),
      )
      if (isOver) break
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS).unref())
    }
    isProbing = false
  }

  return {
    check() {
      if (isOpen()) throw new StoreUnavailableError('PostgreSQL does not confirm what it is sent')
    },
    async watch(commit) {
      try {
        const value = await commit()
        unanswered = 0
        return value
      } catch (error) {
        if (isLate(error)) unanswered += 1
        if (isOpen() && !isProbing) void probeUntilAnswered()
        throw error
      }
    },
  }
}

/** The driver gives both of these no code. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function isEnded(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Cannot use a pool after calling end')
}
