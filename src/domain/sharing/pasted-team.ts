import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { outcomeOf } from '../assessment/outcome.ts'
import type { Outcome } from '../assessment/outcome.ts'

export const SMALLEST_TEAM = 2
export const LARGEST_TEAM = 12
const TALKING_POINT_COUNT = 3

export type TeamQuestion = {
  id: QuestionId
  /** Which reports chose each option, counted from 1; options that nobody chose are left out. */
  chosen: readonly { option: OptionNumber; reports: readonly number[] }[]
  /** The distance from the lowest answer to the highest, in options. */
  range: number
}

export type Team = {
  reports: readonly Outcome[]
  /** At most three, the widest first; none on which all agree. */
  talkingPoints: readonly TeamQuestion[]
  /** The widest first; ties in question order. */
  others: readonly TeamQuestion[]
  agreedCount: number
}

/** What two to twelve finished assessments say together; no average hides who differs. */
export function teamOf(model: Model, answerSets: readonly CompleteAnswers[]): Team {
  const questions = model.questionIds
    .map((id) => {
      const answers = answerSets.map((answerSet) => answerTo(answerSet, id))
      return { ...teamQuestionOf(model, id, answers), distance: distanceOf(answers) }
    })
    .sort((one, other) => other.range - one.range || other.distance - one.distance)
  const talkingPoints = questions.filter(({ range }) => range > 0).slice(0, TALKING_POINT_COUNT)
  return {
    reports: answerSets.map((answers) => outcomeOf(model, answers)),
    talkingPoints,
    others: questions.filter((question) => !talkingPoints.includes(question)),
    agreedCount: questions.filter(({ range }) => range === 0).length,
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
      .map((option) => ({
        option,
        reports: answers.flatMap((answer, index) => (answer === option ? [index + 1] : [])),
      }))
      .filter(({ reports }) => reports.length > 0),
    range: Math.max(...answers) - Math.min(...answers),
  }
}

/** How far each answer lies from the middle one, in all. */
function distanceOf(answers: readonly OptionNumber[]): number {
  const middle = [...answers].sort((one, other) => one - other)[Math.floor(answers.length / 2)] ?? 0
  return answers.reduce((sum, answer) => sum + Math.abs(answer - middle), 0)
}
