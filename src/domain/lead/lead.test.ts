import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompanyEmail, LEAD_FIELDS, LEAD_MAX_LENGTHS, parseLead, isLeadForm } from './lead.ts'
import type { LeadField, LeadForm } from './lead.ts'

const FORM: LeadForm = {
  name: 'Ada Byron',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.com',
}

const REQUIRED = {
  name: 'missing',
  company: 'missing',
  designation: 'missing',
  email: 'missing',
}
const NOT_COMPANY = 'not-company'
const UNUSUAL = 'unusual-characters'
const TEXT_FIELDS = ['name', 'company', 'designation'] as const

describe('parseLead', () => {
  it('takes a complete form', () => {
    expect(parseLead(FORM, [])).toEqual({ ok: true, value: FORM })
  })

  it('trims every field and lowercases only the email', () => {
    const spaced = (field: LeadField) => ` \t\n\u00a0${FORM[field].toUpperCase()} \r\n`
    const form = {
      ...{ name: spaced('name'), company: spaced('company') },
      ...{ designation: spaced('designation'), email: spaced('email') },
    }

    expect(parseLead(form, [])).toEqual({
      ok: true,
      value: {
        name: 'ADA BYRON',
        company: 'ANALYTICAL ENGINES',
        designation: 'HEAD OF ENABLEMENT',
        email: 'ada@engines.com',
      },
    })
  })

  it.each(LEAD_FIELDS)('asks for an empty %s and for nothing else', (field) => {
    expect(errorsOf({ [field]: '' })).toEqual({ [field]: REQUIRED[field] })
    for (const empty of [' \t\n ', '\u200b', '\u3164', '\u2800 \u00ad', '\ufeff\u202e']) {
      expect(errorsOf({ [field]: empty })).toEqual({ [field]: REQUIRED[field] })
    }
  })

  it('names all four wrong fields at once', () => {
    expect(errorsOf({ name: '', company: '', designation: '', email: '' })).toEqual(REQUIRED)
    expect(errorsOf({ name: 'A\u0000', company: '', email: 'ada' })).toEqual({
      name: UNUSUAL,
      company: REQUIRED.company,
      email: NOT_COMPANY,
    })
  })

  it.each(TEXT_FIELDS)('keeps letters of any script in the %s', (field) => {
    for (const text of [
      'Zoë O’Brien-Łukasz',
      '山田太郎',
      'عائشة',
      '👩‍💻 Ops',
      "Robert'); --",
      '<b>',
    ]) {
      expect(errorsOf({ [field]: text })).toEqual({})
    }
  })
})

describe('length limits', () => {
  it.each(TEXT_FIELDS)('let the %s have 200 characters after trimming', (field) => {
    expect(errorsOf({ [field]: ` ${'x'.repeat(200)} ` })).toEqual({})
    expect(errorsOf({ [field]: 'x'.repeat(201) })).toEqual({
      [field]: 'too-long',
    })
  })

  it('let the email have 254 characters', () => {
    const longest = `${'a'.repeat(64)}@${`${'b'.repeat(45)}.`.repeat(4)}comms`
    expect(errorsOf({ email: longest })).toEqual({})
    expect(errorsOf({ email: `a${longest}` })).toEqual({
      email: 'too-long',
    })
  })

  it('keep the time in proportion to the text', () => {
    // The square of it would take hours.
    const dotted = `${'a.'.repeat(5e5)}@${'b.'.repeat(5e5)}`

    expect(isCompanyEmail(dotted, [])).toBe(false)
    expect(parseLead({ ...FORM, name: dotted, email: dotted }, []).ok).toBe(false)
  })
})

describe('plain text', () => {
  it.each([0x00, 0x07, 0x09, 0x0a, 0x1b, 0x7f, 0x85, 0x9f])(
    'has no control character %i',
    (code) => {
      const text = `Ada${String.fromCharCode(code)}Byron`
      for (const field of TEXT_FIELDS)
        expect(errorsOf({ [field]: text })).toEqual({ [field]: UNUSUAL })
      expect(errorsOf({ email: `${text}@engines.com` })).toHaveProperty('email')
    },
  )

  it.each([0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
    'has no %i, which begins a line or turns the text around',
    (code) => {
      const text = `Ada${String.fromCharCode(code)}Byron`
      for (const field of TEXT_FIELDS)
        expect(errorsOf({ [field]: text })).toEqual({ [field]: UNUSUAL })
    },
  )

  it.each(['می\u200cخواهم', 'ක්\u200dෂ', 'C\u200e++', 'א\u200f!', 'ع\u061c1'])(
    'may hold the marks that a script needs: %s',
    (text) => {
      for (const field of TEXT_FIELDS) expect(errorsOf({ [field]: text })).toEqual({})
    },
  )

  it.each([
    ['a lone high surrogate', 'Ada\ud83d'],
    ['a lone low surrogate', '\udc69Ada'],
    ['two in the wrong order', 'A\udc69\ud83dda'],
  ])('has no broken character: %s', (_, text) => {
    expect(errorsOf({ company: text })).toEqual({ company: UNUSUAL })
  })

  it('may hold characters outside the basic plane', () => {
    expect(errorsOf({ name: '👩‍💻 𝒜da' })).toEqual({})
  })
})

describe('any form of four texts', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ max: 0xffff, min: 0 })).map((codes) => String.fromCharCode(...codes)),
  )
  const anyForm = fc.record({
    name: anyText,
    company: anyText,
    designation: anyText,
    email: anyText,
  })

  it('is rejected with a sentence or kept as it will be read again', () => {
    const email = fc.oneof(anyText, fc.emailAddress())
    fc.assert(
      fc.property(anyForm, email, (form, typed) => {
        const lead = parseLead({ ...form, email: typed }, [])
        if (lead.ok) {
          expect(parseLead(lead.value, [])).toEqual(lead)
        } else {
          expect(Object.keys(lead.error).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

it('finds a form in what was kept', () => {
  expect(isLeadForm({ ...FORM })).toBe(true)
  for (const value of [null, [FORM], JSON.stringify(FORM), {}, { ...FORM, email: 7 }]) {
    expect(isLeadForm(value)).toBe(false)
  }
})

it('limits every field', () => {
  expect(Object.keys(LEAD_MAX_LENGTHS)).toEqual([...LEAD_FIELDS])
})

function errorsOf(changed: { readonly [field in LeadField]?: string }): object {
  const lead = parseLead({ ...FORM, ...changed }, [])
  return lead.ok ? {} : lead.error
}
