import {
  LETTERS,
  OPTION_NUMBERS,
  QUESTION_IDS,
  SECTIONS,
  TOP_OPTION,
} from '../generated/structure.ts'
import { isRecord } from '../record.ts'

export { OPTION_NUMBERS, QUESTION_IDS, SECTIONS, TOP_OPTION }
export const QUESTION_COUNT = QUESTION_IDS.length
export type QuestionId = (typeof QUESTION_IDS)[number]

/** Least to most mature; the number of an option is its score. */
export type OptionNumber = (typeof OPTION_NUMBERS)[number]

/** As a visitor sees the options: A for the least mature. */
export type OptionLetter = (typeof LETTERS)[OptionNumber]

export type SectionName = (typeof SECTIONS)[number]['name']

export type Answers = { readonly [id in QuestionId]?: OptionNumber }
export type CompleteAnswers = { readonly [id in QuestionId]: OptionNumber }

export const NO_ANSWERS: Answers = Object.freeze({})

export function isComplete(answers: Answers): answers is CompleteAnswers {
  return QUESTION_IDS.every((id) => answers[id] !== undefined)
}

export function isOptionNumber(value: unknown): value is OptionNumber {
  return OPTION_NUMBERS.some((number) => number === value)
}

export function letterOf(option: OptionNumber): OptionLetter {
  return LETTERS[option]
}

/** `text` as an address writes it: '1' to '12', nothing else ('01', '1.5' and '+1' are not ids). */
export function readQuestionId(text: string): QuestionId | undefined {
  return QUESTION_IDS.find((id) => `${id}` === text)
}

/**
 * Answers as they are stored and sent: an object, question number to option number. With one unknown
 * key or one wrong option in it, nothing of it is used: `undefined`.
 */
export function readAnswers(value: unknown): Answers | undefined {
  if (!isRecord(value)) return undefined
  const isKnown = Object.entries(value).every(
    ([key, option]) => readQuestionId(key) !== undefined && isOptionNumber(option),
  )
  return isKnown ? { ...value } : undefined
}

export function readCompleteAnswers(value: unknown): CompleteAnswers | undefined {
  const answers = readAnswers(value)
  return answers && isComplete(answers) ? answers : undefined
}

export function sectionOf(id: QuestionId): SectionName {
  const section = SECTIONS.find(({ questionIds }) => questionIds.some((other) => other === id))
  if (!section) throw new Error(`Question ${id} belongs to no section`)
  return section.name
}

export function questionIdsOf(name: SectionName): readonly QuestionId[] {
  return SECTIONS.flatMap((section) => (section.name === name ? section.questionIds : []))
}
