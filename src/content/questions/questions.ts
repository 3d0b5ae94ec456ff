import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { QUESTIONS } from '../generated/questions.ts'

export type Question = {
  id: QuestionId
  /** What the question is about, to name it where there is no room for its text. */
  topic: string
  text: string
  /** Least to most mature: option n, counted from 1, scores n. */
  options: readonly string[]
}

export function questionOf(id: QuestionId): Question {
  const question = QUESTIONS.find((other) => other.id === id)
  if (!question) throw new Error(`Question ${id} has no words`)
  return question
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  const text = questionOf(id).options[option - 1]
  if (text === undefined) throw new Error(`Question ${id} has no option ${option}`)
  return text
}
