const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
/** The schedule that the Standard Webhooks specification recommends: ten attempts in three days. */
const RETRY_AFTER_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Up to a fifth more or less, so that a receiver that recovers is not flooded. */
export function retryAfterMs(attempts: number, random: number): number | undefined {
  const delay = RETRY_AFTER_MS[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.8 + 0.4 * random))
}
