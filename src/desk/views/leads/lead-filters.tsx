import { DESK_PATHS, LEAD_STATES } from '../../../contract/desk.ts'
import type { FilterChoices, LeadQuery } from '../../../contract/desk.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Choice, Entry, Filters } from '../../ui/form/fields.tsx'
import { counted } from '../../words/format.ts'
import { LEAD_STATE_TITLES } from '../lead-words.ts'

type LeadFiltersProps = { query: LeadQuery; onChange: (query: LeadQuery) => void }

/** A source has any name, so the value for "any" is one that no name has. */
const ANY = '\n'

export function LeadFilters({ query, onChange }: LeadFiltersProps) {
  const choices = useAsked<FilterChoices>(DESK_PATHS.filterChoices).value
  const stages = choices?.stages ?? STAGES.map(({ name }) => name)
  const apart = choices ? ` (${counted(choices.apart, 'lead')})` : ''

  function text(name: 'search' | 'company' | 'from' | 'to') {
    return { value: query[name] ?? '', onType: (typed: string) => change(name, typed) }
  }

  function choice(name: 'stage' | 'finished' | 'state' | 'source' | 'apart') {
    return { value: query[name] ?? ANY, onPick: (picked: string) => change(name, picked) }
  }

  /** A filter that is taken away leaves no trace in the query. */
  function change(name: keyof LeadQuery, value: string) {
    const { [name]: _before, ...others } = query
    onChange(
      value === ANY || (value === '' && name !== 'source') ? others : { ...others, [name]: value },
    )
  }

  return (
    <Filters label="Leads">
      <Entry label="Search" type="search" wide {...text('search')} />
      <Choice label="Stage" {...choice('stage')} options={withAny(stages, query.stage)} />
      <Choice
        label="Finished"
        {...choice('finished')}
        options={[
          [ANY, 'Any'],
          ['yes', 'Finished'],
          ['no', 'Not finished'],
        ]}
      />
      <Choice
        label="State"
        {...choice('state')}
        options={[
          [ANY, 'Any'],
          ...LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]] as const),
        ]}
      />
      <Choice
        label="Source"
        {...choice('source')}
        options={withAny(choices?.sources ?? [], query.source)}
      />
      <Entry label="Company" size={12} {...text('company')} />
      <Entry label="From" type="date" max={query.to} {...text('from')} />
      <Entry label="To" type="date" min={query.from} {...text('to')} />
      <Choice
        label="Kept apart"
        {...choice('apart')}
        options={[
          [ANY, 'Left out'],
          ['only', `Only these${apart}`],
        ]}
      />
    </Filters>
  )
}

/** What is picked stays a choice, also when no lead has it any more. */
function withAny(
  values: readonly string[],
  picked: string | undefined,
): readonly (readonly [string, string])[] {
  const all = picked === undefined || values.includes(picked) ? values : [...values, picked]
  return [
    [ANY, 'Any'] as const,
    ...all.map((value) => [value, value === '' ? 'Not known' : value] as const),
  ]
}
