import { letterOf } from '../domain/assessment/assessment.ts'
import type { MoveWords, OptionWords } from './assessment.ts'

/** A step is the option above where the folder says nothing else. */
export function movesUp(options: readonly OptionWords[]): Readonly<Record<string, MoveWords>> {
  return byLetter(options, ({ text }, index) => {
    const above = options[index + 1]
    return { action: above ? `Get from “${text}” to “${above.text}”.` : `Keep “${text}”.` }
  })
}

export function exampleOpenings(options: readonly OptionWords[]): Readonly<Record<string, string>> {
  return byLetter(options, () => 'What is an example of that?')
}

function byLetter<Value>(
  options: readonly OptionWords[],
  valueOf: (option: OptionWords, index: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    options.map((option, index) => [letterOf(index + 1), valueOf(option, index)]),
  )
}
