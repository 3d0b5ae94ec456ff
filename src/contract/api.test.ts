import { describe, expect, it } from 'vitest'
import {
  EDITION_PATH,
  IDEMPOTENCY_KEY_HEADER,
  LEADS_PATH,
  MILESTONES_PATH,
  PROBLEM_MEDIA_TYPE,
  PROBLEM_TYPE_PREFIX,
  RESPONSES_PATH,
  isIdempotencyKey,
  isSessionId,
  COPIES_PATH,
  COPY_OFFER_PATH,
} from './api.ts'

it('keeps the names that pages opened before an update use', () => {
  expect([LEADS_PATH, RESPONSES_PATH, MILESTONES_PATH, EDITION_PATH]).toEqual([
    '/api/leads',
    '/api/assessment-responses',
    '/api/milestones',
    '/api/benchmark',
  ])
  expect([COPIES_PATH, COPY_OFFER_PATH]).toEqual(['/api/report-copies', '/api/copy-offer'])
  expect(IDEMPOTENCY_KEY_HEADER).toBe('Idempotency-Key')
  expect([PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_PREFIX]).toEqual([
    'application/problem+json',
    'urn:maturity-assessment:problem:',
  ])
})

describe('the id of a run', () => {
  it.each([
    [`session_${'9'.repeat(16)}_${'z'.repeat(64)}`, true],
    [`session_${'1'.repeat(17)}_${'a'.repeat(8)}`, false],
    [`session_${'1'.repeat(10)}_${'a'.repeat(7)}`, false],
    [`session_${'1'.repeat(10)}_${'a'.repeat(65)}`, false],
    [`session_${'1'.repeat(10)}_${'A'.repeat(8)}`, false],
    [`my_session_${'1'.repeat(10)}_${'a'.repeat(8)}`, false],
    [`session_${'1'.repeat(10)}_${'a'.repeat(8)}\n`, false],
  ])('%s: %s', (text, isOne) => {
    expect(isSessionId(text)).toBe(isOne)
  })
})

describe('the key of a lead', () => {
  const key = '01234567-89ab-cdef-0123-456789abcdef'

  it.each([
    [key, true],
    [key.toUpperCase(), false],
    [`a${key}`, false],
    [`${key}a`, false],
  ])('%s: %s', (text, isOne) => {
    expect(isIdempotencyKey(text)).toBe(isOne)
  })
})
