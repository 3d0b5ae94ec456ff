/** Why a lead is in quarantine; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast'

export type Clues = {
  /** The value of the field that people cannot see. */
  honeypot: string
  /** Milliseconds from opening the form empty to submitting it; undefined if it was filled in already. */
  openedMs: number | undefined
}

/** A person needs more time to fill four empty fields. */
const MIN_OPENED_MS = 1500

export function suspicionOf({ honeypot, openedMs = Infinity }: Clues): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  return openedMs < MIN_OPENED_MS ? 'too-fast' : undefined
}
