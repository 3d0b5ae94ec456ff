import { expect, it } from 'vitest'
import {
  ALL_SECTION_SUMS,
  answersOf,
  answersWithSums,
  digitsOf,
  someOf,
  triesOf,
} from '../../../tests/support/answer-sets.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import { holds } from '../../domain/report/condition.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../../../tests/support/answer-grid.ts'
import { LISTS } from '../../generated/lists.ts'
import { stageWordsOf } from './stage-words.ts'
import { MODEL } from '../../generated/model.ts'

const idsOf = (lines: readonly PickedLine[]) => lines.map(({ answer }) => answer.id)

it.each([
  ['343 233 222 343', [11, 3, 10, 12], [4, 5, 6, 1], [7, 8]],
  ['122 345 434 552', [10, 6, 9, 5], [12, 8, 4, 7], [1, 2]],
  // The answer that the headline praises, only where there is no other.
  ['333 343 113 333', [4, 11, 6, 12], [1, 2, 3, 10], [7, 8]],
  ['111 111 311 111', [7], [10, 4, 8, 11], [1, 2]],
  // An answer at A only where no other is higher, one at E only where no other is lower.
  ['111 111 111 111', [12, 5, 6], [2, 8, 11, 4], [1, 7]],
  ['211 554 555 555', [7, 10, 4, 8], [6], [2, 3]],
  ['555 555 555 555', [3, 9, 12, 5], [2, 8, 11, 4], [1, 7]],
])('of %s works what is said of %j, %j is to focus on, and %j helps', (digits, ...lists) => {
  const words = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect([words.whatsWorking, words.whereToFocus, words.helps].map(idsOf)).toEqual(lists)
})

it('has lines that hold in each list, none about an answer of the plan but what helps with it', () => {
  const stages = new Set<string>()
  const wrong = Array.from(manyReports()).filter((report) => {
    stages.add(describedStageOf(MODEL, report.scores.overall))
    const { whatsWorking, whereToFocus, helps } = stageWordsOf(report)
    const about = [...idsOf(whatsWorking), ...idsOf(whereToFocus)]
    const planned = new Set(report.plan.first.map(({ id }) => id))
    return !(
      areTrue('whatsWorking', whatsWorking, report) &&
      areTrue('whereToFocus', whereToFocus, report) &&
      areTrue('helps', helps, report) &&
      new Set(about).size === about.length &&
      !about.some((id) => planned.has(id)) &&
      helps[0]?.answer.id === report.plan.start.answer.id
    )
  })
  expect(wrong.map(({ answers }) => digitsOf(answers))).toEqual([])
  expect([...stages].toSorted()).toEqual(MODEL.stages.map(({ name }) => name).toSorted())
})

function* manyReports(): Generator<Report> {
  for (const sums of someOf(ALL_SECTION_SUMS)) {
    for (const spread of [0, 1] as const) yield reportOf(MODEL, answersWithSums(sums, spread))
  }
  for (const options of randomSets(triesOf(50_000), 1)) {
    yield reportOf(MODEL, answersOfTwelve(options))
  }
}

function areTrue(list: keyof typeof LISTS, lines: readonly PickedLine[], { answers }: Report) {
  const isTrue = ({ text, answer }: PickedLine) =>
    LISTS[list].some(
      (line) => line.text === text && line.basedOn === answer.id && holds(line.when, answers),
    )
  return lines.length > 0 && lines.every(isTrue)
}

it('has each line rest on the answer that it is about', () => {
  const loose = Object.values(LISTS)
    .flat()
    .filter(
      ({ basedOn, when }) =>
        !when.some(({ question, from, to }) => question === basedOn && from <= to),
    )
  expect(loose).toEqual([])
})
