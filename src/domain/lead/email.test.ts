import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailIn, isEmail, isMailable, normalizeEmail } from './email.ts'

/** `length` characters with the at sign. */
function longEmail(length: number): string {
  const local = 'a'.repeat(64)
  const domain = `${'b'.repeat(59)}.`.repeat(3)
  return `${local}@${domain}${'c'.repeat(length - local.length - domain.length - 1)}`
}

it.each([
  'ada@engines.example',
  "o'brien+tag@mail.engines.co.uk",
  'a.b_c@x-y.example',
  'ada@x.example',
  longEmail(254),
])('a mail may go to %s', (email) => expect(isMailable(email)).toBe(true))

it.each([
  'ada@engines.example,eve@evil.example',
  'ada@engines.example\nbcc: eve@evil.example',
  'ada@engines.example\r\n',
  'ada;eve@engines.example',
  'ada,eve@engines.example',
  '<ada@engines.example>',
  '"ada"@engines.example',
  'ada(x)@engines.example',
  'ada@engines.example.',
  'ada@[127.0.0.1]',
  'ada@engines',
  'ada@-engines.example',
  '.ada@engines.example',
  'a..da@engines.example',
  'ädä@engines.example',
  'ada@büro.example',
  `${'a'.repeat(65)}@engines.example`,
  longEmail(255),
])('no mail goes to %j', (email) => expect(isMailable(email)).toBe(false))

it.each(['ana@10.0.0.1', 'ana@1.2', 'ana@engines.0x7f', `${'a'.repeat(70)}@engines.example`])(
  'nobody has the address %s, which no mail would reach',
  (email) => {
    expect(isEmail(email)).toBe(false)
    expect(isMailable(email)).toBe(false)
  },
)

it('takes whatever mail can be sent to, and letters of any script', () => {
  const letter = fc.constantFrom(...'abz09.-_+\'@!é日,< "')
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: letter })), (text) => {
      const email = normalizeEmail(text)
      expect(isMailable(email)).toBe(isEmail(email) && !/[^!-~]/.test(email) && email.length < 255)
    }),
    { numRuns: 3000 },
  )
})

it('takes the time of one look at the text, however many blanks it has', () => {
  const text = `${' '.repeat(4e5)}a${' '.repeat(4e5)}b${'\u200b'.repeat(4e5)}`
  const began = performance.now()
  expect(normalizeEmail(text)).toHaveLength(4e5 + 2)
  // The square of it would take minutes.
  expect(performance.now() - began).toBeLessThan(2000)
})

describe('in what was copied', () => {
  it.each([
    'Ada Marsh <ada@engines.example>',
    '"Marsh, Ada" <ada@engines.example>;',
    'Marsh, Ada (Sales) <Ada@Engines.example>',
    'ada@engines.example (Ada Marsh)',
    'Ada Marsh [mailto:ada@engines.example]',
    'ada@engines.example <mailto:ada@engines.example>',
    '[ada@engines.example](mailto:ada@engines.example)',
    'Email: ada@engines.example.',
    'From: Ada Marsh\nada@engines.example\n',
    'mailto:ada@engines.example?cc=eve@evil.example&subject=Hello',
    'mailto:ada%40engines.example',
    "'ada@engines.example'",
    'Ada Marsh “ada@engines.example”',
    '*ada@engines.example*',
    'Ada\u00a0Marsh\t<ada@engines.example>',
    '\u202aAda Marsh <ada@engines.example>\u202c',
    'ada＠engines.example',
    'Ada ａｄａ＠ｅｎｇｉｎｅｓ。example',
  ])('%j the address is found', (text) => expect(emailIn(text)).toBe('ada@engines.example'))

  it.each([
    ['Ada <ada+quiz@engines.example>', 'ada+quiz@engines.example'],
    ['mailto:ada%2Bquiz@engines.example', 'ada+quiz@engines.example'],
    ["Pat <o'brien@engines.example>", "o'brien@engines.example"],
    ['Jo <jo@müller.example>', 'jo@müller.example'],
  ])('%j it is %s', (text, email) => expect(emailIn(text)).toBe(email))

  it.each([
    '',
    'Ada Marsh',
    'ada@engines.example, eve@evil.example',
    'Ada <ada@engines>',
    'ada @ engines.example',
    'Ada <ada@10.0.0.1>',
    'https://engines.example/@ada@engines.example',
    `Ada ${'a'.repeat(65)}@engines.example`,
    `Ada <ada@engines.example>${' '.repeat(1000)}`,
  ])('%j is not one address', (text) => expect(emailIn(text)).toBeUndefined())
})
