import { createTurns } from '../../domain/turns.ts'

/** Each takes about a fifth of a second of the processor. */
const MAX_CHECKS = 4
const MAX_WAITING = 40
const BUSY_MS = 1000
const MAX_WAIT_MS = 30_000
const FORGET_AFTER_MS = 5 * 60_000

type Wrong = { count: number; at: number }

/**
 * Few passwords are checked at a time, of each address one; others wait, so that nobody's guesses keep them out. After
 * the second wrong one in a row, this address waits for this name: a second, then twice as long each time. Others who
 * know their password do not wait.
 */
export function createLoginTries(now: () => number) {
  const checking = new Set<string>()
  const turns = createTurns(MAX_CHECKS)
  const wrong = new Map<string, Wrong>()

  /** Whether the password is right; nothing is checked while the try has to wait. */
  async function check(
    address: string,
    name: string,
    isRight: () => Promise<boolean>,
  ): Promise<'right' | 'wrong' | { waitMs: number }> {
    const key = `${address} ${name}`
    for (const [each, { at }] of wrong) if (at + FORGET_AFTER_MS <= now()) wrong.delete(each)
    const last = wrong.get(key)
    const waitMs = last ? last.at + waitAfter(last.count) - now() : 0
    if (waitMs > 0) return { waitMs }
    if (checking.has(address) || turns.countWaiting() >= MAX_WAITING) return { waitMs: BUSY_MS }
    checking.add(address)
    try {
      if (await turns.take(isRight)) {
        wrong.delete(key)
        return 'right'
      }
      wrong.set(key, { count: (last?.count ?? 0) + 1, at: now() })
      return 'wrong'
    } finally {
      checking.delete(address)
    }
  }

  return { check }
}

function waitAfter(count: number): number {
  return count < 2 ? 0 : Math.min(1000 * 2 ** (count - 2), MAX_WAIT_MS)
}
