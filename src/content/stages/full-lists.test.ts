import { describe, expect, it } from 'vitest'
import { digitsOf } from '../../domain/assessment/answer-sets.suite.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import { holds } from '../../domain/report/condition.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { startOf } from '../../domain/report/start.ts'
import { answersOfTwelve, everyVector, randomSets } from './answer-grid.suite.ts'
import type { Twelve } from './answer-grid.suite.ts'
import { STAGE_TEXTS } from './stage-texts.ts'
import { stageWordsOf } from './stage-words.ts'

const LISTS = ['whatsWorking', 'whereToFocus', 'helps'] as const
const EVERY_STAGE = STAGES.map(({ name }) => name).toSorted()

describe('the lists of a report have four lines that hold', () => {
  it('for every vector of section sums', () => {
    expect(check(everyVector())).toEqual({ count: 4 * 28_561, stages: EVERY_STAGE, problems: [] })
  })

  it.each([1, 2])('for 100,000 answer sets, seed %i', (seed) => {
    expect(check(randomSets(100_000, seed))).toEqual({
      count: 100_000,
      stages: EVERY_STAGE,
      problems: [],
    })
  })
})

/** What is wrong with the reports of these answers, at most the first few. */
function check(sets: Iterable<Twelve>) {
  const stages = new Set<string>()
  const problems: string[] = []
  let count = 0
  for (const options of sets) {
    const answers = answersOfTwelve(options)
    const scores = scoreAnswers(answers)
    count += 1
    stages.add(describedStageOf(scores.overall))
    if (problems.length < 10) problems.push(...problemsOf(answers, scores))
  }
  return { count, stages: [...stages].toSorted(), problems }
}

function problemsOf(answers: CompleteAnswers, scores: Scores): string[] {
  const start = startOf(answers, scores).answer.id
  const texts = STAGE_TEXTS[describedStageOf(scores.overall)]
  const words = stageWordsOf({ answers, scores }, start)
  const problems = LISTS.flatMap((list) => {
    const picked = words[list]
    const open = texts[list].filter(({ when }) => holds(when, answers))
    return [
      ...(picked.length === 4 ? [] : [`${picked.length} lines`]),
      ...(new Set(picked.map(({ text }) => text)).size === picked.length ? [] : ['a line twice']),
      ...(isSpread(picked, open.length) ? [] : ['an answer twice']),
      ...picked
        .filter(({ text }) => !open.some((line) => line.text === text))
        .map(({ text }) => `denied: ${text}`),
    ].map((problem) => `${list}: ${problem}`)
  })
  const elsewhere = (['whereToFocus', 'helps'] as const)
    .filter((list) =>
      texts[list].some(({ restsOn, when }) => restsOn === start && holds(when, answers)),
    )
    .filter((list) => words[list][0]?.answer.id !== start)
    .map((list) => `${list}: does not start with question ${start}`)
  const hasFocus = words.whereToFocus.some(({ answer }) => answer.id === start)
  return [...problems, ...elsewhere, ...(hasFocus ? [] : [`no focus on question ${start}`])].map(
    (problem) => `${digitsOf(answers)} ${problem}`,
  )
}

/** No answer twice, unless fewer than four lines hold. */
function isSpread(picked: readonly PickedLine[], open: number): boolean {
  return new Set(picked.map(({ answer }) => answer.id)).size === Math.min(4, open)
}
