import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_SECTION_SUMS,
  anyAnswers,
  answersOf,
  answersWithSums,
  someOf,
  triesOf,
} from '../assessment/answer-sets.suite.ts'
import { isOptionNumber, QUESTION_IDS } from '../assessment/assessment.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { reportOf } from './report.ts'
import type { Stability } from './stability.ts'
import { stageOf } from '../assessment/stage-of.ts'

const ALL = [...QUESTION_IDS]

describe('stabilityOf', () => {
  it('holds in the middle of a range', () => {
    expect(reportOf(answersOf('222 222 222 222')).stability).toEqual({ holds: true, changes: [] })
  })

  it('holds at both ends of the scale, where there is no step further', () => {
    expect(reportOf(answersOf('111 111 111 111')).stability.holds).toBe(true)
    expect(reportOf(answersOf('555 555 555 555')).stability.holds).toBe(true)
  })

  it('holds at 18: one step up lies in a gap, which is reported as Ad Hoc as well', () => {
    expect(reportOf(answersOf('222 222 111 111')).stability.holds).toBe(true)
  })

  it.each([
    // 19, a gap reported as Ad Hoc: one step down is Ad Hoc as well
    ['222 222 211 111', [{ direction: 'up', stage: 'Foundational', questionIds: ALL }]],
    // 20
    [
      '222 222 221 111',
      [{ direction: 'down', stage: 'Ad Hoc', questionIds: [1, 2, 3, 4, 5, 6, 7, 8] }],
    ],
    // 30: one step up lies between two ranges
    [
      '333 333 222 222',
      [{ direction: 'up', stage: 'Ad Hoc', questionIds: ALL, beyondGap: 'Evolving' }],
    ],
    // 41, a gap: both neighbors are stages
    [
      '155 554 433 222',
      [
        { direction: 'up', stage: 'Strategic', questionIds: [1, 6, 7, 8, 9, 10, 11, 12] },
        { direction: 'down', stage: 'Evolving', questionIds: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      ],
    ],
    // 52
    [
      '555 544 444 444',
      [{ direction: 'down', stage: 'Ad Hoc', questionIds: ALL, beyondGap: 'Strategic' }],
    ],
  ] as const)('of %s changes as %j', (digits, changes) => {
    expect(reportOf(answersOf(digits)).stability).toEqual({ holds: false, changes })
  })

  it('agrees with trying every single step, for every vector of section sums', () => {
    const wrong = someOf(ALL_SECTION_SUMS)
      .flatMap((sums) => [answersWithSums(sums, 0), answersWithSums(sums, 1)])
      .filter(
        (answers) => JSON.stringify(reportOf(answers).stability) !== JSON.stringify(tried(answers)),
      )
    expect(wrong).toEqual([])
  })

  it('agrees with trying every single step, for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(reportOf(answers).stability).toEqual(tried(answers))
      }),
      { numRuns: triesOf(5000) },
    )
  })
})

function tried(answers: CompleteAnswers): Stability {
  const { overall, total } = scoreAnswers(answers)
  const stage = stageOf(overall)
  const changes = ([1, -1] as const).flatMap((step) => {
    const changed = QUESTION_IDS.flatMap((id) => {
      const option = answers[id] + step
      if (!isOptionNumber(option)) return []
      const other = stageOf(scoreAnswers({ ...answers, [id]: option }).overall)
      return other === stage ? [] : [{ id, other }]
    })
    if (!changed[0]) return []
    const isInGap = [19, 31, 41, 51].includes(total + step)
    const second = stageOf((total + 2 * step) / 12)
    return [
      {
        direction: step === 1 ? ('up' as const) : ('down' as const),
        stage: changed[0].other,
        questionIds: changed.map(({ id }) => id),
        ...(isInGap && second !== changed[0].other && { beyondGap: second }),
      },
    ]
  })
  return { holds: changes.length === 0, changes }
}
