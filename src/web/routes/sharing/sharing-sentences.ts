import { explainedOption } from '../../../content/questions/quoted-option.ts'
import { textsOf } from '../../../content/questions/question-texts.ts'
import { paired, spaced } from '../../../content/joined.ts'
import { isBetween } from '../../../content/report/stage-in-words.ts'
import { scoreText } from '../../../content/numbers.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/comparison.ts'
import * as team from '../../../generated/words/team.ts'
import { hasEqualSections, hasPoints } from '../../../domain/assessment/assessment.ts'

export function comparisonTitle({ earlier, later }: Comparison): string {
  const count = Math.abs(later.scores.total - earlier.scores.total)
  const change = later.scores.overall - earlier.scores.overall
  const [from, to] = [scoreText(earlier.scores.overall), scoreText(later.scores.overall)]
  if (change === 0) return say.still({ score: to })
  if (from !== to) return change > 0 ? say.upFrom({ from, to }) : say.downFrom({ from, to })
  if (!hasEqualSections(MODEL) || !hasPoints(MODEL))
    return change > 0 ? say.littleHigher({ score: to }) : say.littleLower({ score: to })
  return change > 0 ? say.higherPoints({ score: to, count }) : say.lowerPoints({ score: to, count })
}

/** “Up 1 point”: as many as the answers moved. */
export function changeWord(points: number): string {
  if (points === 0) return say.same
  return points > 0 ? say.up({ count: points }) : say.down({ count: -points })
}

export function comparisonIntro(comparison: Comparison): string {
  const { up, down, unchanged } = comparison
  if (up.length + down.length === 0) return say.sameAnswers
  const moved = say.moved({ count: up.length, down: down.length, same: unchanged })
  return spaced(...stageSentences(comparison), moved, plannedSentence(comparison))
}

/** Empty where the earlier plan had nothing to raise. */
export function plannedSentence({ planned, done }: Comparison): string {
  return planned > 0 ? say.planned({ count: planned, done }) : ''
}

/** Names both stages of a gap, because one alone would look like a drop. */
function stageSentences({ earlier, later }: Comparison): readonly string[] {
  const both = placeSentence(earlier, say.bothBetween, say.bothTimes)
  if (both === placeSentence(later, say.bothBetween, say.bothTimes)) return [both]
  return [
    placeSentence(earlier, say.wasBetween, say.was),
    placeSentence(later, say.nowBetween, say.now),
  ]
}

function placeSentence(
  { stage, gap }: Outcome,
  between: typeof say.wasBetween,
  at: typeof say.was,
): string {
  return gap && isBetween({ stage, gap }) ? between(gap) : at({ stage })
}

/** Two honest people differ by an option: more than one down deserves a question first. */
export function dropSentence(changes: readonly AnswerChange[]): string | undefined {
  const dropped = changes.reduce((sum, { from, to }) => sum + Math.max(0, from - to), 0)
  return dropped > 1 ? say.drop : undefined
}

/** “Up 2 points, from “…” to “…”.” */
export function changeSentence({ id, from, to }: AnswerChange): string {
  const answers = { from: explainedOption(id, from), to: explainedOption(id, to) }
  return hasPoints(MODEL)
    ? say.change({ change: changeWord(to - from), ...answers })
    : say.changed(answers)
}

export function agreementTitle({ agreedCount }: Pick<Team, 'agreedCount'>): string {
  if (agreedCount === MODEL.questionIds.length) return team.agreeAll
  return agreedCount === 0 ? team.agreeNone : team.agree({ agreed: agreedCount })
}

/** What would settle it: evidence that people can point to. */
export function evidenceQuestion(id: QuestionId): string {
  const { evidence } = textsOf(id)
  if (evidence.length === 0) return team.evidence
  return spaced(team.evidence, team.evidenceExample({ evidence: paired(evidence) }))
}
