import type { Structure } from '../assessment.ts'
import type { Condition } from '../conditions.ts'
import type { QuestionFile } from './lines.ts'

type Range = { from: number; to: number }

const ROUNDING = 1e-9

/** Whether anyone whose answers meet the conditions has the words of the stage. */
export function isEverShown(
  key: string,
  conditions: readonly Condition[],
  { sections, stages, optionCount }: Structure,
  files: readonly QuestionFile[],
): boolean {
  const isPossible = conditions.every(({ question }) => {
    const range = rangeFor(question)
    return range !== undefined && range.from <= range.to
  })
  const place = stages.findIndex((stage) => stage.key === key)
  const [stage, next] = [stages[place], stages[place + 1]]
  const lowest = scoreWith(({ from }) => from, 1)
  const highest = scoreWith(({ to }) => to, optionCount)
  // In the gap above it a report has these words too.
  return (
    isPossible &&
    lowest < (next?.from ?? Infinity) - ROUNDING &&
    highest > (stage?.from ?? 0) - ROUNDING
  )

  /** What is left of a question's answers where several conditions are on it. */
  function rangeFor(id: number): Range | undefined {
    const own = conditions.filter(({ question }) => question === id)
    if (own.length === 0) return undefined
    return {
      from: Math.max(...own.map(({ from }) => from)),
      to: Math.min(...own.map(({ to }) => to)),
    }
  }

  /** The overall score where these answers are at one end of their condition and all others are `other`. */
  function scoreWith(endOf: (range: Range) => number, other: number): number {
    return meanOf(
      sections.map((section) =>
        meanOf(
          files
            .filter(({ value }) => value.section === section)
            .map(({ id }) => {
              const range = rangeFor(id)
              return range ? endOf(range) : other
            }),
        ),
      ),
    )
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
