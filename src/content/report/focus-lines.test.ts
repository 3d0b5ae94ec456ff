import { expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { reportOf } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../stages/answer-grid.suite.ts'
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
    'Skill coaching, because coaching without dates is easily put off.',
  )
})

it('leaves the deed to the plan for each of its steps, and the lines of others as they are', () => {
  for (const options of randomSets(2000, 9)) {
    const report = reportOf(MODEL, answersOfTwelve(options))
    const planned = stepsOf(report.plan).map(({ id }) => id)
    const lines = stageWordsOf(report).whereToFocus
    const told = focusLinesOf(report, lines)
    const changed = lines.filter(({ text }, place) => told[place]?.text !== text)
    expect(changed.map(({ answer }) => answer.id)).toEqual(
      lines.map(({ answer }) => answer.id).filter((id) => planned.includes(id)),
    )
  }
})
