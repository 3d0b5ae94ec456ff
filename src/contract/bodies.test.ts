import { describe, expect, it } from 'vitest'
import { answersOf } from '../../tests/support/answer-sets.ts'
import {
  copyBody,
  leadBody,
  milestoneBody,
  readBody,
  responseBody,
  teamAnswersBody,
} from './bodies.ts'

const FORM = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.example',
}
const RESPONSE = {
  session_id: 'session_1765000000000_abcdefgh',
  responses: answersOf('123 451 234 512'),
  user_email: null,
}
const COPY = {
  lead_key: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69',
  lead: FORM,
  session_id: RESPONSE.session_id,
  responses: RESPONSE.responses,
}

describe('a lead', () => {
  it.each([
    {},
    { remark: 'x', opened_ms: 0 },
    { consent: 'Yes.', opened_ms: 4200 },
    { utm_source: 'x'.repeat(500), utm_medium: 7, utm_campaign: null, referrer_host: ['a'] },
  ])('may have %o beside its four values', (more) => {
    expect(readBody(leadBody, { ...FORM, ...more })).toEqual({ remark: '', ...FORM, ...more })
  })

  it.each([{ opened_ms: -1 }, { opened_ms: 0.5 }, { name: undefined }, { quarantine: 'too-fast' }])(
    'has no %o',
    (change) => {
      expect(readBody(leadBody, { ...FORM, ...change })).toBeUndefined()
    },
  )
})

describe('a response', () => {
  it.each([
    {},
    { model_version: 1, user_email: FORM.email },
    { model_version: 9999, responses: { 1: 5, 2: 1, 13: 4 } },
  ])('may have %o', (change) => {
    const body = { ...RESPONSE, ...change }
    expect(readBody(responseBody, body)).toEqual(body)
  })

  it.each([
    { session_id: 'session_1' },
    { model_version: 0 },
    { model_version: 10_000 },
    { responses: { ...RESPONSE.responses, 12: 6 } },
    { responses: { '01': 1 } },
    { user_email: undefined },
    { overall_score: 5 },
  ])('has no %o', (change) => {
    expect(readBody(responseBody, { ...RESPONSE, ...change })).toBeUndefined()
  })
})

describe('a request for a report by mail', () => {
  it.each([{}, { day: '2026-11-26' }, { day: 20_261_126 }])('may have %o', (more) => {
    expect(readBody(copyBody, { ...COPY, ...more })).toEqual({ ...COPY, ...more })
  })

  it.each([
    { lead_key: 'no key' },
    { lead: { ...FORM, age: 36 } },
    { session_id: 'session_1_x' },
    { to: 'eve@evil.example' },
  ])('has no %o', (change) => {
    expect(readBody(copyBody, { ...COPY, ...change })).toBeUndefined()
  })
})

it('accepts every milestone', () => {
  expect(readBody(milestoneBody, { milestone: 'home' })).toEqual({ milestone: 'home' })
  for (const body of [{}, { milestone: 'question-13' }, { milestone: 'home', visitor: 'x' }]) {
    expect(readBody(milestoneBody, body)).toBeUndefined()
  }
})

it.each([undefined, [FORM], {}])('rejects %o', (body) => {
  for (const schema of [leadBody, responseBody, copyBody, milestoneBody, teamAnswersBody]) {
    expect(readBody(schema, body)).toBeUndefined()
  }
})
