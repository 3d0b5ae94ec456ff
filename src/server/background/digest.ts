import type { Bundling } from './sender.ts'

const MOST_ALONE = 10
const WITHIN_MS = 5 * 60_000
const MOST_TOGETHER = 1000

/**
 * One mail for each event, ten in five minutes at most. Where more wait than may still go out alone, all
 * of them go out as one mail, and after that nothing for the rest of the five minutes. `now` in milliseconds.
 */
export function createDigest(now: () => number): Bundling {
  let [startedAt, sent] = [0, 0]

  return {
    claimAtMost() {
      if (now() - startedAt >= WITHIN_MS) sent = 0
      return sent < MOST_ALONE ? MOST_TOGETHER : 0
    },
    bundlesOf(claimed) {
      const [first, ...others] = claimed
      if (!first) return []
      const isRush = claimed.length > MOST_ALONE - sent
      return isRush ? [[first, ...others]] : claimed.map((delivery) => [delivery])
    },
    noteSent(bundle) {
      if (sent === 0 || bundle.length > 1) startedAt = now()
      sent += bundle.length > 1 ? MOST_ALONE : 1
    },
  }
}
