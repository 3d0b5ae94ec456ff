import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import type { LeadHistory, StoredResponse } from '../../store/owner/owner-store.ts'
import { bar } from '../stats/bars.ts'
import { briefOf } from './brief.ts'
import type { Brief } from './brief.ts'
import { safeText } from '../tables/display-width.ts'
import { isOfOtherVersion } from '../other-version.ts'
import { minuteOf } from '../tables/minute.ts'

const BAR_WIDTH = 25
const MOST_RUNS = 10

/** One lead on a page, for a person. */
export function briefText({ leads, responses }: LeadHistory): string {
  const [lead] = leads
  const [latest] = responses
  const lines = [
    safeText(`${lead.name}, ${lead.designation}`),
    safeText(`${lead.company} · ${lead.email}`),
    ...(lead.quarantine ? [`Kept apart as suspicious: ${lead.quarantine}`] : []),
    '',
    visitsText(leads.length, leads.at(-1)?.createdAt, lead.createdAt),
    ...(latest
      ? responseLines(latest, responses)
      : ['Has not finished the questions yet: there are no scores.']),
  ]
  return `${lines.join('\n')}\n`
}

function visitsText(count: number, first: Date | undefined, last: Date): string {
  const times = count === 1 ? 'once' : `${count} times, first ${first ? minuteOf(first) : ''}`
  return `Sent the form ${times}, last ${minuteOf(last)}`.replace('once, last', 'once, on')
}

function responseLines(latest: StoredResponse, responses: readonly StoredResponse[]): string[] {
  const brief = latest.answers && briefOf(latest.answers)
  const times = responses.length === 1 ? 'once, on' : `${responses.length} times, last`
  return [
    `Finished the questions ${times} ${minuteOf(latest.createdAt)}`,
    '',
    `Stage       ${latest.maturityStage}, ${oneDecimal(latest.overallScore)} of 5${gapText(brief)}`,
    ...(brief ? [`Next stage  ${nextStageText(brief)}`] : []),
    '',
    'Scores',
    ...Object.entries(latest.sectionScores).map(
      ([name, score]) => `  ${name.padEnd(27)}  ${oneDecimal(score)}  ${bar(score, 5, BAR_WIDTH)}`,
    ),
    ...(brief ? weakestLines(brief) : ['', unquotedText(latest)]),
    ...runLines(responses),
  ]
}

function weakestLines({ weakest }: Brief): string[] {
  return [
    ...(weakest.length > 0 ? ['', 'Weakest answers'] : []),
    ...weakest.flatMap(({ id, section, question, letter, option }, index) => [
      `  ${index + 1}. ${question} (question ${id}, ${section})`,
      `     ${letter}  ${option}`,
    ]),
  ]
}

function unquotedText(response: StoredResponse): string {
  return isOfOtherVersion(response)
    ? `These answers are to version ${response.modelVersion} of the questions; now it is ` +
        `version ${MODEL_VERSION}. Stage and scores are as stored, and no answer is quoted.`
    : 'The answers cannot be read: see owner verify.'
}

function gapText(brief: Brief | undefined): string {
  const gap = brief?.gap
  return gap ? `, between ${gap.below} and ${gap.above}` : ''
}

function nextStageText({ nextStage }: Brief): string {
  if (!nextStage) return 'none, this is the highest'
  const { stage, points } = nextStage
  const steps = points === 1 ? 'one answer up one level' : `${points} answers up one level each`
  return `${stage}, ${points} ${points === 1 ? 'point' : 'points'} away (${steps})`
}

function runLines(responses: readonly StoredResponse[]): string[] {
  if (responses.length < 2) return []
  const runs = responses.slice(0, MOST_RUNS).map(({ createdAt, overallScore, maturityStage }) => {
    return `  ${minuteOf(createdAt)}  ${oneDecimal(overallScore)}  ${maturityStage}`
  })
  const more = responses.length - runs.length
  return ['', 'Runs', ...runs, ...(more > 0 ? [`  and ${more} earlier`] : [])]
}
