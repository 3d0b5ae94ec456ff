import { describe, expect, it } from 'vitest'
import { MODEL_VERSION } from '../domain/assessment/model.ts'
import { readLeadBody, readResponseBody } from './api.ts'

const FORM = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.example',
}

describe('readLeadBody', () => {
  it('takes the four values alone', () => {
    expect(readLeadBody(FORM)).toEqual({ form: FORM, source: {}, remark: '', openedMs: undefined })
  })

  it('takes both clues', () => {
    expect(readLeadBody({ ...FORM, remark: 'x', opened_ms: 4200 })).toEqual({
      form: FORM,
      source: {},
      remark: 'x',
      openedMs: 4200,
    })
  })

  it('takes whatever is said of the source, which is cleaned later', () => {
    const source = { utm_source: 'x'.repeat(500), utm_medium: 7, utm_campaign: null }
    const read = readLeadBody({ ...FORM, ...source, referrer_host: ['a'] })

    expect(read).toMatchObject({ form: FORM, source: { ...source, referrer_host: ['a'] } })
  })

  it.each([
    { remark: null },
    { remark: 7 },
    { remark: ['x'] },
    { opened_ms: null },
    { opened_ms: '4200' },
    { opened_ms: -1 },
    { opened_ms: 0.5 },
    { opened_ms: 2 ** 53 },
    { opened_ms: Number.NaN },
    { openedMs: 1 },
    { name: 7 },
    { quarantine: 'burst' },
    { utm_term: 'x' },
  ])('refuses %o', (change) => {
    expect(readLeadBody({ ...FORM, ...change })).toBeUndefined()
  })

  it.each([null, undefined, 'lead', 7, [FORM], {}])('refuses %o', (value) => {
    expect(readLeadBody(value)).toBeUndefined()
  })
})

describe('readResponseBody', () => {
  const body = {
    session_id: 'session_1765000000000_abcdefgh',
    responses: Object.fromEntries(Array.from({ length: 12 }, (_, place) => [place + 1, 3])),
    user_email: null,
  }

  it('takes the three values alone, and the version that was answered', () => {
    expect(readResponseBody(body)).toEqual(body)
    expect(readResponseBody({ ...body, model_version: MODEL_VERSION })).toEqual({
      ...body,
      model_version: MODEL_VERSION,
    })
  })

  it('takes answers to a newer version, whatever its questions are', () => {
    const newer = { ...body, model_version: MODEL_VERSION + 1, responses: { 1: 5, 2: 1, 13: 4 } }

    expect(readResponseBody(newer)).toEqual(newer)
  })

  it.each([0, -1, 1.5, '1', null, 10_000, Number.NaN])('refuses the version %o', (version) => {
    expect(readResponseBody({ ...body, model_version: version })).toBeUndefined()
  })

  it.each([{}, null, [1, 2], { 0: 1 }, { 100: 1 }, { '01': 1 }, { 1: 6 }, { 1: 5, x: 1 }])(
    'refuses the answers %o to a newer version',
    (responses) => {
      const newer = { ...body, model_version: MODEL_VERSION + 1, responses }
      expect(readResponseBody(newer)).toBeUndefined()
    },
  )
})
