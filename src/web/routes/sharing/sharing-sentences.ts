import { optionText } from '../../../content/questions/questions.ts'
import { textsOf } from '../../../content/questions/question-texts.ts'
import { isBetween } from '../../../content/report/stage-in-words.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
import type { Team, TeamQuestion } from '../../../domain/sharing/team.ts'
import { numberWord } from '../../../domain/number-word.ts'
import { MODEL } from '../../../generated/model.ts'
import { hasEqualSections } from '../../../domain/assessment/assessment.ts'

export function comparisonTitle({ earlier, later }: Comparison): string {
  const points = later.scores.total - earlier.scores.total
  const change = later.scores.overall - earlier.scores.overall
  const [from, to] = [oneDecimal(earlier.scores.overall), oneDecimal(later.scores.overall)]
  if (change === 0) return `Still ${to}`
  if (from !== to) return `${change > 0 ? 'Up' : 'Down'} from ${from} to ${to}`
  const distance = hasEqualSections(MODEL) ? pointsText(points) : 'a little'
  return `${to} both times, ${distance} ${change > 0 ? 'higher' : 'lower'}`
}

/** "Up 1 point": as many as the answers moved. */
export function changeWord(points: number): string {
  if (points === 0) return 'Same'
  return `${points > 0 ? 'Up' : 'Down'} ${pointsText(points)}`
}

function pointsText(points: number): string {
  const count = Math.abs(points)
  return `${count} ${count === 1 ? 'point' : 'points'}`
}

export function comparisonIntro(comparison: Comparison): string {
  const { up, down, unchanged } = comparison
  if (up.length + down.length === 0)
    return `Both reports have the same ${numberWord(MODEL.questionIds.length)} answers.`
  return `${stagesSentence(comparison)} ${up.length}\u00a0${up.length === 1 ? 'answer is' : 'answers are'} higher, ${down.length} lower, ${unchanged} the same.`
}

/** Names both stages of a gap, because one alone would look like a drop. */
function stagesSentence({ earlier, later }: Comparison): string {
  const [from, to] = [placeOf(earlier), placeOf(later)]
  return from === to ? `Both times ${to}.` : `Was ${from}; now ${to}.`
}

function placeOf({ stage, gap }: Outcome): string {
  return gap && isBetween({ stage, gap }) ? `between ${gap.below} and ${gap.above}` : stage
}

/** A drop of this many options deserves a question first. */
const STEEP_DROP = 2

export function dropSentence(down: readonly AnswerChange[]): string | undefined {
  return down.some(({ from, to }) => from - to >= STEEP_DROP)
    ? 'Before you act on a drop, ask whether the practice changed or just the way it was rated.'
    : undefined
}

/** "Up 2 points, from “…” to “…”." */
export function changeSentence({ id, from, to }: AnswerChange): string {
  return `${changeWord(to - from)}, from “${optionText(id, from)}” to “${optionText(id, to)}”.`
}

export function agreementTitle({ reports, agreedCount, talkingPoints, others }: Team): string {
  const count = talkingPoints.length + others.length
  const all = `${reports.length} reports agree on`
  if (agreedCount === count) return `${all} every question`
  return `${all} ${agreedCount === 0 ? 'none' : agreedCount} of the ${count} questions`
}

/** "Report 1", "Reports 1, 3 and 4" */
export function reportsText(reports: readonly number[]): string {
  const [first] = reports
  if (reports.length < 2) return `Report ${first}`
  return `Reports ${reports.slice(0, -1).join(', ')} and ${reports.at(-1)}`
}

/** What would settle it: evidence that people can point to. */
export function evidenceQuestion({ id }: TeamQuestion): string {
  const { evidence } = textsOf(id)
  const example = evidence.length > 0 ? ` For example: ${evidence.join('; ')}.` : ''
  return `What would each of you point to?${example}`
}
