/** Why a lead is in quarantine; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast' | 'burst'

export type Clues = {
  /** The value of the field that people cannot see. */
  honeypot: string
  /** Milliseconds from opening the form empty to submitting it; undefined if typing was not needed. */
  openedMs: number | undefined
  /** Earlier leads with the same email on the same day. */
  earlierToday: number
}

/** A person needs more time to fill four empty fields. */
const LEAST_OPENED_MS = 1500
/** No one submits the form so often. */
const MOST_IN_A_DAY = 19

export function suspicionOf({ honeypot, openedMs, earlierToday }: Clues): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  if ((openedMs ?? Infinity) < LEAST_OPENED_MS) return 'too-fast'
  return earlierToday >= MOST_IN_A_DAY ? 'burst' : undefined
}
