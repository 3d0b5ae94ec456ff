import { expect, it } from 'vitest'
import { MODEL } from '../../../generated/model.ts'
import { askAgainAfter, isTeamReply } from './team-reply.ts'

it.each([
  ['our server’s', { version: MODEL.version, count: 0 }, true],
  ['about newer questions', { version: MODEL.version + 1, count: 0 }, false],
  ['about earlier questions', { version: MODEL.version - 1, count: 0 }, false],
  ['a page', '<!doctype html>', false],
])('tells whether a reply is one to read: %s', (_, body, isReply) =>
  expect(isTeamReply(body)).toBe(isReply),
)

it('asks again each minute, and after a failure within seconds, each browser at another moment', () => {
  expect(askAgainAfter(0, 0.3)).toBe(60_000)
  expect([0, 0.5, 1].map((random) => askAgainAfter(1, random))).toEqual([2000, 4000, 6000])
  expect([2, 3, 4, 5, 9].map((failures) => askAgainAfter(failures, 0.5))).toEqual([
    ...[8000, 16_000, 32_000, 60_000, 60_000],
  ])
})
