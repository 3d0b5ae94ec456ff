import { useRef, useState } from 'react'
import { DESK_PATHS, LEAD_STATES } from '../../../contract/desk.ts'
import type { FilterChoices, LeadQuery } from '../../../contract/desk.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Action } from '../../ui/form/action.tsx'
import { Chip } from '../../ui/form/chip.tsx'
import { Dialog } from '../../ui/form/dialog.tsx'
import { Choice, Entry, Filters } from '../../ui/form/fields.tsx'
import { counted } from '../../words/format.ts'
import { LEAD_STATE_TITLES } from '../lead-words.ts'
import { chipsOf } from './filter-words.ts'

type LeadFiltersProps = { query: LeadQuery; onChange: (query: LeadQuery) => void }

/** A source has any name, so the value for "any" is one that no name has. */
const ANY = '\n'

/** The search, and the filters that are set: a press takes one away. */
export function LeadFilters({ query, onChange }: LeadFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chips = chipsOf(query)

  function handleRemove(name: keyof LeadQuery) {
    onChange(without(query, name))
    button.current?.focus()
  }

  return (
    <Filters label="Leads">
      <Entry
        label="Search"
        type="search"
        wide
        value={query.search ?? ''}
        onType={(typed) => onChange(changed(query, 'search', typed))}
      />
      <Action ref={button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Filter
      </Action>
      {chips.map(({ name, text }) => (
        <Chip key={name} text={text} onRemove={() => handleRemove(name)} />
      ))}
      {isOpen && (
        <FilterDialog query={query} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </Filters>
  )
}

function FilterDialog({ query, onChange, onClose }: LeadFiltersProps & { onClose: () => void }) {
  const choices = useAsked<FilterChoices>(DESK_PATHS.filterChoices).value
  const stages = choices?.stages ?? STAGES.map(({ name }) => name)
  const quarantined = choices ? ` (${counted(choices.quarantined, 'lead')})` : ''

  function day(name: 'from' | 'to') {
    const onType = (typed: string) => onChange(changed(query, name, typed))
    return { value: query[name] ?? '', type: 'date', wide: true, onType }
  }

  function choice(name: 'stage' | 'finished' | 'state' | 'source' | 'quarantined') {
    const onPick = (picked: string) => onChange(changed(query, name, picked))
    return { value: query[name] ?? ANY, onPick }
  }

  return (
    <Dialog title="Filter the leads" onClose={onClose}>
      <Choice
        label="State"
        {...choice('state')}
        options={[
          [ANY, 'Any'],
          ...LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]] as const),
        ]}
      />
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
        label="Source"
        {...choice('source')}
        options={withAny(choices?.sources ?? [], query.source)}
      />
      <Entry label="From" max={query.to} {...day('from')} />
      <Entry label="To" min={query.from} {...day('to')} />
      <Choice
        label="In quarantine"
        {...choice('quarantined')}
        options={[
          [ANY, 'Left out'],
          ['only', `Only these${quarantined}`],
        ]}
      />
    </Dialog>
  )
}

/** A filter that is taken away leaves no trace in the query. */
function changed(query: LeadQuery, name: keyof LeadQuery, value: string): LeadQuery {
  const others = without(query, name)
  return value === ANY || (value === '' && name !== 'source')
    ? others
    : { ...others, [name]: value }
}

function without(query: LeadQuery, name: keyof LeadQuery): LeadQuery {
  const { [name]: _before, ...others } = query
  return others
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
