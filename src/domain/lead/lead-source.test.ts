import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadSourceOf, NO_SOURCE, SOURCE_FIELDS, sourceNameOf } from './lead-source.ts'

const LINK = {
  utm_source: 'linkedin',
  utm_medium: 'social',
  utm_campaign: 'Spring 2026',
  referrer_host: 'www.linkedin.com',
}
const OWN = ['assessment.example.com']
const TEXT_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign'] as const

it('keeps what is clean already', () => {
  expect(leadSourceOf(LINK, OWN)).toEqual(LINK)
})

it('is unknown without input', () => {
  expect(leadSourceOf({}, OWN)).toEqual(NO_SOURCE)
})

describe.each(TEXT_FIELDS)('%s', (field) => {
  it.each([
    ['is trimmed', ' \t\u00a0mail \r\n', 'mail'],
    ['has a blank for control characters', 'spring\u0000\n\u0085mail', 'spring mail'],
    ['has a blank for what turns text around', 'spring\u202e\u2028mail', 'spring mail'],
    ['loses half a character', 'mail\ud83d', 'mail'],
    ['keeps letters of any script', '山田 👩‍💻 “x”', '山田 👩‍💻 “x”'],
    ['keeps its case', 'LinkedIn', 'LinkedIn'],
    ['may have 100 characters', 'x'.repeat(100), 'x'.repeat(100)],
    ['is cut after 100 characters', 'x'.repeat(101), 'x'.repeat(100)],
    ['is cut before a character of two halves', `${'x'.repeat(99)}👋`, 'x'.repeat(99)],
    ['does not end in a blank where it is cut', `${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['is cut after it was trimmed', `${' '.repeat(200)}mail`, 'mail'],
    ['is not known when nothing is left', ' \u0007 ', null],
  ])('%s', (_what, value, expected) => {
    expect(leadSourceOf({ [field]: value }, OWN)).toEqual({ ...NO_SOURCE, [field]: expected })
  })
})

describe('the host of the referrer', () => {
  it.each([
    ['www.linkedin.com', 'www.linkedin.com'],
    [' WWW.LinkedIn.com ', 'www.linkedin.com'],
    ['com.google.android.gm', 'com.google.android.gm'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['intranet', 'intranet'],
    ['10.0.0.7', '10.0.0.7'],
    ['a_b.example', 'a_b.example'],
    [`${'x'.repeat(98)}.y`, `${'x'.repeat(98)}.y`],
  ])('is %j', (value, host) => {
    expect(leadSourceOf({ referrer_host: value }, OWN)).toEqual({
      ...NO_SOURCE,
      referrer_host: host,
    })
  })

  it.each([
    'https://www.linkedin.com/feed',
    'www.linkedin.com/feed',
    'www.linkedin.com:443',
    'ada@engines.com',
    'münchen.de',
    'two words',
    'a\u0000b',
    '',
    // Half of a name would be someone else's name.
    `${'x'.repeat(99)}.y`,
    'assessment.example.com',
    'Assessment.Example.com',
  ])('is never %j', (value) => {
    expect(leadSourceOf({ referrer_host: value }, OWN)).toEqual(NO_SOURCE)
  })

  it('may be a neighbor of our own host', () => {
    expect(leadSourceOf({ referrer_host: 'www.example.com' }, OWN).referrer_host).toBe(
      'www.example.com',
    )
  })
})

it.each([null, undefined, 7, true, ['linkedin'], { text: 'linkedin' }])(
  'knows nothing from %j in place of a text, and keeps the others',
  (value) => {
    for (const field of SOURCE_FIELDS) {
      expect(leadSourceOf({ ...LINK, [field]: value }, OWN)).toEqual({ ...LINK, [field]: null })
    }
  },
)

it('is named by the link, otherwise by the referring site', () => {
  expect(sourceNameOf(LINK)).toBe('linkedin')
  expect(sourceNameOf({ ...LINK, utm_source: null })).toBe('www.linkedin.com')
  expect(sourceNameOf({ ...LINK, utm_source: null, referrer_host: null })).toBeUndefined()
})

it('does not change what it has cleaned', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.domain(),
    fc
      .array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 220 })
      .map((codes) => String.fromCharCode(...codes)),
  )
  const anySource = fc.record({
    utm_source: anyText,
    utm_medium: anyText,
    utm_campaign: anyText,
    referrer_host: anyText,
  })
  fc.assert(
    fc.property(anySource, (input) => {
      const source = leadSourceOf(input, OWN)
      expect(leadSourceOf(source, OWN)).toEqual(source)
      for (const text of Object.values(source)) {
        expect(text === null || (/^\P{Cc}+$/u.test(text) && text.length <= 100)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
