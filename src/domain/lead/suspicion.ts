/** Why a lead is kept apart from the sales list; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast' | 'burst'

export type Clues = {
  /** What stood in the field that no person sees. */
  honeypot: string
  /** Milliseconds from an empty form to its sending; undefined where nobody had to type. */
  openedMs: number | undefined
  /** The same values came under another key a moment ago. */
  isBurst: boolean
}

/** Nobody reads and fills four empty fields in less. */
const LEAST_OPENED_MS = 3000

export function suspicionOf({ honeypot, openedMs, isBurst }: Clues): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot'
  if (openedMs !== undefined && openedMs < LEAST_OPENED_MS) return 'too-fast'
  return isBurst ? 'burst' : undefined
}
