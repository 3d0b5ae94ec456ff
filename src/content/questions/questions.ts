import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { present } from '../../domain/present.ts'
import { QUESTIONS as COMPILED } from '../generated/questions.ts'

export type Question = {
  /** What the question is about, to name it where there is no room for its text. */
  topic: string
  text: string
  /** Least to most mature: option n, counted from 1, scores n. */
  options: readonly string[]
  /** What stands below each option, where the folder gives them names. */
  sentences?: readonly string[]
}

/** By number, from 1. */
const QUESTIONS: readonly Question[] = COMPILED

export function questionOf(id: QuestionId): Question {
  return present(QUESTIONS[id - 1], `question ${id}`)
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  return present(questionOf(id).options[option - 1], `option ${option} of question ${id}`)
}
