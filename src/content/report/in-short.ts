import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { strongestOf } from '../../domain/report/report.ts'
import type { Report, SectionReport } from '../../domain/report/report.ts'
import type { Start } from '../../domain/report/start.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { saidOf } from '../questions/said.ts'
import { SITE } from '../site.ts'
import { whyItWaits } from './why-it-waits.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { MODEL } from '../../model/model.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'

type ShortLine = { label: string; text: string }

/** The report in three lines, made to be handed on. */
export type InShort = {
  strongest: ShortLine
  weakest: ShortLine
  firstStep: { action: string; needs: string }
}

export function inShortOf(report: Report): InShort {
  const { id, option } = report.plan.start.answer
  const { action, needs } = moveTextOf(id, option)
  return {
    strongest: { label: strongestLabel(report), text: strongestText(report) },
    weakest: { label: weakestLabel(report), text: weakestText(report) },
    firstStep: { action, needs },
  }
}

/** What the reader could look for before handing the report on: at the weakest answer and at a strong one. */
export function beforeForwarding(report: Report): string {
  const { answers, plan } = report
  const weak = plan.start.weakest.answer.id
  const strong = highestOf(
    answers,
    MODEL.questionIds.filter((id) => id !== weak),
    askedOf(report),
  )
  const [low, high] = [evidenceOf(weak, answers), evidenceOf(strong, answers)]
  return `First test two answers: look for ${low}${numberOf(weak)} and ${high}${numberOf(strong)}.`
}

/** Its number never stands on a line of its own. */
function numberOf(id: QuestionId): string {
  return `\u00a0(question\u00a0${id})`
}

/** The further an answer is, the later the thing that shows it. */
function evidenceOf(id: QuestionId, answers: CompleteAnswers): string {
  const { evidence } = saidOf(id)
  const place = Math.min(Math.max(answerTo(answers, id) - 3, 0), evidence.length - 1)
  return evidence[place] ?? ''
}

/** For a mail or a chat. `by`: the day, in words, on which the first step should be done. */
export function inShortText(report: Report, by: string, link: string): string {
  const { stage, gap, scores } = report
  const score = `${oneDecimal(scores.overall)} of ${topOptionOf(MODEL)}`
  const place = gap
    ? `${score}, between ${gap.below} and ${gap.above} (labeled ${stage})`
    : `${stage}, ${score}`
  const { strongest, weakest, firstStep } = inShortOf(report)
  return [
    'Subject: Enablement: three steps for the next 90 days',
    `${SITE.productName}: ${place}`,
    `${strongest.label}: ${strongest.text}`,
    `${weakest.label}: ${weakest.text}`,
    `First step: ${firstStep.action} Needs: ${firstStep.needs}. Owner: ____ Due: ${by}.`,
    `Full report: ${link}`,
  ].join('\n\n')
}

/** Below this, the highest area is not called strong. */
const STRONG_FROM = 3

/** What the highest area is called: for a section and, in short, for all that share its score. */
export function highestLabel(score: number, label: string): string {
  return score < STRONG_FROM ? 'Highest so far' : label
}

function strongestLabel({ sections }: Report): string {
  const [first, ...others] = strongestOf(sections)
  if (!first) return 'Strongest area'
  return highestLabel(first.score, others.length > 0 ? 'Strongest areas' : 'Strongest area')
}

function weakestLabel({ sections, plan: { start } }: Report): string {
  const isSome = start.lowest.length > 1 && start.lowest.length < sections.length
  return isSome ? 'Weakest areas' : 'Weakest area'
}

function strongestText({ sections, answers, plan }: Report): string {
  const strongest = strongestOf(sections)
  if (strongest.length > 0) {
    const [first] = strongest
    return strongest.length === sections.length - 1 && first
      ? `Three tie at ${oneDecimal(first.score)}.`
      : `${namesOf(strongest)} ${scoreText(strongest)}.`
  }
  const [level, ...others] = new Set(Object.values(answers))
  if (level === undefined || others.length > 0)
    return `None stands out, as all four areas score ${oneDecimal(plan.start.score)}.`
  if (level === topOptionOf(MODEL)) return 'All four, as each of the twelve answers is at the top.'
  return `None stands out, as all twelve answers are at ${letterOf(level)}.`
}

function weakestText({ sections, plan: { start } }: Report): string {
  const { id, option } = start.weakest.answer
  const symptom = symptomOf(id, option)
  if (symptom === undefined) {
    return 'Nothing is below the top. The next job is to prove it.'
  }
  const lowest = start.lowest.flatMap((area) => sections.filter(({ name }) => name === area))
  if (lowest.length < sections.length) {
    return `${namesOf(lowest)} ${scoreText(lowest)}. ${start.ahead ? planStarts(start) : symptom}`
  }
  const tie = `All four tie at ${oneDecimal(start.score)}`
  return start.ahead
    ? `${tie}. ${planStarts(start)}`
    : `${tie}, so the plan starts with ${start.section}. ${symptom}`
}

/** Why the first step, which is told beside it, is in another area. */
function planStarts({ section, waiting }: Start): string {
  return waiting
    ? `${whyItWaits(waiting).short}, so the plan starts with ${section}.`
    : `${section} has a lower answer, so the plan starts there.`
}

/** The names hold an &, so no “and” stands between them. */
function namesOf(sections: readonly SectionReport[]): string {
  return sections.map(({ name }) => name).join('; ')
}

/** For sections that all have the same score. */
function scoreText(sections: readonly SectionReport[]): string {
  const score = sections[0] ? oneDecimal(sections[0].score) : ''
  return sections.length > 1 ? `(${score} each)` : `(${score})`
}

/** The answers that the report asks to raise or to look after. */
function askedOf(report: Report): readonly QuestionId[] {
  const focus = stageWordsOf(report).whereToFocus
  return [...stepsOf(report.plan).map(({ id }) => id), ...focus.map(({ answer }) => answer.id)]
}

/** Of equal answers, one that is not asked for, as in What's Working. */
function highestOf(
  answers: CompleteAnswers,
  ids: readonly QuestionId[],
  asked: readonly QuestionId[],
): QuestionId {
  const rank = (id: QuestionId) => 2 * answerTo(answers, id) - Number(asked.includes(id))
  return ids.reduce((highest, other) => (rank(other) > rank(highest) ? other : highest))
}
