import { expect, it } from 'vitest'
import { inQuotes } from './in-quotes.ts'

it.each([
  ['In some teams.', 'In some teams'],
  ['It depends:', 'It depends'],
  ['Who knows?', 'Who knows?'],
  ['Some …', 'Some …'],
  ['“None”', 'None'],
  ['"None"', 'None'],
  ['“Yes” and “no”', '“Yes” and “no”'],
  ['We say “yes”', 'We say “yes”'],
  ['In two\n  lines.', 'In two lines'],
  [`Only this one counts. ${'The rest is too long. '.repeat(9)}`, 'Only this one counts'],
  [
    `${'one two three four '.repeat(9)}.`,
    'one two three four one two three four one two three four…',
  ],
])('quotes %s as %s', (text, quoted) => {
  expect(inQuotes(text)).toBe(quoted)
})
