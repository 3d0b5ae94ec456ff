import * as v from 'valibot'
import type { Problem } from '../../src/contract/api.ts'
import { DESK_ACTIONS, LEAD_STATES } from '../../src/contract/desk.ts'
import type * as Desk from '../../src/contract/desk.ts'
import { CHANNELS } from '../../src/contract/event.ts'
import { milestonesOf } from '../../src/domain/assessment/milestone.ts'
import { MODEL } from '../../src/generated/model.ts'
import type { Edition } from '../../src/domain/benchmark/edition.ts'

// What the two servers reply, as schemas: for docs/openapi.json, and for a test that real replies match them.

const text = v.string()
const textOrNull = v.nullable(text)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const score = v.number()
const time = v.pipe(text, v.isoTimestamp())
const day = v.pipe(text, v.isoDate())

export const saved = v.strictObject({ id: text })

export const problem: v.GenericSchema<Problem> = v.strictObject({
  type: v.pipe(text, v.startsWith('urn:maturity-assessment:problem:')),
  title: text,
  status: count,
  errors: v.exactOptional(v.record(text, text)),
})

const editionBands = v.array(v.strictObject({ from: score, count }))
export const edition: v.GenericSchema<Edition> = v.strictObject({
  version: count,
  people: count,
  from: text,
  until: text,
  overall: editionBands,
})

export const copyOffer = v.strictObject({ isOffered: v.literal(true) })
export const live = v.strictObject({ status: v.literal('live') })
export const ready = v.strictObject({ status: v.literal('ready') })

export const deskUser: v.GenericSchema<Desk.DeskUser> = v.strictObject({
  name: text,
  mayChange: v.boolean(),
})

export const leadRow = v.strictObject({
  id: count,
  name: text,
  company: text,
  designation: text,
  email: text,
  at: time,
  stage: textOrNull,
  score: v.nullable(score),
  weakest: v.nullable(v.strictObject({ area: text, score, others: v.array(text) })),
  source: textOrNull,
  state: v.picklist(LEAD_STATES),
  note: text,
  noteVersion: count,
  quarantine: textOrNull,
})

export const leadsPage: v.GenericSchema<Desk.LeadsPage> = v.strictObject({
  rows: v.array(leadRow),
  count,
})

export const filterChoices: v.GenericSchema<Desk.FilterChoices> = v.strictObject({
  stages: v.array(text),
  sources: v.array(text),
})

export const counts: v.GenericSchema<Desk.DeskCounts> = v.strictObject({
  all: count,
  toCall: count,
  quarantined: count,
  failed: count,
})

export const leadNote: v.GenericSchema<Desk.LeadNote> = v.strictObject({
  state: v.picklist(LEAD_STATES),
  text,
  version: count,
  changed: v.nullable(v.strictObject({ at: time, by: text })),
})

export const leadRun = v.strictObject({
  at: time,
  score,
  stage: text,
  sections: v.array(v.strictObject({ name: text, score })),
  modelVersion: count,
  answers: v.record(text, count),
})

export const deliveryRow = v.strictObject({
  id: text,
  channel: v.picklist(CHANNELS),
  event: v.picklist(['lead.created', 'response.completed']),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  at: time,
  attempts: count,
  nextAttemptAt: v.nullable(time),
  lastProblem: textOrNull,
  lead: v.nullable(v.strictObject({ id: count, name: text })),
})

export const leadDetail: v.GenericSchema<Desk.LeadDetail> = v.strictObject({
  lead: leadRow,
  note: leadNote,
  origin: v.strictObject({
    source: textOrNull,
    medium: textOrNull,
    campaign: textOrNull,
    referrer: textOrNull,
  }),
  consent: textOrNull,
  runs: v.array(leadRun),
  sendings: v.array(v.strictObject({ id: count, at: time })),
  colleagues: v.array(v.strictObject({ lead: leadRow, run: v.nullable(leadRun) })),
  deliveries: v.array(deliveryRow),
})

export const erasurePreview: v.GenericSchema<Desk.ErasurePreview> = v.strictObject({
  email: text,
  leads: count,
  responses: count,
})

export const erased: v.GenericSchema<Desk.Erased> = v.strictObject({
  leads: count,
  responses: count,
})

const figure = v.strictObject({ count, before: v.nullable(count) })
export const numbers: v.GenericSchema<Desk.Numbers> = v.strictObject({
  from: v.nullable(day),
  to: day,
  visits: figure,
  leads: figure,
  finished: figure,
  funnel: v.array(v.strictObject({ milestone: v.picklist(milestonesOf(MODEL)), count })),
  stages: v.array(v.strictObject({ stage: text, count })),
  inGaps: count,
  sources: v.array(v.strictObject({ source: textOrNull, leads: count, finished: count })),
  rest: v.strictObject({ leads: count, finished: count }),
  answers: v.array(v.strictObject({ question: count, option: count, count })),
  ofOtherVersions: count,
})

export const sentAgain = v.strictObject({ count })

export const deliveryLead: v.GenericSchema<Desk.DeliveryLead> = v.strictObject({
  leadId: v.nullable(count),
})

export const health: v.GenericSchema<Desk.Health> = v.strictObject({
  engine: v.picklist(['SQLite', 'PostgreSQL']),
  bytes: count,
  backup: v.strictObject({
    folder: textOrNull,
    last: v.nullable(v.strictObject({ at: time, file: text, bytes: count })),
  }),
  version: text,
  channels: v.array(v.picklist(CHANNELS)),
  deliveries: v.strictObject({ waiting: count, delivered: count, failed: count }),
  failed: v.array(deliveryRow),
  actions: v.array(
    v.strictObject({ at: time, who: text, action: v.picklist(DESK_ACTIONS), count }),
  ),
})

export const benchmarkView: v.GenericSchema<Desk.BenchmarkView> = v.strictObject({
  people: count,
  leastPeople: count,
  published: v.exactOptional(
    v.strictObject({
      at: time,
      sentence: text,
      overall: v.array(v.strictObject({ range: text, share: text, count })),
    }),
  ),
})
