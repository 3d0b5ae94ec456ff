import { letterOf } from '../domain/assessment/assessment.ts'
import type { MoveTexts } from '../domain/assessment/texts.ts'
import type { OptionWords } from './assessment.ts'
import { inQuotes } from '../domain/assessment/in-quotes.ts'
import { filled, textAt } from './words.ts'
import type { Catalog } from './words.ts'

/** What the product says, and in which language. */
export type WordsIn = { words: Catalog; language: string }

/** A step is the option above where the folder says nothing else. */
export function movesUp(
  topic: string,
  options: readonly OptionWords[],
  { words, language }: WordsIn,
): Readonly<Record<string, MoveTexts>> {
  const say = (name: string) => textAt(words, 'steps', name)
  return byLetter(options, ({ text }, index) => {
    const option = inQuotes(text)
    const next = options[index + 1]
    if (!next) return { action: filled(say('keep'), { topic, option }, language) }
    const values = { topic, option, next: inQuotes(next.text) }
    return { action: filled(say('move'), values, language) }
  })
}

export function exampleOpenings(
  options: readonly OptionWords[],
  { words }: WordsIn,
): Readonly<Record<string, string>> {
  return byLetter(options, () => textAt(words, 'steps', 'example'))
}

function byLetter<Value>(
  options: readonly OptionWords[],
  valueOf: (option: OptionWords, index: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    options.map((option, index) => [letterOf(index + 1), valueOf(option, index)]),
  )
}
