import { describe, expect, it } from 'vitest'
import { readLeadBody } from './api.ts'

const FORM = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.example',
}

describe('readLeadBody', () => {
  it('takes the four values alone', () => {
    expect(readLeadBody(FORM)).toEqual({ form: FORM, remark: '', openedMs: undefined })
  })

  it('takes both clues', () => {
    expect(readLeadBody({ ...FORM, remark: 'x', opened_ms: 4200 })).toEqual({
      form: FORM,
      remark: 'x',
      openedMs: 4200,
    })
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
  ])('refuses %o', (change) => {
    expect(readLeadBody({ ...FORM, ...change })).toBeUndefined()
  })

  it.each([null, undefined, 'lead', 7, [FORM], {}])('refuses %o', (value) => {
    expect(readLeadBody(value)).toBeUndefined()
  })
})
