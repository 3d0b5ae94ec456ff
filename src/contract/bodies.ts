import * as v from 'valibot'
import { milestonesOf } from '../domain/assessment/milestone.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import { SOURCE_FIELDS } from '../domain/lead/lead-source.ts'
import { MODEL } from '../generated/model.ts'
import { IDEMPOTENCY_KEY, SESSION_ID } from './api.ts'

// The bodies that the public server accepts. Pages import only their types, so none loads the library.

const key = v.pipe(v.string(), v.regex(IDEMPOTENCY_KEY))
/** Question number to option. The version decides which questions there are. */
const answers = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)), v.picklist(MODEL.options))
const sessionId = v.pipe(v.string(), v.regex(SESSION_ID))

const leadForm = v.entriesFromList(LEAD_FIELDS, v.string())

/** Never rejected, whatever is in the source, the consent, the day or the language. */
const anything = v.optional(v.unknown())

/**
 * The body of `POST /api/leads`: the form, the source of the visit if known, the consent text, and two
 * optional clues that tell people from scripts.
 */
export type LeadBody = v.InferInput<typeof leadBody>
export const leadBody = v.strictObject({
  ...leadForm,
  ...v.entriesFromList(SOURCE_FIELDS, anything),
  consent: anything,
  /** The tag of the language of the page, here and below; the first one by default. */
  language: anything,
  /** The value of the field that people cannot see. */
  remark: v.optional(v.string(), ''),
  /** Whole milliseconds from opening the form empty to submitting it. */
  opened_ms: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** The body of `POST /api/assessment-responses`. Accepts unknown versions too, because a newer server may know them. */
export type ResponseBody = v.InferInput<typeof responseBody>
export const responseBody = v.strictObject({
  session_id: sessionId,
  /** Of the answered questions; the current one by default. */
  model_version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
  responses: answers,
  user_email: v.nullable(v.string()),
  /** On which the run was finished, '2026-11-20', by the reader's calendar; a plan counts from it. */
  day: anything,
  language: anything,
})

/** The body of `POST /api/report-copies`: the lead and the response as sent before. */
export type CopyBody = v.InferInput<typeof copyBody>
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

/** The body of `POST /api/milestones`: only a milestone, and nothing about the visit. */
export type MilestoneBody = v.InferInput<typeof milestoneBody>
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
