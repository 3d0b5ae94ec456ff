import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import { HAS_OTHERS, LANGUAGES } from '../../../../generated/languages.ts'
import { Choice, Fields } from '../../parts/fields.tsx'
import { addressWith } from '../../address.ts'
import { useQuery } from '../../use-query.ts'
import { LEAD_STATE_OPTIONS, STAGE_NAMES } from '../../words.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'

/** Empty means no known source, so "any source" is a space. */
const ANY = ' '
const FINISHED: readonly (readonly [string, string])[] = [
  ['yes', 'Finished'],
  ['no', 'Not finished'],
]

const LANGUAGE_OPTIONS = LANGUAGES.map(({ tag, name }) => [tag, name] as const)

/** Also for a phone, which has no heads of columns. */
const ORDERS: readonly (readonly [string, string])[] = [
  ['', 'Newest first'],
  ['score ascending', 'Lowest score first'],
  ['score descending', 'Highest score first'],
  ['name ascending', 'Name'],
  ['company ascending', 'Company'],
]

/** Each choice changes the address at once. */
export function LeadFilters() {
  const { value: sources } = useQuery<readonly string[]>(DESK_PATHS.sources)
  const now = new URLSearchParams(location.search)
  const order = [now.get('by'), now.get('direction')].filter(Boolean).join(' ')

  function choice(name: string, values: readonly (readonly [string, string])[]) {
    const options: readonly (readonly [string, string])[] = [[ANY, 'Any'], ...values]
    const value = now.get(name) ?? ANY
    return { name, options, value, onChange: change }
  }
  function day(name: string) {
    const value = now.get(name) ?? ''
    return { name, key: `${name} ${value}`, defaultValue: value, onBlur: change, ...DAY }
  }

  return (
    <Fields
      aria-label="Filter"
      onSubmit={(event) => {
        event.preventDefault()
        for (const field of event.currentTarget.querySelectorAll('input')) change({ target: field })
      }}
    >
      <Choice label="State" {...choice('state', LEAD_STATE_OPTIONS)} />
      <Choice label="Stage" {...choice('stage', withCurrent(STAGE_NAMES, now.get('stage')))} />
      <Choice label="Finished" {...choice('finished', FINISHED)} />
      <Choice
        label="Source"
        {...choice('source', [
          ['', 'Not known'],
          ...withCurrent(sources, now.get('source') || null),
        ])}
      />
      {HAS_OTHERS && <Choice label="Language" {...choice('language', LANGUAGE_OPTIONS)} />}
      <TextField label="From" {...day('from')} />
      <TextField label="To" {...day('to')} />
      <Choice
        label="Order"
        options={ORDERS.some(([value]) => value === order) ? ORDERS : [...ORDERS, [order, 'Other']]}
        value={order}
        onChange={({ target }) => {
          const [by, direction] = target.value.split(' ')
          open(addressWith({ by: by || undefined, direction }))
        }}
      />
      <button type="submit" hidden>
        Filter
      </button>
    </Fields>
  )
}

const DAY = { type: 'date', 'aria-required': undefined } as const

type Field = HTMLInputElement | HTMLSelectElement

function change({ target: { name, value, type } }: { target: Field }): void {
  const isAny = value === ANY || (type === 'date' && value === '')
  open(addressWith({ [name]: isAny ? undefined : value }))
}

function open(address: string): void {
  if (address !== location.pathname + location.search) location.assign(address)
}

/** Includes the chosen value before the choices are loaded, and even if no lead has it anymore. */
function withCurrent(values: readonly string[] = [], current: string | null) {
  const all = current === null || values.includes(current) ? values : [...values, current]
  return all.map((value) => [value, value] as const)
}
