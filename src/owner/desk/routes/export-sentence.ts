import type { LeadColumn, LeadQuery, LeadState } from '../../../contract/desk.ts'
import { counted } from '../../stats/counts-text.ts'

/** 'Writes 12 leads: from Acme, stage Evolving; newest first; columns when, name and email.' */
export function exportSentence(
  query: LeadQuery,
  columns: readonly LeadColumn[],
  count: number,
  isChosen: boolean,
): string {
  const parts = [...(isChosen ? ['the chosen rows'] : []), ...filterTexts(query)]
  const filter = parts.length > 0 ? parts.join(', ') : 'all that are not in quarantine'
  return `Writes ${counted(count, 'lead')}: ${filter}; ${sortText(query)}; columns ${listed(columns)}.`
}

function filterTexts(query: LeadQuery): string[] {
  const { search, stage, company, source, from, to, finished, state, quarantined } = query
  return [
    ...(search ? [`with “${search}”`] : []),
    ...(stage === undefined ? [] : [`stage ${stage}`]),
    ...(company === undefined ? [] : [`company “${company}”`]),
    ...(source === undefined ? [] : [source === '' ? 'no known source' : `source ${source}`]),
    ...(from ? [`from ${from}`] : []),
    ...(to ? [`up to ${to}`] : []),
    ...(finished ? [finished === 'yes' ? 'finished' : 'not finished'] : []),
    ...(state ? [STATE_TEXTS[state]] : []),
    ...(quarantined ? ['in quarantine'] : []),
  ]
}

const STATE_TEXTS: Readonly<Record<LeadState, string>> = {
  new: 'new',
  spoken: 'spoken to',
  closed: 'closed',
}

function sortText({ by = 'when', direction }: LeadQuery): string {
  if (by === 'when') return direction === 'ascending' ? 'oldest first' : 'newest first'
  return `by ${by}, ${direction ?? 'ascending'}`
}

function listed(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
