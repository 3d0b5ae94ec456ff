import { LEAD_STATES } from '../../../contract/desk.ts'
import type { FilterChoices } from '../../../contract/desk.ts'
import { Choice, Entry, FilterForm } from '../../../ui/desk/fields.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { LEADS_PATH } from '../../address.ts'
import { LEAD_STATE_TITLES } from '../../words.ts'

/** Empty means no known source, so "any source" is a space. */
const ANY = ' '

/** Filters are in the address. */
export function LeadFilters({ choices }: { choices: FilterChoices | undefined }) {
  const now = new URLSearchParams(location.search)

  function field(name: string) {
    return { name, defaultValue: now.get(name) ?? '' }
  }
  function choice(name: string, values: readonly (readonly [string, string])[]) {
    const options: readonly (readonly [string, string])[] = [[ANY, 'Any'], ...values]
    return { name, options, defaultValue: now.get(name) ?? ANY }
  }

  return (
    <FilterForm
      label="Leads"
      onSubmit={(event) => {
        event.preventDefault()
        location.assign(addressOf(new FormData(event.currentTarget)))
      }}
    >
      <Entry label="Search" type="search" {...field('search')} />
      <Choice
        label="State"
        {...choice(
          'state',
          LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]]),
        )}
      />
      <Choice label="Stage" {...choice('stage', withCurrent(choices?.stages, now.get('stage')))} />
      <Choice
        label="Finished"
        {...choice('finished', [
          ['yes', 'Finished'],
          ['no', 'Not finished'],
        ])}
      />
      <Choice
        label="Source"
        {...choice('source', [
          ['', 'Not known'],
          ...withCurrent(choices?.sources, now.get('source') || null),
        ])}
      />
      <Entry label="From" type="date" {...field('from')} />
      <Entry label="To" type="date" {...field('to')} />
      <Choice label="Quarantine" {...choice('quarantined', [['only', 'Only quarantined']])} />
      <Button look="secondary" type="submit">
        Filter
      </Button>
    </FilterForm>
  )

  function addressOf(values: FormData): string {
    const query = new URLSearchParams()
    for (const [name, value] of values) {
      const isSet = value !== ANY && (value !== '' || name === 'source')
      if (isSet && typeof value === 'string') query.set(name, value)
    }
    for (const name of ['by', 'direction']) {
      const value = now.get(name)
      if (value !== null) query.set(name, value)
    }
    const text = query.toString()
    return text === '' ? LEADS_PATH : `${LEADS_PATH}?${text}`
  }
}

/** Includes the chosen value before the choices are loaded, and even if no lead has it anymore. */
function withCurrent(values: readonly string[] = [], current: string | null) {
  const all = current === null || values.includes(current) ? values : [...values, current]
  return all.map((value) => [value, value] as const)
}
