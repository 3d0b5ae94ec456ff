import * as v from 'valibot'
import { LEAD_ORDERS, LEAD_STATES, LONGEST_NOTE, PERIODS } from '../../contract/desk.ts'
import { readDay } from '../../contract/day.ts'

// The requests of the desk's own pages. Whatever a schema rejects is answered with 400.

const LONGEST_TEXT = 300
/** A password of 200 letters, each with its accents apart. */
const LONGEST_PASSWORD = 1000
const MOST_PAGES = 1_000_000

/** PostgreSQL text cannot contain a NUL character. */
const withoutZero = v.check((text: string) => !text.includes('\0'))
const shortText = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
/** PostgreSQL and SQLite do not know the same years. */
const day = v.pipe(
  v.string(),
  v.check((text) => readDay(text) !== undefined && '1970' < text && text < '3000'),
)
/** A version is a number of 32 bits there. */
const MOST_VERSIONS = 2 ** 31 - 1
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const deliveryId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

export const login = v.object({
  name: shortText,
  password: v.pipe(v.string(), v.maxLength(LONGEST_PASSWORD)),
})

export const leadQuery = v.object({
  search: v.exactOptional(shortText),
  stage: v.exactOptional(shortText),
  source: v.exactOptional(shortText),
  from: v.exactOptional(day),
  to: v.exactOptional(day),
  finished: v.exactOptional(v.picklist(['yes', 'no'])),
  state: v.exactOptional(v.picklist(LEAD_STATES)),
  quarantined: v.exactOptional(v.literal('only')),
  by: v.exactOptional(v.picklist(LEAD_ORDERS)),
  direction: v.exactOptional(v.picklist(['ascending', 'descending'])),
})

export const page = v.object({
  page: v.optional(v.pipe(digits, v.minValue(1), v.maxValue(MOST_PAGES)), '1'),
})

/** In a query. */
export const leadAddress = v.object({ id: v.pipe(digits, rowId) })

export const deliveryAddress = v.object({ id: deliveryId })

/** In a body. */
export const leadId = v.object({ id: rowId })

export const noteChange = v.object({
  id: rowId,
  state: v.picklist(LEAD_STATES),
  text: v.pipe(v.string(), v.maxLength(LONGEST_NOTE), withoutZero),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_VERSIONS - 1)),
})

export const erasure = v.object({
  email: v.pipe(shortText, v.includes('@'), withoutZero),
  typed: shortText,
})

export const period = v.object({ days: v.optional(v.picklist(PERIODS), '30') })

export const sendAgain = v.union([
  v.strictObject({ id: deliveryId }),
  v.strictObject({ all: v.literal(true) }),
])

/** Parses a request; an invalid one is the client's error. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw Object.assign(new Error('The desk does not understand this request'), { statusCode: 400 })
}
