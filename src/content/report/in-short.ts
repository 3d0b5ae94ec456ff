import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { letterOf, QUESTION_IDS, TOP_OPTION } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import { strongestOf } from '../../domain/report/report.ts'
import type { Report, SectionReport } from '../../domain/report/report.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { SITE } from '../site.ts'
import { stageWordsOf } from '../stages/stage-words.ts'

type ShortLine = { label: string; text: string }

/** The report in three lines, made to be handed on. */
export type InShort = readonly [strongest: ShortLine, weakest: ShortLine, firstStep: ShortLine]

/** `by`: the day, in words, on which the first step should be done. */
export function inShortOf(report: Report, by: string): InShort {
  const { id, option } = report.plan.start.answer
  return [
    { label: strongestLabel(report), text: strongestText(report) },
    { label: weakestLabel(report), text: weakestText(report) },
    {
      label: 'First step',
      text: `${moveTextOf(id, option).action} Owner: ____ Due: ${by}.`,
    },
  ]
}

/** For a mail or a chat. */
export function inShortText(report: Report, by: string, link: string): string {
  const { stage, gap, scores } = report
  const between = gap ? ` (between ${gap.below} and ${gap.above})` : ''
  return [
    `${SITE.productName}: ${stage}${between}, ${oneDecimal(scores.overall)} of ${TOP_OPTION}`,
    ...inShortOf(report, by).map(({ label, text }) => `${label}: ${text}`),
    `Full report: ${link}`,
  ].join('\n\n')
}

/** Below this, the highest area is not called strong. */
const STRONG_FROM = 2

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

function strongestText(report: Report): string {
  const { sections, answers, plan } = report
  const asked = askedOf(report)
  const strongest = strongestOf(sections)
  if (strongest.length > 0) {
    const ids = strongest.flatMap((section) => section.answers.map(({ id }) => id))
    const [other, ...more] = sections.filter((section) => !strongest.includes(section))
    const names = other && more.length === 0 ? `All but ${other.name}` : namesOf(strongest)
    return `${names} ${scoreText(strongest)}. ${quoteOf(highestOf(answers, ids, asked), answers)}`
  }
  const highest = highestOf(answers, QUESTION_IDS, asked)
  const isOneLevel = QUESTION_IDS.every((id) => answers[id] === answers[highest])
  const level = answers[highest]
  if (isOneLevel && level === TOP_OPTION)
    return 'All four, as each of the twelve answers is at the top.'
  if (isOneLevel) return `None stands out, as all twelve answers are at ${letterOf(level)}.`
  return `None stands out, as all four areas score ${oneDecimal(plan.start.score)}. ${quoteOf(highest, answers)}`
}

function weakestText({ sections, answers, plan: { start } }: Report): string {
  const { id, option } = start.answer
  const symptom = symptomOf(id, option)
  if (symptom === undefined) {
    return 'None. What is left is to show that each of these answers holds.'
  }
  const lowest = start.lowest.flatMap((area) => sections.filter(({ name }) => name === area))
  const areas =
    lowest.length === sections.length
      ? `None, as all four areas score ${oneDecimal(start.score)}. The plan starts with ${start.section}.`
      : `${namesOf(lowest)} ${scoreText(lowest)}.`
  return `${areas} ${quoteOf(id, answers)} ${symptom}`
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

function quoteOf(id: QuestionId, answers: CompleteAnswers): string {
  return `${questionOf(id).topic}: “${optionText(id, answers[id])}.”`
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
  const rank = (id: QuestionId) => 2 * answers[id] - Number(asked.includes(id))
  return ids.reduce((highest, other) => (rank(other) > rank(highest) ? other : highest))
}
