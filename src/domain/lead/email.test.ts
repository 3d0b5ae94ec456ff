import { expect, it } from 'vitest'
import { isMailable } from './mailable.ts'

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
