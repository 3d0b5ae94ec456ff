import { expect, it } from 'vitest'
import { readTeamKey, TEAM_KEY_LENGTH, teamKeyOf } from './team-key.ts'

const KEY = 'K7Q2M4XT9B0C5D1E'

it('is made of random bytes, each symbol as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const symbol = teamKeyOf(new Uint8Array([byte]))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  }
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
  const key = teamKeyOf(crypto.getRandomValues(new Uint8Array(TEAM_KEY_LENGTH)))
  expect(readTeamKey(key)).toBe(key)
})

it.each([
  ['as it is', KEY],
  ['lower case', KEY.toLowerCase()],
  ['O for 0, I and L for 1', 'K7Q2M4XT9BOC5DlE'],
  ['in groups', 'K7Q2-M4XT-9B0C-5D1E'],
  ['with blanks and a line break', ' K7Q2 M4XT\r\n9B0C 5D1E '],
  ['with a long dash', 'K7Q2\u2013M4XT\u20139B0C\u20135D1E'],
  ['in brackets with a full stop', `<${KEY}>.`],
])('is read %s', (_, text) => {
  expect(readTeamKey(text)).toBe(KEY)
})

it.each([
  '',
  KEY.slice(1),
  `${KEY}0`,
  KEY.replace('K', 'U'),
  KEY.replace('K', '\u212a'),
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  `${KEY.slice(1)}\u0000`,
  'K7Q2.M4XT.9B0C.5D1E',
  '0'.repeat(100_000),
])('is none: %.30j', (text) => {
  expect(readTeamKey(text)).toBeUndefined()
})
