import * as v from 'valibot'
import { milestonesOf } from '../domain/assessment/milestone.ts'
import { MODEL } from '../generated/model.ts'
import { IDEMPOTENCY_KEY, SESSION_ID } from './api.ts'

// The schemas of the bodies that the public server accepts. No page imports it, so none loads the library.

const key = v.pipe(v.string(), v.regex(IDEMPOTENCY_KEY))
/** Question number to option. The version decides which questions there are. */
const answers = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)), v.picklist(MODEL.options))
const sessionId = v.pipe(v.string(), v.regex(SESSION_ID))

const leadForm = {
  name: v.string(),
  company: v.string(),
  designation: v.string(),
  email: v.string(),
}

/** Never rejected, whatever is in the source, the consent, the day or the language. */
const anything = v.optional(v.unknown())

export const leadBody = v.strictObject({
  ...leadForm,
  utm_source: anything,
  utm_medium: anything,
  utm_campaign: anything,
  referrer_host: anything,
  consent: anything,
  language: anything,
  remark: v.optional(v.string(), ''),
  opened_ms: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** Accepts unknown versions too, because a newer server may know them. */
export const responseBody = v.strictObject({
  session_id: sessionId,
  model_version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
  responses: answers,
  user_email: v.nullable(v.string()),
  day: anything,
  language: anything,
})

export const copyBody = v.strictObject({
  lead_key: key,
  lead: v.strictObject(leadForm),
  session_id: sessionId,
  responses: answers,
  day: anything,
  language: anything,
})

export const teamAnswersBody = v.strictObject({ code: v.string() })
export const takeOutBody = v.strictObject({})

export const milestoneBody = v.strictObject({
  milestone: v.picklist(milestonesOf(MODEL)),
})

/** The body if it matches the schema, otherwise `undefined`. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, body, { abortEarly: true })
  return success ? output : undefined
}
