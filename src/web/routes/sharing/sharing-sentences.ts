import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { SAID } from '../../../content/questions/said.ts'
import { betweenStages } from '../../../content/report/between-stages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { shownDifference } from '../../../domain/sharing/comparison.ts'
import type {
  AnswerChange,
  ComparedReport,
  Comparison,
} from '../../../domain/sharing/comparison.ts'
import type { Spread } from '../../../domain/sharing/spread.ts'
import type { Team, TeamQuestion } from '../../../domain/sharing/team.ts'

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function comparisonTitle({ earlier, later }: Comparison): string {
  const [from, to] = [earlier.scores.overall, later.scores.overall]
  if (shownDifference(from, to) === 0) return `Still ${oneDecimal(to)}`
  return `${changeWord(from, to)}, from ${oneDecimal(from)} to ${oneDecimal(to)}`
}

/** "Up 0.4". */
export function changeWord(from: number, to: number): string {
  const difference = shownDifference(from, to)
  if (difference === 0) return 'Same'
  return `${difference > 0 ? 'Up' : 'Down'} ${oneDecimal(Math.abs(difference))}`
}

export function comparisonIntro(comparison: Comparison): string {
  const { up, down, unchanged } = comparison
  if (up.length + down.length === 0) return 'Both reports hold the same twelve answers.'
  return `${stagesSentence(comparison)} ${up.length} ${up.length === 1 ? 'answer' : 'answers'} moved up, ${down.length} moved down, ${unchanged} stayed the same.`
}

/** In a gap the stage's name alone would tell of a fall that there is not. */
function stagesSentence({ earlier, later }: Comparison): string {
  const [from, to] = [placeOf(earlier), placeOf(later)]
  if (from !== earlier.stage || to !== later.stage) {
    return from === to
      ? `Both scores are ${to}.`
      : `The earlier score is ${from}, the later one ${to}.`
  }
  return from === to
    ? `The stage is ${to} in both reports.`
    : `The stage went from ${from} to ${to}.`
}

function placeOf({ stage, gap }: ComparedReport): string {
  return betweenStages(stage, gap) ?? stage
}

/** "Up two levels, from “…” to “…”". */
export function changeSentence({ id, from, to }: AnswerChange): string {
  const levels = Math.abs(to - from)
  const way = to > from ? 'Up' : 'Down'
  return `${way} ${inWords(levels)} ${levels === 1 ? 'level' : 'levels'}, from “${optionText(id, from)}” to “${optionText(id, to)}”.`
}

/** How far apart the answers are, as a word and what it rests on. */
export function distanceWords(
  { steps, mostSteps, distance, isTwoCamps }: Spread,
  reportCount: number,
): { word: string; detail: string } {
  if (distance === 'same') return { word: 'All the same', detail: '' }
  if (reportCount === 2) {
    return { word: steps === 1 ? '1 step apart' : `${steps} steps apart`, detail: '' }
  }
  const word = { close: 'Close', apart: 'Apart', 'far-apart': 'Far apart' }[distance]
  const camps = isTwoCamps ? ', two camps' : ''
  return { word, detail: `${steps} of ${mostSteps} possible steps${camps}` }
}

/** "Far apart: 6 of 8 possible steps" */
export function distanceSentence(spread: Spread, reportCount: number): string {
  const { word, detail } = distanceWords(spread, reportCount)
  return detail ? `${word}: ${detail}` : word
}

export function teamTitle({ reports, stepsToAgreement }: Team): string {
  if (stepsToAgreement === 0) return 'You agree on every answer'
  return `${reportsInWords(reports.length)}, ${stepsToAgreement} ${stepsToAgreement === 1 ? 'step' : 'steps'} to agreement`
}

/** What the number in the title counts. */
export function teamIntro(team: Team): string {
  const everyReport =
    team.reports.length === 2 ? 'both reports' : `all ${inWords(team.reports.length)} reports`
  if (team.stepsToAgreement === 0) return `Every answer is the same in ${everyReport}.`
  const steps = team.stepsToAgreement
  return `A step moves one answer by one level. ${steps === 1 ? 'One step' : `${steps} steps`} would make ${everyReport} say the same; ${possibleStepsOf(team)} would be the most possible.`
}

type Position = {
  letter: string
  quote: string
  /** Who says so, where every one of them has a name. */
  names: string
  count: number
}

/** Who chose what on one question, from least to most developed. */
export function positionsOf({ id, chosen }: TeamQuestion, labels: readonly string[]): Position[] {
  return chosen.map(({ option, reports }) => {
    const names = reports.flatMap((place) => labels[place] || [])
    return {
      letter: letterOf(option),
      quote: optionText(id, option),
      names: names.length === reports.length ? listed(names) : '',
      count: reports.length,
    }
  })
}

/** "Two reports" */
export function reportsInWords(count: number): string {
  return `${sentenceCase(inWords(count))} ${count === 1 ? 'report' : 'reports'}`
}

/** The three widest questions as plain text for the invitation to a meeting. */
export function agendaOf(team: Team, labels: readonly string[], link: string): string {
  const points = team.talkingPoints.map((question, place) =>
    [
      `${place + 1}. ${questionOf(question.id).text} (${distanceSentence(question.spread, team.reports.length)})`,
      ...positionsOf(question, labels).map(
        ({ names, count, quote }) =>
          `   - ${names || sentenceCase(inWords(count))} ${count === 1 ? 'says' : 'say'}: “${quote}”.`,
      ),
      `   ${evidenceQuestion(question)}`,
    ].join('\n'),
  )
  return [`Where do we agree? ${teamTitle(team)}.`, ...points, link].join('\n\n')
}

/** What would settle it: things that people can point at. */
export function evidenceQuestion({ id }: TeamQuestion): string {
  return `What would each of you point to? For example: ${SAID[id].evidence.join('; ')}.`
}

/** The same team at two times; the shares count where it was larger or smaller then. */
export function thenAndNowSentence(then: Team, now: Team): string {
  const [before, after] = [shareOf(then), shareOf(now)]
  const verdict =
    before === after
      ? 'You are as far apart as before.'
      : after < before
        ? 'You came closer.'
        : 'You moved apart.'
  return `${verdict} Then: ${stepsOf(then)}. Now: ${stepsOf(now)}.`
}

/** Of the steps that a team of this size could be apart; 0 to 1. */
function shareOf(team: Team): number {
  return team.stepsToAgreement / possibleStepsOf(team)
}

function stepsOf(team: Team): string {
  return `${team.stepsToAgreement} of ${possibleStepsOf(team)} possible steps among ${inWords(team.reports.length)} reports`
}

function possibleStepsOf({ questions }: Team): number {
  return questions.reduce((sum, { spread }) => sum + spread.mostSteps, 0)
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
