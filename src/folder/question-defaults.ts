import { letterOf } from '../domain/assessment/assessment.ts'
import type { MoveWords, OptionWords } from './assessment.ts'
import { filled, textAt } from './words.ts'
import type { Catalog } from './words.ts'

/** What the product says, and in which language. */
export type Said = { words: Catalog; language: string }

/** A step is the option above where the folder says nothing else. */
export function movesUp(
  options: readonly OptionWords[],
  { words, language }: Said,
): Readonly<Record<string, MoveWords>> {
  const [move, keep] = [textAt(words, 'steps', 'move'), textAt(words, 'steps', 'keep')]
  return byLetter(options, ({ text: option }, index) => {
    const next = options[index + 1]?.text
    return {
      action:
        next === undefined
          ? filled(keep, { option }, language)
          : filled(move, { option, next }, language),
    }
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
