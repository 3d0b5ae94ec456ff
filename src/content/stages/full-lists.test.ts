import { describe, expect, it } from 'vitest'
import { digitsOf, triesOf } from '../../domain/assessment/answer-sets.suite.ts'
import { answerTo } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import { holds } from '../../domain/report/condition.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { planOf } from '../../domain/report/plan.ts'
import { answersOfTwelve, manyVectors, randomSets } from './answer-grid.suite.ts'
import type { Twelve } from './answer-grid.suite.ts'
import { stageListsOf } from './stage-lists.ts'
import { stageWordsOf } from './stage-words.ts'
import { MODEL } from '../../model/model.ts'

const LISTS = ['whatsWorking', 'whereToFocus', 'helps'] as const

/** How many lines each has. */
const LENGTHS = { whatsWorking: 4, whereToFocus: 4, helps: 2 } as const
const EVERY_STAGE = MODEL.stages.map(({ name }) => name).toSorted()

describe('the lists of a report have their lines, and these hold', () => {
  it.each([
    ['for the vectors of section sums', manyVectors()],
    ['for other answer sets', randomSets(triesOf(50_000), 1)],
  ])('%s', (_name, sets) => {
    const { count, stages, problems } = check(sets)
    expect(problems).toEqual([])
    expect(stages).toEqual(EVERY_STAGE)
    expect(count).toBeGreaterThanOrEqual(5000)
  })
})

/** What is wrong with the reports of these answers, at most the first few. */
function check(sets: Iterable<Twelve>) {
  const stages = new Set<string>()
  const problems: string[] = []
  let count = 0
  for (const options of sets) {
    const answers = answersOfTwelve(options)
    const scores = scoreAnswers(MODEL, answers)
    count += 1
    stages.add(describedStageOf(MODEL, scores.overall))
    if (problems.length < 10) problems.push(...problemsOf(answers, scores))
  }
  return { count, stages: [...stages].toSorted(), problems }
}

function problemsOf(answers: CompleteAnswers, scores: Scores): string[] {
  const plan = planOf(MODEL, answers, scores)
  const start = plan.start.answer.id
  const texts = stageListsOf(describedStageOf(MODEL, scores.overall))
  const words = stageWordsOf({ answers, scores, plan })
  const problems = LISTS.flatMap((list) => {
    const picked = words[list]
    const open = texts[list].filter(({ when }) => holds(when, answers))
    return [
      ...(picked.length === LENGTHS[list] ? [] : [`${picked.length} lines`]),
      ...(new Set(picked.map(({ text }) => text)).size === picked.length ? [] : ['a line twice']),
      ...(isSpread(picked, Math.min(open.length, LENGTHS[list])) ? [] : ['an answer twice']),
      ...picked
        .filter(({ text }) => !open.some((line) => line.text === text))
        .map(({ text }) => `denied: ${text}`),
    ].map((problem) => `${list}: ${problem}`)
  })
  const elsewhere = (['whereToFocus', 'helps'] as const)
    .filter((list) => words[list][0]?.answer.id !== start)
    .map((list) => `${list}: does not start with question ${start}`)
  const steps = [...new Set([...plan.first, ...plan.later].map(({ id }) => id))]
  const focus = words.whereToFocus.map(({ answer }) => answer.id)
  const open = openIn('whereToFocus')
  const expected = [start, ...steps.filter((id) => id !== start && open.has(id))].slice(0, 4)
  const places = focus.slice(0, expected.length)
  const helped = focus.filter((id) => openIn('helps').has(id)).slice(0, LENGTHS.helps)
  const helps = words.helps.map(({ answer }) => answer.id).slice(0, helped.length)
  return [
    ...problems,
    ...elsewhere,
    ...(places.join(' ') === expected.join(' ') ? [] : [`focus on ${places.join(', ')}`]),
    ...(helps.join(' ') === helped.join(' ') ? [] : [`helps with ${helps.join(', ')}`]),
    ...needlessPraise([...steps, ...focus]).map((id) => `praises ${id}, which is to be raised`),
  ].map((problem) => `${digitsOf(answers)} ${problem}`)

  function openIn(list: (typeof LISTS)[number]): Set<QuestionId> {
    return new Set(
      texts[list].filter(({ when }) => holds(when, answers)).map(({ restsOn }) => restsOn),
    )
  }

  /** The answers praised though they are `asked` to be raised and another one as high is free. */
  function needlessPraise(asked: readonly QuestionId[]): QuestionId[] {
    const praised = words.whatsWorking.map(({ answer }) => answer.id)
    const free = [...openIn('whatsWorking')].filter((id) => ![...praised, ...asked].includes(id))
    const highest = Math.max(0, ...free.map((id) => answerTo(answers, id)))
    return praised.filter((id) => asked.includes(id) && answerTo(answers, id) <= highest)
  }
}

/** No answer twice, unless fewer lines hold. */
function isSpread(picked: readonly PickedLine[], open: number): boolean {
  return new Set(picked.map(({ answer }) => answer.id)).size === open
}

it('has each line rest on the answer that it is about', () => {
  const lines = MODEL.stages.flatMap(({ name }) => Object.values(stageListsOf(name)).flat())
  const loose = lines.filter(
    ({ restsOn, when }) =>
      !when.some(({ question, from, to }) => question === restsOn && from <= to),
  )
  expect(loose).toEqual([])
})
