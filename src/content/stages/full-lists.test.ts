import { describe, expect, it } from 'vitest'
import { digitsOf, triesOf } from '../../../tests/support/answer-sets.ts'
import { answerTo } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import { holds } from '../../domain/report/condition.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { planOf } from '../../domain/report/plan.ts'
import { answersOfTwelve, manyVectors, randomSets } from '../../../tests/support/answer-grid.ts'
import type { Twelve } from '../../../tests/support/answer-grid.ts'
import { LISTS } from '../../generated/lists.ts'
import { headlineOf } from '../report/tensions.ts'
import { stageWordsOf } from './stage-words.ts'
import { MODEL } from '../../generated/model.ts'

const NAMES = ['whatsWorking', 'whereToFocus', 'helps'] as const

/** How many lines each has at most. */
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
  const words = stageWordsOf({ answers, scores, plan })
  const planned = plan.first.map(({ id }) => id)
  const focus = words.whereToFocus.map(({ answer }) => answer.id)
  const open = {
    whatsWorking: unpraised(
      preferred('whatsWorking', [...planned, ...focus], (option) => option > 1),
    ),
    whereToFocus: preferred('whereToFocus', planned, (option) => option < 5),
    helps: openIn('helps'),
  }
  const problems = NAMES.flatMap((list) => {
    const picked = words[list]
    const texts = open[list].map(({ text }) => text)
    const length = Math.min(texts.length, LENGTHS[list])
    return [
      ...(picked.length === length ? [] : [`${picked.length} lines`]),
      ...(isSpread(picked) ? [] : ['an answer twice']),
      ...picked.filter(({ text }) => !texts.includes(text)).map(({ text }) => `denied: ${text}`),
    ].map((problem) => `${list}: ${problem}`)
  })
  const later = new Set(
    plan.later.map(({ id }) => id).filter((id) => !planned.includes(id) && answers[id] !== 5),
  )
  return [
    ...problems,
    ...(words.helps[0]?.answer.id === start ? [] : [`helps first with ${words.helps[0]?.text}`]),
    ...([...later].slice(0, focus.length).join() === focus.slice(0, later.size).join()
      ? []
      : [`focus on ${focus.join()}`]),
  ].map((problem) => `${digitsOf(answers)} ${problem}`)

  function openIn(list: (typeof NAMES)[number]) {
    const all = LISTS[list].filter(({ when }) => holds(when, answers))
    return MODEL.questionIds.flatMap((id) => all.find(({ basedOn }) => basedOn === id) ?? [])
  }

  /** Without what the headline praises, where there is another line. */
  function unpraised(lines: ReturnType<typeof openIn>) {
    const high = headlineOf({ answers, plan })?.high
    const others = lines.filter(({ basedOn }) => basedOn !== high)
    return others.length > 0 ? others : lines
  }

  /** The lines about other answers than `excluded`, about options that match if there are any. */
  function preferred(
    list: (typeof NAMES)[number],
    excluded: readonly QuestionId[],
    matches: (option: number) => boolean,
  ) {
    const lines = openIn(list).filter(({ basedOn }) => !excluded.includes(basedOn))
    const matching = lines.filter(({ basedOn }) => matches(answerTo(answers, basedOn)))
    return matching.length > 0 ? matching : lines
  }
}

function isSpread(picked: readonly PickedLine[]): boolean {
  return new Set(picked.map(({ answer }) => answer.id)).size === picked.length
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
