import { expect, it } from 'vitest'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { NotedLead } from '../../store/owner/owner-store.ts'
import { storedResponse } from '../answers.suite.ts'
import { LEAD_FIELD_NAMES, leadFieldsOf, RESPONSE_FIELD_NAMES, responseFieldsOf } from './fields.ts'

const RESPONSE = storedResponse('122 334 455 155', {})
/** A response to a version with other sections, which is not known here. */
const OTHER = storedResponse('122 334 455 155', {
  ...{ modelVersion: 99, maturityStage: 'Wise', sectionScores: { Planning: 2 } },
  ...{ responses: { 1: 5, 2: 4 }, answers: undefined },
})
const LEAD: NotedLead = {
  ...{ id: 3, name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' },
  ...{ createdAt: new Date('2026-11-19T10:00:00.000Z'), quarantine: undefined },
  ...{ leadCount: 2, responseCount: 1, latestResponse: RESPONSE },
  ...{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: null },
  referrer_host: 'www.linkedin.com',
  consent: 'Write to me.',
  state: 'spoken',
  note: 'Calls back on Monday',
}

it('puts the brief of a lead into columns', () => {
  expect(leadFieldsOf(LEAD)).toEqual({
    id: 3,
    created_at: '2026-11-19T10:00:00.000Z',
    name: 'Ada',
    company: 'Engines',
    designation: 'Head',
    email: 'ada@engines.example',
    utm_source: 'linkedin',
    utm_medium: 'social',
    utm_campaign: null,
    referrer_host: 'www.linkedin.com',
    consent: 'Write to me.',
    state: 'spoken',
    note: 'Calls back on Monday',
    times_sent: 2,
    times_finished: 1,
    last_finished_at: '2026-11-20T10:00:00.000Z',
    overall_score: 40 / 12,
    maturity_stage: 'Evolving',
    strategic_alignment: 5 / 3,
    content_training_delivery: 10 / 3,
    coaching_reinforcement: 14 / 3,
    measurement_optimization: 11 / 3,
    weakest_1: expect.stringMatching(/^When does .*\? A of 5: After selling/),
    weakest_2: expect.stringMatching(/ A of 5: /),
    weakest_3: expect.stringMatching(/ B of 5: /),
    next_stage: 'Strategic',
    points_to_next_stage: 2,
    model_version: MODEL_VERSION,
  })
})

it('keeps the stage and the score of another version, and quotes no question', () => {
  const fields = leadFieldsOf({ ...LEAD, latestResponse: OTHER })

  expect(Object.keys(fields)).toEqual(LEAD_FIELD_NAMES)
  expect(fields).toMatchObject({
    ...{ overall_score: 40 / 12, maturity_stage: 'Wise', model_version: 99 },
    ...{ strategic_alignment: null, weakest_1: null, next_stage: null },
  })
})

it('keeps the answers to another version', () => {
  const fields = responseFieldsOf(OTHER)

  expect(Object.keys(fields)).toEqual(RESPONSE_FIELD_NAMES)
  expect(fields).toMatchObject({
    ...{ maturity_stage: 'Wise', model_version: 99 },
    ...{ question_1: 5, question_2: 4, question_3: null },
  })
})

it('has the same columns for a lead that finished nothing', () => {
  const fields = leadFieldsOf({ ...LEAD, latestResponse: undefined })

  expect(Object.keys(fields)).toEqual(LEAD_FIELD_NAMES)
  expect(Object.keys(leadFieldsOf(LEAD))).toEqual(LEAD_FIELD_NAMES)
  expect(fields).toMatchObject({ overall_score: null, weakest_1: null, next_stage: null })
})

it('puts a response into columns, one for each question', () => {
  const fields = responseFieldsOf(RESPONSE)

  expect(Object.keys(fields)).toEqual(RESPONSE_FIELD_NAMES)
  expect(fields).toMatchObject({
    session_id: 'session_1',
    user_email: 'ada@engines.example',
    question_1: 1,
    question_8: 5,
    question_12: 5,
  })
})
