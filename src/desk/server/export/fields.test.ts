import { expect, it } from 'vitest'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import type { StoredLead, StoredResponse } from '../../../contract/desk/api.ts'
import { responseOf } from '../../../../tests/support/store-suite.ts'
import {
  LEAD_FIELD_NAMES,
  leadFieldsOf,
  RESPONSE_FIELD_NAMES,
  responseFieldsOf,
  sectionFieldOf,
} from './fields.ts'
import { MODEL } from '../../../generated/model.ts'

const RESPONSE: StoredResponse = {
  ...responseOf('session_1', answersOf('122 334 455 155')),
  ...{ id: 7, at: '2026-11-20T10:00:00.000Z', language: 'en', day: '2026-11-20' },
}
const LEAD: StoredLead = {
  ...{ id: 3, name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' },
  ...{ at: '2026-11-19T10:00:00.000Z', quarantine: null },
  ...{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: null },
  ...{ referrer_host: 'www.linkedin.com', consent: 'Write to me.', latestResponse: RESPONSE },
  language: 'de',
  note: {
    ...{ state: 'contacted', stateBy: 'kim', text: 'Calls back on Monday' },
    ...{ remindOn: '2026-12-01', version: 1, changed: null },
  },
}

it('has columns for a lead and its latest result, with scores as the report shows them', () => {
  expect(leadFieldsOf(LEAD)).toEqual({
    ...{ id: 3, created_at: '2026-11-19T10:00:00.000Z', name: 'Ada', company: 'Engines' },
    ...{ designation: 'Head', email: 'ada@engines.example' },
    ...{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: null },
    ...{ referrer_host: 'www.linkedin.com', consent: 'Write to me.' },
    ...{ state: 'contacted', note: 'Calls back on Monday', language: 'de' },
    remind_on: '2026-12-01',
    last_finished_at: '2026-11-20T10:00:00.000Z',
    ...{ overall_score: 3.3, maturity_stage: 'Evolving', model_version: MODEL.version },
    ...{ section_alignment: 1.7, section_content: 3.3 },
    ...{ section_coaching: 4.7, section_measurement: 3.7 },
    weakest_1: expect.stringMatching(/\? A of 5: /),
    weakest_2: expect.stringMatching(/ A of 5: /),
    weakest_3: expect.stringMatching(/ B of 5: /),
    ...{ next_stage: 'Strategic', points_to_next_stage: 2 },
  })
})

it('has a column of its own for each section, whatever its key', () => {
  expect(sectionFieldOf('go-to-market')).toBe('section_go_to_market')
  expect(new Set(LEAD_FIELD_NAMES).size).toBe(LEAD_FIELD_NAMES.length)
  expect(new Set(RESPONSE_FIELD_NAMES).size).toBe(RESPONSE_FIELD_NAMES.length)
})

it('keeps stage and score of another version of the questions, and quotes no question', () => {
  const fields = leadFieldsOf({ ...LEAD, latestResponse: { ...RESPONSE, model_version: 99 } })

  expect(Object.keys(fields)).toEqual(LEAD_FIELD_NAMES)
  expect(fields).toMatchObject({
    ...{ overall_score: 3.3, maturity_stage: 'Evolving', weakest_1: null, next_stage: null },
  })
})

it('has the same columns for a lead without a response', () => {
  const fields = leadFieldsOf({ ...LEAD, latestResponse: null })

  expect(Object.keys(fields)).toEqual(LEAD_FIELD_NAMES)
  expect(fields).toMatchObject({ overall_score: null, weakest_1: null, next_stage: null })
})

it('has columns for a response, one for each question', () => {
  const fields = responseFieldsOf(RESPONSE)

  expect(Object.keys(fields)).toEqual(RESPONSE_FIELD_NAMES)
  expect(fields).toMatchObject({ session_id: 'session_1', question_1: 1, question_12: 5 })
})
