import { describe, expect, it } from 'vitest'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import type { ListedLead } from '../../store/owner/owner-store.ts'
import { storedResponse } from '../answers.suite.ts'
import { matches, parseFilter } from './filters.ts'

const LEAD: ListedLead = {
  ...{ id: 1, name: 'Ada', company: 'Café Zoë GmbH', designation: 'Head', email: 'a@b.example' },
  ...{ createdAt: new Date(0), quarantine: undefined, leadCount: 1, responseCount: 1 },
  latestResponse: storedResponse('333 333 333 333', { maturityStage: 'Ad Hoc' }),
  ...{ ...NO_SOURCE, utm_source: 'LinkedIn Ads', referrer_host: 'lnkd.in' },
}

function parse(options: Record<string, string>) {
  return parseFilter({ words: [], options: new Map(Object.entries(options)) })
}

it('reads a stage in any case, and refuses another', () => {
  expect(parse({ stage: 'ad hoc' })).toMatchObject({ value: { stage: 'Ad Hoc' } })
  expect(parse({ stage: 'NONE' })).toMatchObject({ value: { stage: 'none' } })
  expect(parse({ stage: 'best' })).toEqual({
    ok: false,
    error:
      "--stage is one of Ad Hoc, Foundational, Evolving, Strategic, Optimized, none, not 'best'",
  })
})

describe('a lead', () => {
  it.each([
    [{}, true],
    [{ stage: 'Ad Hoc' }, true],
    [{ stage: 'Evolving' }, false],
    [{ stage: 'none' }, false],
    [{ company: 'CAFÉ' }, true],
    [{ company: 'cafe\u0301 zoe\u0308' }, true],
    [{ company: 'cafe' }, false],
    [{ company: 'gmbh', stage: 'ad hoc' }, true],
    [{ company: 'other', stage: 'ad hoc' }, false],
    [{ source: 'linkedin' }, true],
    [{ source: 'mail' }, false],
    [{ source: 'lnkd' }, false],
    [{ source: 'None' }, false],
    [{ source: 'linkedin', company: 'other' }, false],
    [{ source: 'linkedin', stage: 'Evolving' }, false],
  ])('is kept or left out by %j: %s', (options, expected) => {
    const filter = parse(options)
    expect(filter.ok && matches(filter.value, LEAD)).toBe(expected)
  })

  it('without a name in its link is known by its referrer', () => {
    const filter = parse({ source: 'LNKD.in' })
    expect(filter.ok && matches(filter.value, { ...LEAD, utm_source: null })).toBe(true)
  })

  it.each([
    ['none', true],
    ['n', false],
  ])('without a source, asked for %s: %s', (source, expected) => {
    const filter = parse({ source })
    expect(filter.ok && matches(filter.value, { ...LEAD, ...NO_SOURCE })).toBe(expected)
  })

  it('without a response is of no stage', () => {
    const filter = parse({ stage: 'none' })
    expect(filter.ok && matches(filter.value, { ...LEAD, latestResponse: undefined })).toBe(true)
  })
})
