import * as v from 'valibot'
import { readDay } from '../day.ts'
import { LEAD_ORDERS, LEAD_STATES, MAX_NOTE_LENGTH, PERIODS } from './api.ts'

// The requests of the desk's own pages, which import only the types. Whatever a schema rejects is answered with 400.

const MAX_TEXT_LENGTH = 300
/** A password of 200 letters, each with its accents apart. */
const MAX_PASSWORD_LENGTH = 1000
const MAX_PAGE = 1_000_000

/** PostgreSQL text cannot contain a NUL character. */
const withoutZero = v.check((text: string) => !text.includes('\0'))
const shortText = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH), withoutZero)
/** PostgreSQL and SQLite do not know the same years. */
const day = v.pipe(
  v.string(),
  v.check((text) => readDay(text) !== undefined && '1970' < text && text < '3000'),
)
/** A version is a number of 32 bits there. */
const MAX_VERSIONS = 2 ** 31 - 1
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const deliveryId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

export type Login = v.InferInput<typeof login>
export const login = v.object({
  name: shortText,
  password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD_LENGTH)),
})

export type LeadQuery = v.InferOutput<typeof leadQuery>
/** All are optional. In an address, each has its own parameter. */
export const leadQuery = v.object({
  /** Each of the first eight words must appear in name, company, designation or email; case is ignored. */
  search: v.exactOptional(shortText),
  /** Stage name of the latest response. */
  stage: v.exactOptional(shortText),
  /** As `sourceNameOf` has it; empty for leads without a known source. */
  source: v.exactOptional(shortText),
  /** The tag of the language of the form. */
  language: v.exactOptional(shortText),
  /** First and last day, both included. */
  from: v.exactOptional(day),
  to: v.exactOptional(day),
  /** From this moment on, in milliseconds since 1970. */
  since: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,13}$/))),
  /** Leads with a step of their plan, or the retake, within three days of today, or a reminder by today; not closed ones. */
  due: v.exactOptional(v.literal('now')),
  finished: v.exactOptional(v.picklist(['yes', 'no'])),
  state: v.exactOptional(v.picklist(LEAD_STATES)),
  /** Leads in quarantine are listed separately or not at all. */
  quarantined: v.exactOptional(v.literal('only')),
  /** Default: by `when`, descending. */
  by: v.exactOptional(v.picklist(LEAD_ORDERS)),
  direction: v.exactOptional(v.picklist(['ascending', 'descending'])),
})

export const countsQuery = v.pick(leadQuery, ['since'])

export const page = v.object({
  page: v.optional(v.pipe(digits, v.minValue(1), v.maxValue(MAX_PAGE)), '1'),
})

/** In a query. */
export const leadAddress = v.object({ id: v.pipe(digits, rowId) })

export const deliveryAddress = v.object({ id: deliveryId })

/** In a body. */
export const leadId = v.object({ id: rowId })

export type NoteChange = v.InferInput<typeof noteChange>
export const noteChange = v.object({
  id: rowId,
  state: v.picklist(LEAD_STATES),
  text: v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH), withoutZero),
  /** One that has passed is due at once. */
  remindOn: v.nullable(day),
  /** The one that the change is based on. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VERSIONS - 1)),
})

export type ErasureRequest = v.InferInput<typeof erasure>
/** `typed` must equal the email. */
export const erasure = v.object({
  email: v.pipe(shortText, v.includes('@')),
  typed: shortText,
})

export const period = v.object({ days: v.optional(v.picklist(PERIODS), '30') })

/** All failed deliveries, or one, under the same event id; never copies to visitors. */
export type SendAgain = v.InferInput<typeof sendAgain>
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
