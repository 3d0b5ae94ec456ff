import { SECTIONS } from '../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from '../domain/assessment/assessment.ts'
import { oneDecimal } from '../domain/assessment/scoring.ts'
import type { Move, Plan } from '../domain/report/plan.ts'
import type { Start } from '../domain/report/start.ts'
import { moveTextOf } from './moves/move-text.ts'
import { optionText, questionOf } from './questions.ts'

/** One move of the plan in words. */
export type PlanStep = {
  id: QuestionId
  topic: string
  /** Where the answer stands: as given, or as an earlier move left it. */
  from: { label: 'You said' | 'By then'; option: string }
  action: string
  check: string
  /** The answer that this makes possible. */
  result: { label: 'Leads to' | 'Keeps'; option: string }
}

/** Each section in a word, and why it comes first where it does. */
const IN_A_WORD: Readonly<Record<SectionName, { name: string; standsFor: string }>> = {
  'Strategic Alignment': { name: 'Alignment', standsFor: 'direction' },
  'Coaching & Reinforcement': { name: 'Coaching', standsFor: 'behavior' },
  'Measurement & Optimization': { name: 'Measurement', standsFor: 'proof' },
  'Content & Training Delivery': { name: 'Content', standsFor: 'material' },
}

export function whyStart({ lowest, score }: Start): string {
  const words = lowest.map((name) => IN_A_WORD[name])
  const [first, ...others] = words.map(({ standsFor }) => standsFor)
  if (others.length === 0) return `It is your lowest area (${oneDecimal(score)}).`
  if (lowest.length === SECTIONS.length) {
    return `All four areas score the same (${oneDecimal(score)}); ${first} comes first.`
  }
  const names = listOf(words.map(({ name }) => name))
  return `${names} tie at ${oneDecimal(score)}; ${first} comes before ${listOf(others)}.`
}

export function wayIntroduction({ nextStage, first }: Plan): string {
  if (nextStage) {
    const { stage, pointsMissing } = nextStage
    return pointsMissing === 1
      ? `You need 1 more point to reach ${stage}; moving one answer up one level earns it.`
      : `You need ${pointsMissing} more points to reach ${stage}; moving one answer up one level earns one.`
  }
  return first[0].points === 0
    ? 'Optimized is the top stage, and all your answers are at the top. These steps prove it.'
    : 'Optimized is the top stage. These steps start with what is still below E.'
}

export function planStepOf(move: Move, answers: CompleteAnswers): PlanStep {
  const { id, from, to, points } = move
  const { action, check } = moveTextOf(id, from)
  return {
    id,
    topic: questionOf(id).topic,
    from: {
      label: answers[id] === from ? 'You said' : 'By then',
      option: optionText(id, from),
    },
    action,
    check,
    result: {
      label: points === 0 ? 'Keeps' : 'Leads to',
      option: optionText(id, to),
    },
  }
}

/** 'One', 'One and Two', 'One, Two and Three'. */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
