import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'

/** 'Skill coaching (question 7)' */
export function topicOf(id: QuestionId): string {
  return `${questionOf(id).topic} (question ${id})`
}

/** 'A “Each manager decides whether and when to coach”' */
export function choiceOf(id: QuestionId, option: OptionNumber): string {
  return `${letterOf(option)} “${optionText(id, option)}”`
}
