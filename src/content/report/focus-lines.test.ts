import { expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { reportOf } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../stages/answer-grid.suite.ts'
import { STAGE_TEXTS } from '../stages/stage-texts.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { focusLinesOf } from './focus-lines.ts'

it('keeps the subject and the reason of what the plan says to do', () => {
  const report = reportOf(answersOf('333 333 233 333'))
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
    const report = reportOf(answersOfTwelve(options))
    const planned = stepsOf(report.plan).map(({ id }) => id)
    const lines = stageWordsOf(report).whereToFocus
    const told = focusLinesOf(report, lines)
    const changed = lines.filter(({ text }, place) => told[place]?.text !== text)
    expect(changed.map(({ answer }) => answer.id)).toEqual(
      lines.map(({ answer }) => answer.id).filter((id) => planned.includes(id)),
    )
  }
})

/** They would mean something of the deed, which is not told. */
const LEANS =
  /\b(?:they|them|theirs?|its|there|ones)\b|\b(?:each|one) (?:can|has|is|made|stays|shows)\b/
/** The message and the content are what “it” can mean. */
const IS_IT: readonly number[] = [3, 4]

it('has a reason that can be read without the deed', () => {
  const lines = Object.values(STAGE_TEXTS).flatMap(({ whereToFocus }) => whereToFocus)
  const leaning = lines.filter(({ text, restsOn }) => {
    const reason = /, (?:because|so) .+$/.exec(text)?.[0] ?? ''
    return LEANS.test(reason) || (/\bit\b/.test(reason) && !IS_IT.includes(restsOn))
  })
  expect(leaning.map(({ text }) => text)).toEqual([])
})
