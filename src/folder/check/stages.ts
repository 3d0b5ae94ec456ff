import type { Structure } from '../assessment.ts'
import type { Complain, Path } from '../complaints.ts'
import { STRUCTURE_FILE } from '../source-files.ts'

/** Each range follows the one before, is reached by some score, and no score is left without a stage. */
export function checkStages(model: Structure, questionCount: number, complain: Complain): void {
  const { stages, optionCount, gapStage } = model
  const scores = scoresOf(questionCount, optionCount)
  stages.forEach(({ key, from, to }, place) => {
    const before = stages[place - 1]
    if (before && from <= before.to) {
      refuse(
        ['stages', key],
        `${key} begins at ${from}, but ${before.key} goes up to ${before.to}. Let ${before.key} end below ${from}, or ${key} begin above ${before.to}.`,
      )
    } else if (!scores.some((score) => from <= score && score <= to)) {
      refuse(
        ['stages', key],
        `no score is from ${from} to ${to}: ${questionCount} questions make steps of ${(1 / questionCount).toFixed(2)}. Make the range wider.`,
      )
    }
  })
  const [first, last] = [stages[0], stages.at(-1)]
  if (first && first.from !== 1) refuse(['stages', first.key], 'the lowest stage begins at 1.')
  if (last && last.to !== optionCount) {
    refuse(['stages', last.key], `the highest stage ends at ${optionCount}, the highest score.`)
  }
  const left = scores.find((score) => !stages.some(({ from, to }) => from <= score && score <= to))
  if (left !== undefined && gapStage === undefined) {
    refuse(
      ['stages'],
      `the score ${left.toFixed(2)} is in no stage. Close the gap, or say in “between stages” how it is reported.`,
    )
  }

  function refuse(path: Path, text: string): void {
    complain(STRUCTURE_FILE, path, text)
  }
}

/** Every score that answers can have, where all sections are equally long. */
function scoresOf(questionCount: number, optionCount: number): number[] {
  const totals = questionCount * (optionCount - 1) + 1
  return Array.from({ length: totals }, (_, place) => (questionCount + place) / questionCount)
}

/** The lowest and the highest total of all answers whose report has the words of the stage. */
export function totalsOf(
  { stages }: Pick<Structure, 'stages'>,
  key: string,
  questionCount: number,
): { least: number; most: number } {
  const place = stages.findIndex((stage) => stage.key === key)
  const [stage, next] = [stages[place], stages[place + 1]]
  const below = next?.from ?? Infinity
  return {
    least: Math.ceil((stage?.from ?? 0) * questionCount - 1e-9),
    // In the gap above it a report has these words too.
    most: Math.ceil(below * questionCount - 1e-9) - 1,
  }
}
