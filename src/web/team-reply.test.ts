import { expect, it } from 'vitest'
import { answersOf } from '../../tests/support/answer-sets.ts'
import { teamOf } from '../domain/sharing/team.ts'
import { MODEL } from '../generated/model.ts'
import { teamReplyOf } from './team-reply.ts'

const TEAM = teamOf(MODEL, ['333 333 333 333', '335 333 133 334', '333 333 133 333'].map(answersOf))

it('is what our server sends', () => {
  expect(teamReplyOf({ count: 0 })).toEqual({ count: 0 })
  expect(teamReplyOf(JSON.parse(JSON.stringify(TEAM)))).toEqual(TEAM)
})

it.each([
  ['nothing', undefined],
  ['a page', '<!doctype html>'],
  ['another thing', { ok: true }],
  ['no count', { ...TEAM, count: -1 }],
  ['half of it', { count: 3, talkingPoints: [] }],
  ['a question less', { ...TEAM, others: TEAM.others.slice(1) }],
  ['the same question twice', { ...TEAM, others: [TEAM.others[1], ...TEAM.others.slice(1)] }],
  ['a question that the page does not have', changed({ id: 13 })],
  ['an option that the page does not have', changed({ chosen: [{ option: 8, count: 3 }] })],
  ['a part that is missing', changed({ chosen: undefined })],
  ['another area', { ...TEAM, sections: TEAM.sections.map((each) => ({ ...each, name: 'X' })) }],
  ['an area less', { ...TEAM, sections: TEAM.sections.slice(1) }],
  ['no score', { ...TEAM, sections: TEAM.sections.map(({ name }) => ({ name })) }],
])('is none with %s', (_, body) => {
  expect(teamReplyOf(body)).toBeUndefined()
})

function changed(question: object) {
  return {
    ...TEAM,
    others: TEAM.others.map((each, index) => (index ? each : { ...each, ...question })),
  }
}
