import type { Bundling } from './sender.ts'

const MOST_ALONE = 10
const WITHIN_MS = 5 * 60_000
const MOST_TOGETHER = 1000

/**
 * One mail for each event, ten in five minutes at most. Where more wait than may still go out alone, all
 * of them go out as one mail, and after that nothing for the rest of the five minutes. `now` in milliseconds.
 */
export function createDigest(now: () => number): Bundling {
  let startedAt = 0
  let mailsLeft = MOST_ALONE

  return {
    claimAtMost() {
      if (now() - startedAt >= WITHIN_MS) mailsLeft = MOST_ALONE
      return mailsLeft > 0 ? MOST_TOGETHER : 0
    },
    bundlesOf(claimed) {
      const [first, ...others] = claimed
      const isRush = claimed.length > mailsLeft
      return first && isRush ? [[first, ...others]] : claimed.map((delivery) => [delivery])
    },
    noteSent(bundle) {
      const isDigest = bundle.length > 1
      if (isDigest || mailsLeft === MOST_ALONE) startedAt = now()
      mailsLeft = isDigest ? 0 : mailsLeft - 1
    },
  }
}
