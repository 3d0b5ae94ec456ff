import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentOf } from './lead-context.ts'
import { isLeadForm, isMisspelled, parseLead } from './lead.ts'
import type { LeadForm } from './lead.ts'
import { suspicionOf } from './suspicion.ts'

const FORM: LeadForm = {
  name: 'Ada Byron',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.com',
}
const TEXT_FIELDS = ['name', 'company', 'designation'] as const

function problemsOf(changed: Partial<LeadForm>): object {
  const lead = parseLead({ ...FORM, ...changed }, ['gmail.com', 'aol.com'])
  return lead.ok ? {} : lead.error
}

it('keeps a complete form, trimmed, with its email in lower case', () => {
  const typed = Object.entries(FORM).map(([name, text]) => [
    name,
    ` \t\u00a0${text.toUpperCase()}\r\n`,
  ])
  const { name, company, designation, email } = FORM
  expect(parseLead(Object.fromEntries(typed), [])).toEqual({
    ok: true,
    value: {
      ...{ name: name.toUpperCase(), company: company.toUpperCase() },
      ...{ designation: designation.toUpperCase(), email },
    },
  })
})

it('names every wrong field at once', () => {
  expect(
    problemsOf({ name: '', company: '\u200b', designation: ' \t', email: '\u2800 \u00ad' }),
  ).toEqual({
    ...{ name: 'missing', company: 'missing', designation: 'missing', email: 'missing' },
  })
  expect(problemsOf({ name: 'A\u0000', company: '', email: 'ada' })).toEqual({
    ...{ name: 'unusual-characters', company: 'missing', email: 'not-company' },
  })
})

describe.each(TEXT_FIELDS)('the %s', (field) => {
  it.each(['Zoë O’Brien-Łukasz', '👩‍💻 𝒜da', 'می\u200cخواهم', 'C\u200e++', `${'x'.repeat(200)} `])(
    'may be %j',
    (text) => expect(problemsOf({ [field]: text })).toEqual({}),
  )

  it.each(['a\u0000b', 'a\nb', 'Ada\ud83d', 'a\u2028b', 'a\u202eb', 'a\u2069b'])(
    'is not %j',
    (text) => {
      expect(problemsOf({ [field]: text })).toEqual({ [field]: 'unusual-characters' })
    },
  )

  it('has 200 characters at most', () => {
    expect(problemsOf({ [field]: 'x'.repeat(201) })).toEqual({ [field]: 'too-long' })
  })
})

describe('the email', () => {
  const longest = `${'a'.repeat(64)}@${`${'b'.repeat(45)}.`.repeat(4)}comms`

  it.each(['ada@mail.gmail.com', 'ada@notgmail.com', longest])('may be %s', (email) =>
    expect(problemsOf({ email })).toEqual({}),
  )

  it.each([
    ['ada@gmail.com', 'not-company'],
    ['mailto:ada@aol.com', 'not-company'],
    ['ada', 'not-company'],
    ['a\u200bda@engines.com', 'hidden-characters'],
    ['a\u0000da@engines.com', 'hidden-characters'],
    [`a${longest}`, 'too-long'],
  ])('is not %j: %s', (email, problem) => expect(problemsOf({ email })).toEqual({ email: problem }))

  it('is told to be misspelled only where it is, not where it is of a free provider', () => {
    expect(isMisspelled('ada', 'not-company')).toBe(true)
    expect(isMisspelled(' Ada@GMail.com', 'not-company')).toBe(false)
    expect(isMisspelled('ada', 'too-long')).toBe(false)
    expect(isMisspelled('ada', undefined)).toBe(false)
  })
})

it('keeps any form as it will be read again, or says what is wrong', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ max: 0xffff, min: 0 })).map((codes) => String.fromCharCode(...codes)),
  )
  const email = fc.oneof(anyText, fc.emailAddress())
  const anyForm = fc.record({ name: anyText, company: anyText, designation: anyText, email })
  fc.assert(
    fc.property(anyForm, (form) => {
      const lead = parseLead(form, [])
      if (lead.ok) expect(parseLead(lead.value, [])).toEqual(lead)
      else expect(Object.keys(lead.error)).not.toEqual([])
    }),
  )
})

it('keeps the time in proportion to the text', () => {
  // The square of it would take hours.
  const dotted = `${'a.'.repeat(5e5)}@${'b.'.repeat(5e5)}`
  expect(parseLead({ ...FORM, name: dotted, email: dotted }, []).ok).toBe(false)
})

it('finds a form in what was kept', () => {
  expect(isLeadForm({ ...FORM })).toBe(true)
  for (const value of [null, [FORM], JSON.stringify(FORM), {}, { ...FORM, email: 7 }]) {
    expect(isLeadForm(value)).toBe(false)
  }
})

it.each([
  ['Write to me.', 'Write to me.', 'Write to me.'],
  ['Write to me', 'Write to me.', undefined],
  [true, 'Write to me.', undefined],
  [undefined, 'Write to me.', undefined],
  ['Write to me.', undefined, undefined],
])('of the consent %j to %j keeps %j', (sent, shown, kept) => {
  expect(consentOf(sent, shown)).toBe(kept)
})

it.each([
  [{}, undefined],
  [{ openedMs: 1500 }, undefined],
  [{ openedMs: undefined }, undefined],
  [{ openedMs: 1499 }, 'too-fast'],
  [{ honeypot: ' ', openedMs: 1 }, 'honeypot'],
])('suspects a form with %j of %j', (clues, suspicion) => {
  expect(suspicionOf({ honeypot: '', openedMs: 40_000, ...clues })).toBe(suspicion)
})
