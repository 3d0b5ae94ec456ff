import { quotedOption, questionOf } from '../../../../content/questions/questions.ts'
import { letterOf } from '../../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../../domain/assessment/assessment.ts'
import { MODEL } from '../../../../generated/model.ts'

/** 'Skill coaching' */
export function topicOf(id: QuestionId): string {
  return questionOf(id).topic
}

/** '“Each manager decides whether and when to coach”' */
export function quoteOf(id: QuestionId, option: OptionNumber): string {
  return `“${quotedOption(id, option)}”`
}

/** 'A “Each manager decides whether and when to coach”' */
export function choiceOf(id: QuestionId, option: OptionNumber): string {
  return `${letterOf(option)} ${quoteOf(id, option)}`
}

/** 'Strategic begins at 3.5', on the scale of the score that it stands beside. */
export function beginsText(stage: string): string {
  return `${stage} begins at ${MODEL.stages.find(({ name }) => name === stage)?.from}`
}
