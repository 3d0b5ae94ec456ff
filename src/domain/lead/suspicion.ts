/** Why a lead goes into quarantine; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast' | 'burst'

export type Clues = {
  /** The value of the field that people cannot see. */
  honeypot: string
  /** Milliseconds from an empty form to its sending; undefined where typing was not needed. */
  openedMs: number | undefined
  /** The same values came under another key a moment ago. */
  isBurst: boolean
}

/** A person needs more time to read and fill four empty fields. */
const LEAST_OPENED_MS = 3000

export function suspicionOf({ honeypot, openedMs, isBurst }: Clues): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  if ((openedMs ?? Infinity) < LEAST_OPENED_MS) return 'too-fast'
  return isBurst ? 'burst' : undefined
}
