import { describe, expect, it } from 'vitest'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import type { ListedLead } from '../../store/owner/owner-store.ts'
import { storedResponse } from '../answers.suite.ts'
import { matches, parseStage } from './filters.ts'
import type { ExportFilter } from './filters.ts'

const LEAD: ListedLead = {
  ...{ id: 1, name: 'Ada', company: 'Café Zoë GmbH', designation: 'Head', email: 'a@b.example' },
  ...{ createdAt: new Date(0), quarantine: undefined, leadCount: 1, responseCount: 1 },
  latestResponse: storedResponse('333 333 333 333', { maturityStage: 'Ad Hoc' }),
  ...{ ...NO_SOURCE, utm_source: 'LinkedIn Ads', referrer_host: 'lnkd.in' },
}

it('reads a stage in any case, and refuses another', () => {
  expect([parseStage('ad hoc'), parseStage('NONE')]).toEqual(['Ad Hoc', 'none'])
  expect(() => parseStage('best')).toThrow('It is one of Ad Hoc, Foundational, Evolving')
})

describe('a lead', () => {
  it.each<[ExportFilter, boolean]>([
    [{}, true],
    [{ stage: 'Ad Hoc' }, true],
    [{ stage: 'Evolving' }, false],
    [{ stage: 'none' }, false],
    [{ company: 'CAFÉ' }, true],
    [{ company: 'cafe\u0301 zoe\u0308' }, true],
    [{ company: 'cafe' }, false],
    [{ company: 'gmbh', stage: 'Ad Hoc' }, true],
    [{ company: 'other', stage: 'Ad Hoc' }, false],
    [{ source: 'linkedin' }, true],
    [{ source: 'mail' }, false],
    [{ source: 'lnkd' }, false],
    [{ source: 'None' }, false],
    [{ source: 'linkedin', company: 'other' }, false],
    [{ source: 'linkedin', stage: 'Evolving' }, false],
  ])('is kept or left out by %j: %s', (options, expected) => {
    expect(matches(options, LEAD)).toBe(expected)
  })

  it('without a name in its link is known by its referrer', () => {
    expect(matches({ source: 'LNKD.in' }, { ...LEAD, utm_source: null })).toBe(true)
  })

  it.each([
    ['none', true],
    ['n', false],
  ])('without a source, asked for %s: %s', (source, expected) => {
    expect(matches({ source }, { ...LEAD, ...NO_SOURCE })).toBe(expected)
  })

  it('without a response is of no stage', () => {
    expect(matches({ stage: 'none' }, { ...LEAD, latestResponse: undefined })).toBe(true)
  })
})
