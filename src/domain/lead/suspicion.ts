/** Why a lead goes into quarantine; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast' | 'burst'

export type Clues = {
  /** The value of the field that people cannot see. */
  honeypot: string
  /** Milliseconds from an empty form to its sending; undefined where typing was not needed. */
  openedMs: number | undefined
  /** Leads of the same email that came earlier on the same day. */
  earlierToday: number
}

/** A person needs more time to fill four empty fields. */
const LEAST_OPENED_MS = 1500
/** Nobody fills the form so often. */
const MOST_IN_A_DAY = 19

export function suspicionOf({ honeypot, openedMs, earlierToday }: Clues): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  if ((openedMs ?? Infinity) < LEAST_OPENED_MS) return 'too-fast'
  return earlierToday >= MOST_IN_A_DAY ? 'burst' : undefined
}
