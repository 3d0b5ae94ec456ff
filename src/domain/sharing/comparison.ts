import { answerTo } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { planOf } from '../report/plan.ts'
import { outcomeOf } from '../assessment/outcome.ts'
import type { Outcome } from '../assessment/outcome.ts'

export type AnswerChange = { id: QuestionId; from: OptionNumber; to: OptionNumber }

type SectionChange = {
  name: SectionName
  /** Scores from 1 to the top option. */
  from: number
  to: number
  /** By how many points of the answers. */
  points: number
}

export type Comparison = {
  earlier: Outcome
  later: Outcome
  /** Biggest change first, then question order. */
  up: readonly AnswerChange[]
  down: readonly AnswerChange[]
  /** How many answers stayed as they were. */
  unchanged: number
  sections: readonly SectionChange[]
  /** How many of the earlier plan’s first steps raise an answer, and to how many of those it rose. */
  planned: number
  done: number
}

/** Two reports, the earlier one first. */
export function comparisonOf(
  model: Model,
  earlierAnswers: CompleteAnswers,
  laterAnswers: CompleteAnswers,
): Comparison {
  const earlier = outcomeOf(model, earlierAnswers)
  const later = outcomeOf(model, laterAnswers)
  const changes = model.questionIds
    .map((id) => ({ id, from: answerTo(earlierAnswers, id), to: answerTo(laterAnswers, id) }))
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
  // Steps that keep an answer leave no trace in it.
  const goals = planOf(model, earlierAnswers, earlier.scores).first.filter(
    ({ points }) => points > 0,
  )
  return {
    earlier,
    later,
    up: changes.filter(({ from, to }) => to > from),
    down: changes.filter(({ from, to }) => to < from),
    unchanged: changes.filter(({ from, to }) => to === from).length,
    sections: earlier.scores.sections.map(({ name, score, total }, index) => {
      const after = later.scores.sections[index] ?? { score, total }
      return { name, from: score, to: after.score, points: after.total - total }
    }),
    planned: goals.length,
    done: goals.filter(({ id, to }) => answerTo(laterAnswers, id) >= to).length,
  }
}
