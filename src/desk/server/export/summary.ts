import { answerTo, letterOf } from '../../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
} from '../../../domain/assessment/assessment.ts'
import { planOf } from '../../../domain/report/plan.ts'
import { weakestAnswersOf } from '../../../domain/report/chosen-answer.ts'
import { scoreAnswers } from '../../../domain/assessment/scoring.ts'
import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { MODEL } from '../../../generated/model.ts'

const WEAKEST_COUNT = 3

/** An answer in the words that the visitor chose. */
export type WordedAnswer = {
  id: QuestionId
  question: string
  letter: string
  option: string
}

/** What to know before a call: the first answer of the plan, then the lowest; at most three that can be raised. */
export function summaryOf(answers: CompleteAnswers) {
  const scores = scoreAnswers(MODEL, answers)
  const plan = planOf(MODEL, answers, scores)
  return {
    weakest: weakestAnswersOf(MODEL, answers, plan)
      .slice(0, WEAKEST_COUNT)
      .map((id) => wordedAnswer(id, answerTo(answers, id))),
    nextStage: plan.nextStage,
  }
}

export function wordedAnswer(id: QuestionId, option: OptionNumber): WordedAnswer {
  return {
    id,
    question: questionOf(id).text,
    letter: letterOf(option),
    option: optionText(id, option),
  }
}
