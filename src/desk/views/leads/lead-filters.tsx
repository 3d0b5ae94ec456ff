import { LEAD_STATES } from '../../../contract/desk.ts'
import type { FilterChoices } from '../../../contract/desk.ts'
import { Choice, Entry, Fields } from '../../../ui/desk/fields.tsx'
import { Popover } from '../../../ui/desk/popover.tsx'
import { Chips } from '../../../ui/desk/view.tsx'
import { addressWith, LEADS_PATH } from '../../address.ts'
import { dayText } from '../../format.ts'
import { LEAD_STATE_TITLES } from '../../words.ts'

/** Empty means no known source, so "any source" is a space. */
const ANY = ' '
const UNKNOWN = 'Not known'
const FINISHED: readonly (readonly [string, string])[] = [
  ['yes', 'Finished'],
  ['no', 'Not finished'],
]
const STATES = LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]] as const)

/** Orders that a phone, which has no heads of columns, offers too. */
const ORDERS: readonly (readonly [string, string])[] = [
  ['', 'Newest first'],
  ['score ascending', 'Lowest score first'],
  ['score descending', 'Highest score first'],
  ['name ascending', 'Name'],
  ['company ascending', 'Company'],
]

/** Each choice changes the address at once. */
export function LeadFilters({ choices }: { choices: FilterChoices | undefined }) {
  const now = new URLSearchParams(location.search)
  const order = [now.get('by'), now.get('direction')].filter(Boolean).join(' ')

  function choice(name: string, values: readonly (readonly [string, string])[]) {
    const options: readonly (readonly [string, string])[] = [[ANY, 'Any'], ...values]
    const value = now.get(name) ?? ANY
    return { name, options, value, onChange: change }
  }
  function day(name: string) {
    const value = now.get(name) ?? ''
    return { type: 'date', name, key: `${name} ${value}`, defaultValue: value, onBlur: change }
  }

  return (
    <Popover label="Filter">
      <Fields
        onSubmit={(event) => {
          event.preventDefault()
          for (const field of event.currentTarget.querySelectorAll('input'))
            change({ target: field })
        }}
      >
        <Choice label="State" {...choice('state', STATES)} />
        <Choice
          label="Stage"
          {...choice('stage', withCurrent(choices?.stages, now.get('stage')))}
        />
        <Choice label="Finished" {...choice('finished', FINISHED)} />
        <Choice
          label="Source"
          {...choice('source', [
            ['', UNKNOWN],
            ...withCurrent(choices?.sources, now.get('source') || null),
          ])}
        />
        <Entry label="From" {...day('from')} />
        <Entry label="To" {...day('to')} />
        <Choice
          label="Order"
          options={
            ORDERS.some(([value]) => value === order) ? ORDERS : [...ORDERS, [order, 'Other']]
          }
          value={order}
          onChange={({ target }) => {
            const [by = '', direction = ''] = target.value.split(' ')
            open(addressWith({ by, direction, page: '' }))
          }}
        />
        <button type="submit" hidden>
          Filter
        </button>
      </Fields>
    </Popover>
  )
}

type Field = HTMLInputElement | HTMLSelectElement

function change({ target }: { target: Field }): void {
  const address = new URL(location.href)
  const { name, value, type } = target
  address.searchParams.delete('page')
  if (value === ANY || (type === 'date' && value === '')) address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  open(address.pathname + address.search)
}

function open(address: string): void {
  if (address !== location.pathname + location.search) location.assign(address)
}

/** Those in use, each of which can be taken away. */
export function FilterChips() {
  const titles: Readonly<Record<string, (value: string) => string>> = {
    search: (value) => `“${value}”`,
    state: (value) => `State: ${STATES.find(([state]) => state === value)?.[1] ?? value}`,
    stage: (value) => `Stage: ${value}`,
    finished: (value) => FINISHED.find(([finished]) => finished === value)?.[1] ?? value,
    source: (value) => `Source: ${value || UNKNOWN.toLowerCase()}`,
    from: (value) => `From ${dayText(value)}`,
    to: (value) => `To ${dayText(value)}`,
    quarantined: () => 'In quarantine',
  }
  const chips = [...new URLSearchParams(location.search)].flatMap(([name, value]) => {
    const title = titles[name]
    return title ? [{ text: title(value), href: withoutFilter(name) }] : []
  })
  return <Chips chips={chips} />
}

function withoutFilter(name: string): string {
  const query = new URLSearchParams(location.search)
  query.delete(name)
  query.delete('page')
  const text = query.toString()
  return text === '' ? LEADS_PATH : `${LEADS_PATH}?${text}`
}

/** Includes the chosen value before the choices are loaded, and even if no lead has it anymore. */
function withCurrent(values: readonly string[] = [], current: string | null) {
  const all = current === null || values.includes(current) ? values : [...values, current]
  return all.map((value) => [value, value] as const)
}
