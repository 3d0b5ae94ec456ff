import type { LeadColumn, LeadFilter, LeadQuery, LeadState } from '../../../contract/desk.ts'
import { counted } from '../../command-line/counts-text.ts'

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

/** In the order of the sentence; nothing where the query does not filter by it. */
const FILTER_TEXTS: Readonly<
  Record<keyof LeadFilter, (query: LeadFilter) => string | false | undefined>
> = {
  search: ({ search }) => search && `with “${search}”`,
  stage: ({ stage }) => stage !== undefined && `stage ${stage}`,
  company: ({ company }) => company !== undefined && `company “${company}”`,
  source: ({ source }) =>
    source === '' ? 'no known source' : source !== undefined && `source ${source}`,
  from: ({ from }) => from && `from ${from}`,
  to: ({ to }) => to && `up to ${to}`,
  finished: ({ finished }) => finished && (finished === 'yes' ? 'finished' : 'not finished'),
  state: ({ state }) => state && STATE_TEXTS[state],
  quarantined: ({ quarantined }) => quarantined && 'in quarantine',
}

function filterTexts(query: LeadFilter): string[] {
  return Object.values(FILTER_TEXTS).flatMap((filterText) => filterText(query) || [])
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
