import type { Complain } from '../complaints.ts'
import type { Pages } from '../shape.ts'
import { PAGES_FILE } from '../source-files.ts'

/** What the databases keep. */
const CONSENT_MAX_LENGTH = 1000

export function checkPages(
  { consent, consentRequired: required }: Pages,
  complain: Complain,
): void {
  if (consent !== undefined && consent.length > CONSENT_MAX_LENGTH) {
    complain(
      PAGES_FILE,
      ['form', 'consent'],
      `the consent is kept with each lead: it takes at most ${CONSENT_MAX_LENGTH} characters.`,
    )
  }
  if (required !== undefined && !['yes', 'no'].includes(required)) {
    complain(PAGES_FILE, ['form', 'consent required'], `write “yes” or “no”, not “${required}”.`)
  }
  if (required !== undefined && consent === undefined) {
    complain(
      PAGES_FILE,
      ['form', 'consent required'],
      'there is no consent that could be required. Write its words in “consent”.',
    )
  }
}
