import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { teamOf } from './pasted-team.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SALES = answersOf('333 333 333 333')
const ENABLEMENT = answersOf('335 333 133 334')
const SERVICE = answersOf('333 333 133 333')

it('puts the widest questions first, then those on which more differ', () => {
  const { talkingPoints, others } = teamOf(MODEL, [SALES, ENABLEMENT, SERVICE])
  expect(talkingPoints.map(({ id, range }) => [id, range])).toEqual([
    [3, 2],
    [7, 2],
    [12, 1],
  ])
  expect(others.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 8, 9, 10, 11])
  const five = teamOf(
    MODEL,
    [...'33355'].map((last) => answersOf(`333 333 33${last} 333`)),
  )
  const also = teamOf(
    MODEL,
    [...'33335'].map((last, index) => answersOf(`33${last} 333 333 33${index < 2 ? 3 : 5}`)),
  )
  expect([five.talkingPoints[0]?.id, also.talkingPoints.map(({ id }) => id)]).toEqual([9, [12, 3]])
})

it('says which reports chose each option', () => {
  const [first] = teamOf(MODEL, [SALES, ENABLEMENT, SERVICE]).talkingPoints
  expect(first?.chosen).toEqual([
    { option: 3, reports: [1, 3] },
    { option: 5, reports: [2] },
  ])
})

it('has nothing to talk about where all agree', () => {
  expect(teamOf(MODEL, [SALES, SALES])).toMatchObject({ talkingPoints: [], agreedCount: 12 })
})

it('has each question once, and each report once in each', () => {
  fc.assert(
    fc.property(fc.array(anyAnswers, { minLength: 2, maxLength: 12 }), (answerSets) => {
      const { talkingPoints, others, reports } = teamOf(MODEL, answerSets)
      const questions = [...talkingPoints, ...others]
      expect(questions.map(({ id }) => id).sort((one, other) => one - other)).toEqual([
        ...MODEL.questionIds,
      ])
      const places = reports.map((_, index) => index + 1)
      for (const { chosen } of questions) {
        const all = chosen.flatMap((option) => option.reports)
        expect(all.sort((one, other) => one - other)).toEqual(places)
      }
    }),
  )
})
