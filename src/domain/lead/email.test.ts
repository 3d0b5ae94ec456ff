import { expect, it } from 'vitest'
import { emailIn, isEmail, isMailable, normalizeEmail } from './email.ts'

const LONG_LABELS = `${'b'.repeat(59)}.`.repeat(3)
const longEmail = (length: number) =>
  `${'a'.repeat(64)}@${LONG_LABELS}${'c'.repeat(length - 65 - LONG_LABELS.length)}`

it.each(['ada@engines.example', "o'brien+tag@mail.engines.co.uk", longEmail(254)])(
  '%s is an email, and a mail may go to it',
  (email) => {
    expect([isEmail(email), isMailable(email)]).toEqual([true, true])
  },
)

it.each(['ädä@engines.example', 'ada@büro.example', longEmail(255)])(
  '%s is an email to which no mail goes',
  (email) => expect([isEmail(email), isMailable(email)]).toEqual([true, false]),
)

it.each([
  'ada',
  '@engines.example',
  'ada@engines',
  'ada@engines..example',
  'ada@-engines.example',
  'ada@@engines.example',
  '.ada@engines.example',
  'ada.@engines.example',
  'a..da@engines.example',
  'ada byron@engines.example',
  'ada@engines.example\nbcc: eve@evil.example',
  'ada@10.0.0.7',
  'ada\u202e@engines.example',
  '\ud800ada@engines.example',
  `${'a'.repeat(65)}@engines.example`,
])('%j is no email', (email) => expect([isEmail(email), isMailable(email)]).toEqual([false, false]))

it.each([
  ' ADA@Engines.example\u200b',
  '<ada@engines.example>,',
  "('ada@engines.example')!",
  '“ada@engines.example”',
  'ada＠ｅｎｇｉｎｅｓ。example',
  'MAILTO:<Ada@Engines.example>',
  'mailto:ada%40engines.example',
])('%j is kept as ada@engines.example', (typed) => {
  expect(normalizeEmail(typed)).toBe('ada@engines.example')
})

it('is kept composed, whatever is typed', () => {
  expect(normalizeEmail('ZOE\u0308@engines.example')).toBe('zo\u00eb@engines.example')
  expect(normalizeEmail('x mailto:ada@engines.example')).toBe('x mailto:ada@engines.example')
})

it('takes the time of one look at the text, however many blanks it has', () => {
  const text = `${' '.repeat(4e5)}a${' '.repeat(4e5)}b${'\u200b'.repeat(4e5)}`
  const began = performance.now()
  expect(normalizeEmail(text)).toHaveLength(4e5 + 2)
  // The square of it would take minutes.
  expect(performance.now() - began).toBeLessThan(2000)
})

it.each([
  ['"Marsh, Ada" <ada@engines.example>;', 'ada@engines.example'],
  ['ada@engines.example <mailto:ada@engines.example>', 'ada@engines.example'],
  ['mailto:ada@engines.example?cc=eve@evil.example', 'ada@engines.example'],
  ['Ada ａｄａ＠ｅｎｇｉｎｅｓ。example', 'ada@engines.example'],
  ['mailto:ada%2Bquiz@engines.example', 'ada+quiz@engines.example'],
  ["Pat <o'brien@engines.example>", "o'brien@engines.example"],
  [`Ada <ada@engines.example>${' '.repeat(975)}`, 'ada@engines.example'],
])('in %j is %s', (text, email) => expect(emailIn(text)).toBe(email))

it.each([
  '',
  'ada@engines.example, eve@evil.example',
  'https://engines.example/@ada@engines.example',
  `Ada ${'a'.repeat(65)}@engines.example`,
  `Ada <ada@engines.example>${' '.repeat(976)}`,
  `ada@engines.example${' '.repeat(982)}`,
])('in %j is not one email', (text) => expect(emailIn(text)).toBeUndefined())
