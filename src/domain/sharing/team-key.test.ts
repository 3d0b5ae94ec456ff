import { expect, it } from 'vitest'
import { isTeamKey, readTeamKey, TEAM_KEY_LENGTH, teamKeyOf } from './team-key.ts'

const KEY = 'K7Q2M4XT9B0C5D1E'

it('is made of random bytes, each symbol as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const symbol = teamKeyOf(new Uint8Array([byte]))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  }
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
  expect(isTeamKey(teamKeyOf(crypto.getRandomValues(new Uint8Array(TEAM_KEY_LENGTH))))).toBe(true)
})

it.each([
  ['as it is', KEY],
  ['in lower case, with O for 0 and L for 1', 'k7q2m4xt9boc5dle'],
  ['in groups and lines, with a long dash', ' K7Q2-M4XT\r\n9B0C\u20135D1E '],
  ['in brackets with a full stop', `<${KEY}>.`],
])('is read %s', (_, text) => {
  expect(readTeamKey(text)).toBe(KEY)
})

it.each([
  ...['', KEY.slice(1), `${KEY}0`, '0'.repeat(100_000)],
  ...[KEY.replace('K', 'U'), KEY.replace('K', '\u212a'), `${KEY.slice(1)}\u0000`],
  ...['__proto__', 'K7Q2.M4XT.9B0C.5D1E'],
])('is none: %.30j', (text) => {
  expect(readTeamKey(text)).toBeUndefined()
})
