import type { LeadState } from '../../contract/desk.ts'

export const LEAD_STATE_TITLES: Readonly<Record<LeadState, string>> = {
  new: 'New',
  spoken: 'Spoken to',
  closed: 'Closed',
}
