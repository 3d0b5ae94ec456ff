import { isRecord } from '../record.ts'
import type { Model } from './model.ts'

export type QuestionId = number

/** Least to most mature, from 1; the number of an option is its score. */
export type OptionNumber = number

/** Names are unique within an assessment. */
export type SectionName = string

export type Answers = { readonly [id: QuestionId]: OptionNumber }

declare const COMPLETE: unique symbol
/** An answer to every question: `answerTo` reads them. */
export type CompleteAnswers = Answers & { readonly [COMPLETE]: true }

export const NO_ANSWERS: Answers = Object.freeze({})

export function isComplete({ questionIds }: Model, answers: Answers): answers is CompleteAnswers {
  return questionIds.every((id) => answers[id] !== undefined)
}

/** @throws where the question is not one of the assessment's. */
export function answerTo(answers: CompleteAnswers, id: QuestionId): OptionNumber {
  const option = answers[id]
  if (option === undefined) throw new Error(`Question ${id} has no answer`)
  return option
}

/** As a visitor sees the options: A for the least mature. */
export function letterOf(option: OptionNumber): string {
  return String.fromCharCode('A'.charCodeAt(0) + option - 1)
}

/** `text` as an address writes it: '1' to that of the last, nothing else ('01', '1.5' and '+1' are not ids). */
export function readQuestionId({ questionIds }: Model, text: string): QuestionId | undefined {
  return questionIds.find((id) => `${id}` === text)
}

/**
 * Answers as they are stored and sent: an object, question number to option number. With one unknown
 * key or one wrong option in it, nothing of it is used: `undefined`.
 */
export function readAnswers(model: Model, value: unknown): Answers | undefined {
  if (!isRecord(value)) return undefined
  const answers: Record<QuestionId, OptionNumber> = {}
  for (const [key, option] of Object.entries(value)) {
    const id = readQuestionId(model, key)
    const known = model.options.find((other) => other === option)
    if (id === undefined || known === undefined) return undefined
    answers[id] = known
  }
  return answers
}

export function readCompleteAnswers(model: Model, value: unknown): CompleteAnswers | undefined {
  const answers = readAnswers(model, value)
  return answers && isComplete(model, answers) ? answers : undefined
}

/** Of a response as it is kept: `undefined` if its questions are not these. */
export function readAnswersOf(
  model: Model,
  kept: { model_version: number; responses: unknown } | null | undefined,
): CompleteAnswers | undefined {
  return kept?.model_version === model.version
    ? readCompleteAnswers(model, kept.responses)
    : undefined
}

/** @throws where the question is in no section. */
export function sectionOf({ sections }: Model, id: QuestionId): SectionName {
  const section = sections.find(({ questionIds }) => questionIds.includes(id))
  if (!section) throw new Error(`Question ${id} belongs to no section`)
  return section.name
}

export function questionIdsOf({ sections }: Model, name: SectionName): readonly QuestionId[] {
  return sections.flatMap((section) => (section.name === name ? section.questionIds : []))
}

/** Whether a point of any answer counts the same in the overall score. */
export function hasEqualSections({ sections, weights }: Model): boolean {
  return !weights && new Set(sections.map(({ questionIds }) => questionIds.length)).size === 1
}

/** Whether what an answer adds is said in points. */
export function hasPoints({ show, weights }: Model): boolean {
  return show !== 'percent' && !weights
}
