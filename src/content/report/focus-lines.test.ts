import { expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { reportOf } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../stages/answer-grid.suite.ts'
import { questionOf } from '../questions/questions.ts'
import { stageListsOf } from '../stages/stage-lists.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { focusLinesOf } from './focus-lines.ts'
import { MODEL } from '../../model/model.ts'

it('keeps the subject and the reason of what the plan says to do', () => {
  const report = reportOf(MODEL, answersOf('333 333 233 333'))
  const lines = stageWordsOf(report).whereToFocus
  expect(lines[0]?.text).toBe(
    'Agree on coaching dates across teams, because coaching without dates is easily put off.',
  )
  expect(focusLinesOf(report, lines)[0]?.text).toBe(
    'Skill coaching: coaching without dates is easily put off.',
  )
})

it('gives the reason of each line about a step of the plan that has one, and cuts no other line', () => {
  for (const options of randomSets(2000, 9)) {
    const report = reportOf(MODEL, answersOfTwelve(options))
    const planned = stepsOf(report.plan).map(({ id }) => id)
    const lines = stageWordsOf(report).whereToFocus
    const shown = focusLinesOf(report, lines)
    const expected = lines.map(({ text, reason, answer: { id } }) =>
      reason && planned.includes(id) ? `${questionOf(id).topic}: ${reason}.` : text,
    )
    expect(shown.map(({ text }) => text)).toEqual(expected)
  }
})

it('has a reason only where the whole line ends with it', () => {
  const lines = MODEL.stages.flatMap(({ name }) => stageListsOf(name).whereToFocus)
  const reasons = lines.filter(({ reason }) => reason !== undefined)
  expect(reasons.length).toBeGreaterThan(50)
  expect(reasons.filter(({ text, reason }) => !text.endsWith(`, because ${reason}.`))).toEqual([])
  // What refers to the deed says nothing without it.
  expect(reasons.filter(({ reason = '' }) => /^(it|they|this|that)\b/.test(reason))).toEqual([])
})
