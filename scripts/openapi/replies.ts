import * as v from 'valibot'
import type { Problem, TeamReply } from '../../src/contract/api.ts'
import type { Edition } from '../../src/domain/benchmark/edition.ts'
import { LEAD_PROBLEMS } from '../../src/domain/lead/lead.ts'

// What the server replies, as schemas: for docs/openapi.json, and for a test that real replies match them.

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const score = v.number()

export const saved = v.strictObject({ id: text })

export const problem: v.GenericSchema<Problem> = v.strictObject({
  type: v.pipe(text, v.startsWith('urn:maturity-assessment:problem:')),
  title: text,
  status: count,
  errors: v.exactOptional(v.record(text, v.picklist(LEAD_PROBLEMS))),
})

const editionBands = v.array(v.strictObject({ from: score, count }))
export const edition: v.GenericSchema<Edition> = v.strictObject({
  version: count,
  people: count,
  from: text,
  until: text,
  overall: editionBands,
})

const teamQuestions = v.array(
  v.strictObject({
    id: count,
    chosen: v.array(v.strictObject({ option: count, count })),
    range: count,
  }),
)
export const team: v.GenericSchema<TeamReply> = v.union([
  v.strictObject({ version: count, count }),
  v.strictObject({
    version: count,
    count,
    talkingPoints: teamQuestions,
    others: teamQuestions,
    agreedCount: count,
    sections: v.array(v.strictObject({ name: text, lowest: score, highest: score })),
  }),
])

export const copyOffer = v.strictObject({ isOffered: v.literal(true) })
export const live = v.strictObject({ status: v.literal('live') })
export const ready = v.strictObject({ status: v.literal('ready') })
