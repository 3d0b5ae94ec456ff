/** Each takes about a fifth of a second of the processor. */
const MOST_CHECKS = 4
const LONGEST_WAIT_MS = 30_000
const FORGET_AFTER_MS = 5 * 60_000

type Wrong = { count: number; at: number }

/**
 * Few passwords are checked at a time, of each address one. After a wrong one, this address waits for this name: a
 * second, then twice as long each time. Others who know their password do not wait.
 */
export function createLoginTries(now: () => number) {
  const checking = new Set<string>()
  const wrong = new Map<string, Wrong>()

  /** Whether the password is right; undefined if this try has to wait, and nothing was checked. */
  async function check(
    address: string,
    name: string,
    isRight: () => Promise<boolean>,
  ): Promise<boolean | undefined> {
    const key = `${address} ${name}`
    for (const [each, { at }] of wrong) if (at + FORGET_AFTER_MS <= now()) wrong.delete(each)
    const isBusy = checking.size >= MOST_CHECKS || checking.has(address)
    if (isBusy || now() < endOfWait(wrong.get(key))) return undefined
    checking.add(address)
    try {
      const isAccepted = await isRight()
      const count = (wrong.get(key)?.count ?? 0) + 1
      if (isAccepted) wrong.delete(key)
      else wrong.set(key, { count, at: now() })
      return isAccepted
    } finally {
      checking.delete(address)
    }
  }

  return { check }
}

function endOfWait(last: Wrong | undefined): number {
  return last ? last.at + Math.min(1000 * 2 ** (last.count - 1), LONGEST_WAIT_MS) : 0
}
