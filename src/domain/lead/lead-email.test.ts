import { describe, expect, it } from 'vitest'
import { parseLead } from './lead.ts'

const REFUSED_DOMAINS = ['gmail.com', 'aol.com']
const NOT_COMPANY = 'not-company'

describe('an official email', () => {
  it.each([
    'ada@engines.com',
    'a@b.co',
    'ada.byron+quiz@mail.engines.co.uk',
    'ada@mail.gmail.com', // a sub-domain of a consumer domain is another domain
    'ada@notgmail.com',
    'ada@gmail.com.engines.com',
    'ada@gmail.co',
    'gmail.com@engines.com',
    'ada@münchen-engines.de',
    "o'brien@engines.com",
  ])('may be %s', (email) => {
    expect(errorsOfEmail(email)).toEqual({})
  })

  it.each([
    'ada',
    'ada@',
    '@engines.com',
    'ada@engines', // no dot
    'ada.byron',
    'ada@@engines.com',
    'ada@byron@engines.com',
    'ada byron@engines.com',
    'ada@engines .com',
    'ada@ engines.com',
    'ada@\u00a0engines.com',
    'ada\t@engines.com',
    'ada@.com',
    'ada@engines..com',
    'ada@gmail.com.', // the same domain as gmail.com
    '\ud800ada@engines.com',
    'ada@-engines.com',
    'ada@engines-.com',
    'ada@eng_ines.com',
    'ada@engines,com',
    'ada,eve@engines.com',
    'ada@engines.com,eve@engines.com',
    'Ada <ada@engines.com>',
    '"ada"@engines.com',
    '"Byron, Ada" <ada@engines.com>',
    'ada@[10.0.0.7]',
    'ada@10.0.0.7',
    `${'a'.repeat(65)}@engines.com`,
    'ada..byron@engines.com',
    'ada@engines.com/evil',
    'ada@eng\tines.com',
    'mailto:ada@engines.com?subject=x',
  ])('is not %j', (email) => {
    expect(errorsOfEmail(email)).toEqual({ email: NOT_COMPANY })
  })

  it.each([
    'ada@engines.com,',
    'ada@engines.com;',
    'ada@engines.com.',
    '<ada@engines.com>,',
    '“ada@engines.com”',
    "('ada@engines.com')!",
    'ada＠engines.com',
    'ada@engines。com',
    'mailto:ada@engines.com',
    'mailto:ada%40engines.com',
    'MAILTO:<Ada@Engines.com>',
    '\u200bada@engines.com\u2069 ',
    '\u202aada@engines.com\u202c',
    '\ufeff\u00adada@engines.com\u2800',
  ])('is kept without what was copied along: %j', (email) => {
    expect(
      parseLead({ name: 'Ada', company: 'Engines', designation: 'Lead', email }, REFUSED_DOMAINS),
    ).toMatchObject({
      value: { email: 'ada@engines.com' },
    })
  })

  it.each(['ada@gmail.com,', '<ada@gmail.com>', 'mailto:ada@gmail.com', 'ada@gmail.com\u200b'])(
    'is not %j, an address of a free provider with a sign around it',
    (email) => expect(errorsOfEmail(email)).toEqual({ email: NOT_COMPANY }),
  )

  it.each([
    'a\u200bda@engines.com',
    'ada@eng\u00adines.com',
    'ada@engines.\u200dcom',
    'ada\u202e@engines.com',
    'ada@\u3164engines.com',
    'a\u0000da@engines.com',
  ])('has no hidden characters inside, and says so: %j', (email) => {
    const sentence = 'hidden-characters'
    expect(errorsOfEmail(email)).toEqual({ email: sentence })
  })

  it.each(['zo\u00eb@engines.com', 'zoe\u0308@engines.com', ' ZOE\u0308@Engines.com'])(
    'is kept in one spelling: %j',
    (email) => {
      const lead = parseLead(
        { name: 'Zoë', company: 'Engines', designation: 'Lead', email },
        REFUSED_DOMAINS,
      )

      expect(lead).toMatchObject({ value: { email: 'zo\u00eb@engines.com' } })
    },
  )

  it.each(REFUSED_DOMAINS)('is not at %s, in whatever case', (domain) => {
    const mixed = domain.replace(/[aeiou]/g, (vowel) => vowel.toUpperCase())

    for (const spelling of [domain, domain.toUpperCase(), mixed]) {
      expect(errorsOfEmail(` Ada@${spelling} `)).toEqual({ email: NOT_COMPANY })
    }
  })
})

function errorsOfEmail(email: string): object {
  const lead = parseLead(
    { name: 'Ada', company: 'Engines', designation: 'Lead', email },
    REFUSED_DOMAINS,
  )
  return lead.ok ? {} : lead.error
}
