import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { sortedBy } from '../sorted-by.ts'

/** With fewer, people could tell who gave which answer. */
export const SMALLEST_TEAM = 3
export const LARGEST_TEAM = 50
const TALKING_POINT_COUNT = 3

export type TeamQuestion = {
  id: QuestionId
  /** How many chose each option, the lowest option first; options that nobody chose are left out. */
  chosen: readonly { option: OptionNumber; count: number }[]
  /** The distance from the lowest answer to the highest, in options. */
  range: number
}

export type Team = {
  /** How many have answered. */
  count: number
  /** At most three, the widest first; none on which all agree. */
  talkingPoints: readonly TeamQuestion[]
  /** The widest first; ties in question order. */
  others: readonly TeamQuestion[]
  agreedCount: number
  /** In the order of the model; scores from 1 to the top option. */
  sections: readonly { lowest: number; highest: number }[]
}

/** What a team's finished assessments say together: counts, and no average that hides who differs. */
export function teamOf(model: Model, answerSets: readonly CompleteAnswers[]): Team {
  const answersTo = (id: QuestionId) => answerSets.map((answers) => answerTo(answers, id))
  const questions = sortedBy(
    model.questionIds.map((id) => teamQuestionOf(model, id, answersTo(id))),
    ({ id, range }) => [-range, -distanceOf(answersTo(id))],
  )
  const talkingPoints = questions.filter(({ range }) => range > 0).slice(0, TALKING_POINT_COUNT)
  return {
    count: answerSets.length,
    talkingPoints,
    others: questions.slice(talkingPoints.length),
    agreedCount: questions.filter(({ range }) => range === 0).length,
    sections: sectionsOf(model, answerSets),
  }
}

function teamQuestionOf(
  { options }: Model,
  id: QuestionId,
  answers: readonly OptionNumber[],
): TeamQuestion {
  return {
    id,
    chosen: options
      .map((option) => ({ option, count: answers.filter((answer) => answer === option).length }))
      .filter(({ count }) => count > 0),
    range: Math.max(...answers) - Math.min(...answers),
  }
}

/** How far each answer lies from the middle one, in all. */
function distanceOf(answers: readonly OptionNumber[]): number {
  const middle = sortedBy(answers, (answer) => [answer])[Math.floor(answers.length / 2)] ?? 0
  return answers.reduce((sum, answer) => sum + Math.abs(answer - middle), 0)
}

function sectionsOf(model: Model, answerSets: readonly CompleteAnswers[]): Team['sections'] {
  const scores = answerSets.map((answers) => scoreAnswers(model, answers).sections)
  return model.sections.map((_, index) => {
    const own = scores.flatMap((sections) => sections[index]?.score ?? [])
    return { lowest: Math.min(...own), highest: Math.max(...own) }
  })
}
