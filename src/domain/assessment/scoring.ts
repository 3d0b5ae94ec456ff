import { QUESTION_IDS, SECTIONS } from './assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from './assessment.ts'

export type SectionScore = {
  name: SectionName
  /** 3 to 15 */
  total: number
  /** 1 to 5 */
  score: number
}

export type Scores = {
  /** Sum of the twelve answers, 12 to 60. */
  total: number
  /** 1 to 5 */
  overall: number
  /** In the order of SECTIONS. */
  sections: readonly SectionScore[]
}

/**
 * Answers are whole numbers, so each score is one division of an exact sum (specification,
 * section 4). Averaging the section averages would drift off the stage bounds: 3.5 becomes
 * 3.4999999999999996.
 */
export function scoreAnswers(answers: CompleteAnswers): Scores {
  const total = sum(answers, QUESTION_IDS)
  return {
    total,
    overall: total / QUESTION_IDS.length,
    sections: SECTIONS.map(({ name, questionIds }) => {
      const sectionTotal = sum(answers, questionIds)
      return { name, total: sectionTotal, score: sectionTotal / questionIds.length }
    }),
  }
}

/** One decimal, as every score is shown: 4.25 is '4.3'. */
export function oneDecimal(score: number): string {
  return score.toFixed(1)
}

function sum(answers: CompleteAnswers, ids: readonly QuestionId[]): number {
  return ids.reduce<number>((total, id) => total + answers[id], 0)
}
