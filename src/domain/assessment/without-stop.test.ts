import { expect, it } from 'vitest'
import { withoutStop } from './without-stop.ts'

it.each([
  ['In some teams.', 'In some teams'],
  ['It depends:', 'It depends'],
  ['Who knows?', 'Who knows?'],
  ['Some …', 'Some …'],
  ['“None”', 'None'],
  ['"None"', 'None'],
  ['“Yes” and “no”', '“Yes” and “no”'],
  ['We say “yes”', 'We say “yes”'],
])('quotes %s as %s', (text, quoted) => {
  expect(withoutStop(text)).toBe(quoted)
})
