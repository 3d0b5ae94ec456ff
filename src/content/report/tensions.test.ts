import { answerTo } from '../../domain/assessment/assessment.ts'
import { describe, expect, it } from 'vitest'
import { answersOf, digitsOf } from '../../domain/assessment/answer-sets.suite.ts'
import { sectionOf } from '../../domain/assessment/assessment.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../stages/answer-grid.suite.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { headlineOf, tensionsOf } from './tensions.ts'
import { MODEL } from '../../model/model.ts'

const REPORTS: readonly Report[] = Array.from(randomSets(20_000, 7), (options) =>
  reportOf(MODEL, answersOfTwelve(options)),
)

/** As points of a section's sum: 1.3 of the score. */
const WIDE_GAP = 4

describe('a high and a low answer are told together', () => {
  it.each([
    ['333 333 233 333', []],
    ['333 333 133 333', ['Priorities are in writing, but each manager decides when to coach.']],
    [
      '333 333 113 433',
      [
        'Results get checked, but each manager decides when to coach.',
        'Priorities are in writing, but managers coach from their own experience.',
      ],
    ],
    [
      '333 333 333 153',
      [
        'Priorities are in writing, but programs are judged by comments at best.',
        'New work is chosen for a sales result, but the agreed message has no review dates.',
      ],
    ],
    [
      '353 333 333 313',
      ['Leaders keep the priorities current, but requests set the enablement agenda.'],
    ],
    [
      '351 221 332 112',
      [
        'Leaders keep the priorities current, but programs are judged by comments at best.',
        'Coaching has dates, but requests set the enablement agenda.',
      ],
    ],
    ['333 333 333 333', []],
  ])('of %s: %j', (digits, texts) => {
    expect(tensionsOf(reportOf(MODEL, answersOf(digits))).map(({ text }) => text)).toEqual(texts)
  })

  it('at most twice, with no answer in both, and each pair far enough apart', () => {
    for (const report of REPORTS) {
      const told = tensionsOf(report)
      const ids = told.flatMap(({ high, low }) => [high, low])
      const close = told.filter(
        ({ high, low }) => answerTo(report.answers, high) - answerTo(report.answers, low) < 2,
      )
      expect([told.length <= 2, new Set(ids).size, close]).toEqual([true, ids.length, []])
    }
  })

  it('where the plan raises the low one', () => {
    const left = REPORTS.filter((report) => {
      const raised = stepsOf(report.plan).map(({ id }) => id)
      return tensionsOf(report).some(({ low }) => !raised.includes(low))
    })
    expect(left.map(({ answers }) => digitsOf(answers))).toEqual([])
  })

  it('in all but one in twenty of the reports whose areas lie wide apart', () => {
    const wide = REPORTS.filter(({ sections }) => {
      const totals = sections.map(({ total }) => total)
      return Math.max(...totals) - Math.min(...totals) >= WIDE_GAP
    })
    const silent = wide.filter((report) => tensionsOf(report).length === 0)
    expect(wide.length).toBeGreaterThan(1000)
    expect(silent.length / wide.length).toBeLessThan(0.05)
  })
})

describe('the line below the heading', () => {
  it('is a tension that speaks of the area to start with first', () => {
    const report = reportOf(MODEL, answersOf('354 333 111 333'))
    expect(stageWordsOf(report).subtitle).toBe(
      'Leaders keep the priorities current, but each manager decides when to coach.',
    )
  })

  it('is one wherever a high answer of another area can be joined with a low one', () => {
    const report = reportOf(MODEL, answersOf('441 111 312 441'))
    expect(report.plan.start.section).toBe('Strategic Alignment')
    expect(stageWordsOf(report).subtitle).toBe(
      'Results get checked, but each rep works out a message alone.',
    )
  })

  it('praises no answer of the area to start with', () => {
    const wrong = REPORTS.filter((report) => {
      const { section } = report.plan.start
      const headline = headlineOf(report)
      return headline && sectionOf(MODEL, headline.high) === section
    })
    expect(wrong.map(({ answers }) => digitsOf(answers))).toEqual([])
  })
})
