import { describe, expect, it } from 'vitest'
import { leadSourceOf, NO_SOURCE, SOURCE_FIELDS, sourceNameOf, TEAM_SOURCE } from './lead-source.ts'

const LINK = {
  ...{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'Spring 2026' },
  referrer_host: 'www.linkedin.com',
}
const OWN = ['assessment.example.com']

it('keeps what is clean already, and nothing of what is no text', () => {
  expect(leadSourceOf(LINK, OWN)).toEqual(LINK)
  expect(leadSourceOf({}, OWN)).toEqual(NO_SOURCE)
  for (const field of SOURCE_FIELDS) {
    for (const value of [null, 7, ['linkedin'], { text: 'linkedin' }]) {
      expect(leadSourceOf({ ...LINK, [field]: value }, OWN)).toEqual({ ...LINK, [field]: null })
    }
  }
})

describe.each(['utm_source', 'utm_medium', 'utm_campaign'] as const)('%s', (field) => {
  it.each([
    [' \t\u00a0mail \r\n', 'mail'],
    ['spring\u0000\n\u0085mail', 'spring mail'],
    ['spring\u202e\u2028mail', 'spring mail'],
    ['mail\ud83d', 'mail'],
    ['山田 👩‍💻 “X”', '山田 👩‍💻 “X”'],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)}👋`, 'x'.repeat(99)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('%j is kept as %j', (value, expected) => {
    expect(leadSourceOf({ [field]: value }, OWN)).toEqual({ ...NO_SOURCE, [field]: expected })
  })
})

it.each([
  [' WWW.LinkedIn.com ', 'www.linkedin.com'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  [`${'x'.repeat(98)}.y`, `${'x'.repeat(98)}.y`],
  ['https://www.linkedin.com/feed', null],
  ['münchen.de', null],
  ['', null],
  // Half of a name would be someone else's name.
  [`${'x'.repeat(99)}.y`, null],
  ['Assessment.Example.com', null],
])('the host %j is kept as %j', (value, host) => {
  expect(leadSourceOf({ referrer_host: value }, OWN)).toEqual({ ...NO_SOURCE, referrer_host: host })
})

it('is named by the link, otherwise by the referring site', () => {
  expect(sourceNameOf(LINK)).toBe('linkedin')
  expect(sourceNameOf({ ...LINK, utm_source: null })).toBe('www.linkedin.com')
  expect(sourceNameOf(NO_SOURCE)).toBeUndefined()
  expect(sourceNameOf(TEAM_SOURCE)).toBe('team-link')
})
