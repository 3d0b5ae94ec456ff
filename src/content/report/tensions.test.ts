import { describe, expect, it } from 'vitest'
import { answersOf, digitsOf } from '../../../tests/support/answer-sets.ts'
import { answerTo } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../../../tests/support/answer-grid.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { headlineOf, laterClausesOf } from './tensions.ts'
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
      'sets it against a high answer, the nearest first',
      '333 333 113 433',
      'Reps get scheduled training, but each manager decides whether to coach at all.',
    ],
    [
      'sets the second highest option against the highest',
      '555 545 555 554',
      'The message is revised from customer feedback, but a changed fact waits for the next quarterly review.',
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

describe('what the later steps are about', () => {
  it('is said of each other question once, in the order of the steps', () => {
    expect(laterClausesOf(reportOf(MODEL, answersOf('444 333 231 333')))).toEqual([
      'coaching is not scheduled',
      'coaching training for managers comes less than twice a year',
    ])
    expect(laterClausesOf(reportOf(MODEL, answersOf('555 555 555 551')))).toEqual([])
  })
})
