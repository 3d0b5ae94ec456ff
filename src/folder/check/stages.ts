import { areExact } from '../../domain/assessment/scoring.ts'
import { shownScore } from '../../domain/assessment/shown-score.ts'
import type { Assessment, QuestionOf, Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'

/** Ranges are written with a decimal or two: a smaller gap belongs to the stage below it. */
const ROUNDING = 0.1 + 1e-9

/** Each range follows the one before, is reached by some score, and no score is left without a stage. */
export function checkStages(
  structure: Structure,
  questions: readonly QuestionOf[],
  complain: Complain,
): void {
  const { sections, stages, gapStage, show, optionCount } = structure
  const sizes = sections.map((key) =>
    questions.reduce((size, { section, weight }) => size + (section === key ? weight : 0), 0),
  )
  if (!areExact(sizes, optionCount)) {
    complain(
      ['sections'],
      `sections count ${sizes.join(', ')} answers, by their weights: no score could be exact. Give some of them the same length, or use fewer weights.`,
    )
    return
  }
  const scores = scoresOf(structure, questions)
  stages.forEach(({ key, from, to }, index) => {
    const before = stages[index - 1]
    if (before && from <= before.to) {
      complain(
        ['stages', key, 'range'],
        `${key} begins at ${from}, but ${before.key} goes up to ${before.to}. Let ${before.key} end below ${from}, or ${key} begin above ${before.to}.`,
      )
    } else if (before && gapStage === undefined && isWideGap(before.to, from)) {
      complain(
        ['stages', key, 'range'],
        `scores between ${before.to} and ${from} are in no stage. Close the gap, or say in “between stages” how they are reported.`,
      )
    } else if (!scores.some((score) => from <= score && score <= to)) {
      complain(['stages', key, 'range'], `no score is from ${from} to ${to}. Make the range wider.`)
    }
  })
  const [first, last] = [stages[0], stages.at(-1)]
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)]
  if (first && first.from !== lowest)
    complain(['stages', first.key, 'range'], `the lowest stage begins at ${lowest}.`)
  if (last && last.to !== highest) {
    complain(
      ['stages', last.key, 'range'],
      `the highest stage ends at ${highest}, the highest score.`,
    )
  }

  function isWideGap(from: number, to: number): boolean {
    const isRounding = show !== 'percent' && to - from <= ROUNDING
    return !isRounding && scores.some((score) => from < score && score < to)
  }
}

/** How many scores are in no range, and the label of them, if there are any. */
export function scoresBetween(assessment: Assessment) {
  const { sections, stages, gapStage, questions } = assessment
  const scores = scoresOf({ ...assessment, sections: sections.map(({ key }) => key) }, questions)
  const between = scores.filter((score) =>
    stages.every(({ from, to }) => score < from || to < score),
  ).length
  const label = between > 0 && stages.find(({ key }) => key === gapStage)?.name
  return { between, all: scores.length, label }
}

/**
 * The scores that answers can have, as ranges are written: all of them where sections are equally long, else those with
 * answers of only the section with the most sums between the ends.
 */
function scoresOf(
  { sections, optionCount, show }: Structure,
  questions: readonly QuestionOf[],
): number[] {
  const options = Array.from({ length: optionCount }, (_, index) => index + 1)
  const [sums = []] = sections
    .map((key) =>
      sumsOf(
        questions.filter(({ section }) => section === key),
        options,
      ),
    )
    .toSorted((one, other) => other.length - one.length)
  const size = Math.min(...sums)
  const [all, steps] = [sections.length * size, optionCount - 1]
  const above = sections.flatMap((_, atTop) => sums.map((sum) => atTop * steps * size + sum - size))
  return [...new Set(above)].map((points) => {
    if (show === 'from 0') return points / all
    const score = (all + points) / all
    return show === 'percent' ? shownScore({ options, show }, score) : score
  })
}

/** That the answers of a section can have. */
function sumsOf(questions: readonly QuestionOf[], options: readonly number[]): readonly number[] {
  const sums = questions.reduce(
    (before, { weight }) =>
      new Set([...before].flatMap((sum) => options.map((option) => sum + weight * option))),
    new Set([0]),
  )
  return [...sums]
}
