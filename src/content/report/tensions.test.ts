import { describe, expect, it } from 'vitest'
import { answersOf, digitsOf } from '../../../tests/support/answer-sets.ts'
import { answerTo } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../../../tests/support/answer-grid.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { headlineOf } from './tensions.ts'
import { MODEL } from '../../generated/model.ts'

const TOP = topOptionOf(MODEL)
const REPORTS: readonly Report[] = Array.from(randomSets(20_000, 7), (options) =>
  reportOf(MODEL, answersOfTwelve(options)),
)

describe('the line below the heading', () => {
  it.each([
    [
      'says what is wrong with the answer to start with',
      '333 333 233 333',
      'Coaching is not scheduled.',
    ],
    [
      'sets it against a high answer that goes with it',
      '333 343 113 333',
      'Each training session has a skill check, but each manager decides whether to coach at all.',
    ],
    [
      'prefers any answer near the top to a lower one that goes with it',
      '433 333 113 333',
      'Enablement joins planning before goals are final, but each manager decides whether to coach at all.',
    ],
    [
      'prefers of those the higher one, and then the nearer question',
      '353 335 113 345',
      'Content gaps found in deals are filled, but each manager decides whether to coach at all.',
    ],
    [
      'is the low answer alone, where what is higher is only in the middle and goes with nothing',
      '313 333 333 333',
      'No program has a named priority.',
    ],
    [
      'sets the second highest option against the highest',
      '555 545 555 554',
      'Content gaps found in deals are filled, but a changed fact waits for the next quarterly review.',
    ],
    [
      'sets it against the only answer above it',
      '111 111 311 111',
      'Coaching is on a schedule, but enablement starts after selling has begun.',
    ],
    [
      'speaks of all answers that are alike',
      '333 333 333 333',
      'Everything is agreed on or scheduled, and little is checked yet.',
    ],
    [
      'says at the top what is left',
      '555 555 555 555',
      'Every practice is at the top, and the next job is to prove it.',
    ],
  ])('%s: %s', (_, digits, text) => {
    expect(stageWordsOf(reportOf(MODEL, answersOf(digits))).subtitle).toBe(text)
  })

  it('speaks of the answer that the plan raises first, and of one that is clearly higher', () => {
    const wrong = REPORTS.filter(({ answers, plan }) => {
      const headline = headlineOf({ answers, plan })
      const low = answerTo(answers, plan.start.answer.id)
      const high = headline?.high === undefined ? TOP : answerTo(answers, headline.high)
      const least = low === TOP - 1 ? 1 : 2
      return low < TOP && (headline?.low !== plan.start.answer.id || high - low < least)
    })
    expect(wrong.map(({ answers }) => digitsOf(answers))).toEqual([])
  })
})
