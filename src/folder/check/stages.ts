import type { QuestionOf, Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'

/** Ranges are written with a decimal or two: a smaller gap belongs to the stage below it. */
const ROUNDING = 0.1 + 1e-9

/** Each range follows the one before, is reached by some score, and no score is left without a stage. */
export function checkStages(
  { sections, stages, optionCount, gapStage }: Structure,
  questions: readonly QuestionOf[],
  complain: Complain,
): void {
  const lengths = sections.map((key) => questions.filter(({ section }) => section === key).length)
  const steps = sections.length * Math.max(...lengths)
  const scores = scoresOf(steps, optionCount)
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
      complain(
        ['stages', key, 'range'],
        `no score is from ${from} to ${to}: ${questions.length} questions make steps of ${(1 / steps).toFixed(2)}. Make the range wider.`,
      )
    }
  })
  const [first, last] = [stages[0], stages.at(-1)]
  if (first && first.from !== 1)
    complain(['stages', first.key, 'range'], 'the lowest stage begins at 1.')
  if (last && last.to !== optionCount) {
    complain(
      ['stages', last.key, 'range'],
      `the highest stage ends at ${optionCount}, the highest score.`,
    )
  }

  function isWideGap(from: number, to: number): boolean {
    return to - from > ROUNDING && scores.some((score) => from < score && score < to)
  }
}

/**
 * The scores that answers can have: all of them where sections are equally long, else those with answers of only
 * the longest section between the ends. `steps`: how many make a point.
 */
function scoresOf(steps: number, optionCount: number): number[] {
  const count = steps * (optionCount - 1) + 1
  return Array.from({ length: count }, (_, index) => (steps + index) / steps)
}
