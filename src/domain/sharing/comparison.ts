import { QUESTION_IDS } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import { outcomeOf } from '../assessment/outcome.ts'
import type { Outcome } from '../assessment/outcome.ts'

export type AnswerChange = { id: QuestionId; from: OptionNumber; to: OptionNumber }

type SectionChange = {
  name: SectionName
  /** Scores from 1 to 5. */
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
}

/** Two reports, the earlier one first. */
export function comparisonOf(
  earlierAnswers: CompleteAnswers,
  laterAnswers: CompleteAnswers,
): Comparison {
  const earlier = outcomeOf(earlierAnswers)
  const later = outcomeOf(laterAnswers)
  const changes = QUESTION_IDS.map((id) => ({
    id,
    from: earlierAnswers[id],
    to: laterAnswers[id],
  })).sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
  return {
    earlier,
    later,
    up: changes.filter(({ from, to }) => to > from),
    down: changes.filter(({ from, to }) => to < from),
    unchanged: changes.filter(({ from, to }) => to === from).length,
    sections: earlier.scores.sections.map(({ name, score, total }, place) => {
      const after = later.scores.sections[place] ?? { score, total }
      return { name, from: score, to: after.score, points: after.total - total }
    }),
  }
}
