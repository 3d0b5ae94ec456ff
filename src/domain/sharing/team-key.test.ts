import { expect, it } from 'vitest'
import { isTeamKey, readTeamKey, TEAM_KEY_LENGTH, teamKeyOf } from './team-key.ts'

const KEY = 'K7Q2M4XT9B0C5D1E'

it('is made of random bytes, each symbol as likely as any other', () => {
  const symbols = Array.from({ length: 256 }, (_, byte) => teamKeyOf(new Uint8Array([byte])))
  const symbolCounts = symbols.map((symbol) => symbols.filter((each) => each === symbol).length)
  expect([new Set(symbols).size, new Set(symbolCounts)]).toEqual([32, new Set([8])])
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
])('is none: %.30j', (text) => {
  expect(readTeamKey(text)).toBeUndefined()
})
