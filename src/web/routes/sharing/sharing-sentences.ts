import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { SAID } from '../../../content/questions/said.ts'
import { betweenStages } from '../../../content/report/between-stages.ts'
import { sentenceCase } from '../../../content/sentence-case.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { CurrentScores } from '../../../domain/assessment/model-scores.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { shownDifference } from '../../../domain/sharing/comparison.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
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
  if (up.length + down.length === 0) return 'Both reports have the same twelve answers.'
  return `${stagesSentence(comparison)} ${up.length} ${up.length === 1 ? 'answer is' : 'answers are'} higher, ${down.length} lower, ${unchanged} the same.`
}

/** In a gap the name of the stage alone would look like a fall. */
function stagesSentence({ earlier, later }: Comparison): string {
  const [from, to] = [stageWordsOf(earlier), stageWordsOf(later)]
  if (from !== earlier.stage || to !== later.stage) {
    return from === to ? `Both scores are ${to}.` : `From ${from} to ${to}.`
  }
  return from === to ? `The stage is ${to} in both reports.` : `From ${from} to ${to}.`
}

function stageWordsOf({ stage, gap }: CurrentScores): string {
  return betweenStages(stage, gap) ?? stage
}

/** A fall of this many options deserves a question first. */
const STEEP_DROP = 2

export function dropSentence(down: readonly AnswerChange[]): string | undefined {
  return down.some(({ from, to }) => from - to >= STEEP_DROP)
    ? 'Before you act on a drop, ask whether the practice changed or only the view of it.'
    : undefined
}

/** "Up two points, from “…” to “…”". */
export function changeSentence({ id, from, to }: AnswerChange): string {
  const points = Math.abs(to - from)
  const way = to > from ? 'Up' : 'Down'
  return `${way} ${inWords(points)} ${points === 1 ? 'point' : 'points'}, from “${optionText(id, from)}” to “${optionText(id, to)}”.`
}

/** How far apart the answers to a question are, as a word and what it rests on. */
export function distanceWords({ spread, chosen }: TeamQuestion): { word: string; detail: string } {
  const word = DISTANCES[spread.distance]
  const [lowest, highest] = [chosen[0]?.option, chosen.at(-1)?.option]
  if (spread.distance === 'same' || !lowest || !highest) return { word, detail: '' }
  return { word, detail: `from ${letterOf(lowest)} to ${letterOf(highest)}` }
}

const DISTANCES: Readonly<Record<Spread['distance'], string>> = {
  same: 'All the same',
  close: 'Close',
  apart: 'Apart',
  'far-apart': 'Far apart',
}

/** "Far apart: from A to E" */
export function distanceSentence(question: TeamQuestion): string {
  const { word, detail } = distanceWords(question)
  return detail ? `${word}: ${detail}` : word
}

export function teamTitle({ reports, agreed, questions }: Team): string {
  const all = reportsInWords(reports.length)
  if (agreed.length === questions.length) return `${all} agree on every question`
  const count = agreed.length === 0 ? 'none' : `${agreed.length}`
  return `${all} agree on ${count} of the ${questions.length} questions`
}

/** On how many questions they are far apart and apart. */
export function teamIntro({ questions, agreed, reports }: Team): string {
  if (agreed.length === questions.length) {
    return `Every answer is the same in ${reports.length === 2 ? 'both reports' : `all ${inWords(reports.length)} reports`}.`
  }
  const [far, apart] = [countOf('far-apart'), countOf('apart')]
  if (far + apart === 0) return 'Where they differ, the answers are close.'
  return `They are far apart on ${questionsInWords(far)} and apart on ${inWords(apart)}. Nobody has to change an answer: find out what each one saw.`

  function countOf(distance: Spread['distance']): number {
    return questions.filter(({ spread }) => spread.distance === distance).length
  }
}

/** What everybody says is low needs no debate; the lowest of it is where to start. */
export function agreedLowSentence(low: readonly TeamQuestion[]): string {
  const topics = low.map(({ id }) => `“${questionOf(id).topic}” (question ${id})`)
  return low.length === 1
    ? `You agree that this is low, so it needs no debate: ${listed(topics)}.`
    : `You agree that these are low, so they need no debate: ${listed(topics)}.`
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

/** "No question", "two questions" */
function questionsInWords(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'question' : 'questions'}`
}

/** "Two reports" */
export function reportsInWords(count: number): string {
  return `${sentenceCase(inWords(count))} ${count === 1 ? 'report' : 'reports'}`
}

/** The three widest questions as plain text for the invitation to a meeting. */
export function agendaOf(team: Team, labels: readonly string[], link: string): string {
  const points = team.talkingPoints.map((question, place) =>
    [
      `${place + 1}. ${questionOf(question.id).text} (${distanceSentence(question)})`,
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

/** The same team at two times. Shares are compared, because it may have been larger or smaller then. */
export function thenAndNowSentence(then: Team, now: Team): string {
  const [before, after] = [shareOf(then), shareOf(now)]
  const verdict =
    before === after
      ? 'You are as far apart as before.'
      : after < before
        ? 'You came closer.'
        : 'You moved apart.'
  return `${verdict} Then: ${agreementOf(then)}. Now: ${agreementOf(now)}.`
}

/** How far apart the answers lie: 0 where all agree, 1 where a team of this size can differ no more. */
function shareOf({ questions }: Team): number {
  const steps = questions.reduce((sum, { spread }) => sum + spread.steps, 0)
  const mostSteps = questions.reduce((sum, { spread }) => sum + spread.mostSteps, 0)
  return steps / mostSteps
}

function agreementOf({ agreed, reports, questions }: Team): string {
  return `${inWords(reports.length)} reports agree on ${agreed.length === 0 ? 'none' : inWords(agreed.length)} of ${inWords(questions.length)} questions`
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
