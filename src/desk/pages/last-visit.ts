import { remember, remembered } from './storage.ts'

const KEY = 'desk.visit'
/** Who comes back sooner goes on with the same visit. */
const PAUSE_MS = 3_600_000

/** When the visit before this one was, in milliseconds; at the first one it is `now`. */
export function beginVisit(now: number): number {
  const kept = remembered('localStorage', KEY)
  const { seen, since }: Readonly<Record<'seen' | 'since', number>> =
    kept === null ? { seen: now, since: now } : JSON.parse(kept)
  const before = now - seen > PAUSE_MS ? seen : since
  remember('localStorage', KEY, JSON.stringify({ seen: now, since: before }))
  return before
}
