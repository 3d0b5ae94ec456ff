import type { LeadQuery } from '../../../contract/desk.ts'
import { askedQuery } from '../../state/lead-list.ts'
import { dayText } from '../../words/format.ts'
import { LEAD_STATE_TITLES } from '../lead-words.ts'

type Chip = { name: keyof LeadQuery; text: string }

/** What the list is narrowed by besides the search, one after the other. */
export function chipsOf(query: LeadQuery): readonly Chip[] {
  const { stage, finished, state, source, company, from, to, quarantined } = askedQuery(query)
  const chips: readonly (readonly [keyof LeadQuery, string | undefined])[] = [
    ['company', company && `Company: ${company}`],
    ['state', state && `State: ${LEAD_STATE_TITLES[state]}`],
    ['stage', stage && `Stage: ${stage}`],
    ['finished', finished && (finished === 'yes' ? 'Finished' : 'Not finished')],
    ['source', source === '' ? 'Source: not known' : source && `Source: ${source}`],
    ['from', from && `From ${dayText(from)}`],
    ['to', to && `To ${dayText(to)}`],
    ['quarantined', quarantined && 'In quarantine'],
  ]
  return chips.flatMap(([name, text]) => (text ? [{ name, text }] : []))
}
