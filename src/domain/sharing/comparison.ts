import { QUESTION_IDS } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import { currentScoresOf } from '../assessment/model-scores.ts'
import type { CurrentScores } from '../assessment/model-scores.ts'
import { oneDecimal } from '../assessment/scoring.ts'
import { planOf } from '../report/plan.ts'
import type { Move, Plan } from '../report/plan.ts'

export type AnswerChange = { id: QuestionId; from: OptionNumber; to: OptionNumber }

export type Comparison = {
  earlier: CurrentScores
  later: CurrentScores
  /** Biggest change first, then question order. */
  up: readonly AnswerChange[]
  down: readonly AnswerChange[]
  /** How many answers stayed as they were. */
  unchanged: number
  /** In the order of the sections; scores from 1 to 5. */
  sections: readonly { name: SectionName; from: number; to: number }[]
  /** What the earlier report said to do first and the later answers show as done. */
  done: readonly Move[]
  /** What the earlier report said to do first and is still to do. */
  open: readonly Move[]
  /** The plan of the later report. */
  plan: Plan
}

/** Two reports of the same model version, the earlier one first. */
export function comparisonOf(
  earlierAnswers: CompleteAnswers,
  laterAnswers: CompleteAnswers,
): Comparison {
  const earlier = currentScoresOf(earlierAnswers)
  const later = currentScoresOf(laterAnswers)
  const changes = QUESTION_IDS.map((id) => ({
    id,
    from: earlierAnswers[id],
    to: laterAnswers[id],
  })).sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
  const planned = planOf(earlierAnswers, earlier.scores).first.filter(({ points }) => points > 0)
  return {
    earlier,
    later,
    up: changes.filter(({ from, to }) => to > from),
    down: changes.filter(({ from, to }) => to < from),
    unchanged: changes.filter(({ from, to }) => to === from).length,
    sections: earlier.scores.sections.map(({ name, score }, place) => ({
      name,
      from: score,
      to: later.scores.sections[place]?.score ?? score,
    })),
    done: onceEach(planned.filter(({ id, to }) => laterAnswers[id] >= to)),
    open: onceEach(planned.filter(({ id, to }) => laterAnswers[id] < to)),
    plan: planOf(laterAnswers, later.scores),
  }
}

/** Where a plan raises a question twice, only the last move is left: it goes further. */
function onceEach(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ id }, place) => !moves.slice(place + 1).some((later) => later.id === id))
}

/** Of two scores as they are shown: "2.9" less "2.3". */
export function shownDifference(from: number, to: number): number {
  return Number(oneDecimal(to)) - Number(oneDecimal(from))
}
