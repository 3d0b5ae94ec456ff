import { letterOf, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION, modelOf } from '../../domain/assessment/model.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { gapAround } from '../../domain/assessment/stage-of.ts'
import type { Gap } from '../../domain/assessment/stage.ts'
import { SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { distanceText } from '../../content/report/distance.ts'
import { SITE } from '../../content/site.ts'
import { reportPathOf } from '../../contract/pages.ts'
import type { LeadHistory, StoredResponse } from '../../store/owner/owner-store.ts'
import { bar } from '../stats/bars.ts'
import { briefOf } from './brief.ts'
import type { Brief } from './brief.ts'
import { changeLines, colleagueLines, runLines } from './history-lines.ts'
import { part, reportLines } from './report-lines.ts'
import { minuteOf, safeText } from './plain-text.ts'

const BAR_WIDTH = 25
const SOURCE_WORDS = {
  ...{ utm_source: '', utm_medium: 'medium ', utm_campaign: 'campaign ' },
  referrer_host: 'a page of ',
}

/** One lead on a page, for a person who is about to talk with them. */
export function briefText({ leads, responses, colleagues }: LeadHistory): string {
  const [lead] = leads
  const [latest] = responses
  const lines = [
    `${lead.name}, ${lead.designation}`,
    `${lead.company} · ${lead.email}`,
    ...(lead.quarantine ? [`Kept apart as suspicious: ${lead.quarantine}`] : []),
    '',
    visitsText(leads.length, leads.at(-1)?.createdAt, lead.createdAt),
    ...sourceLines(leads),
    ...(lead.consent === undefined ? [] : [`Agreed to: ${lead.consent}`]),
    ...(latest ? resultLines(latest, responses.length) : unfinishedLines()),
    ...(latest?.answers ? reportLines(latest.answers) : []),
    ...changeLines(responses),
    ...colleagueLines(lead, latest?.answers, colleagues),
    ...runLines(responses),
  ]
  return `${lines.map(safeText).join('\n')}\n`
}

function visitsText(count: number, first: Date | undefined, last: Date): string {
  const times = count === 1 ? 'once' : `${count} times, first ${first ? minuteOf(first) : ''}`
  return `Sent the form ${times}, last ${minuteOf(last)}`.replace('once, last', 'once, on')
}

/** Of the last sending that tells any of it. */
function sourceLines(leads: LeadHistory['leads']): string[] {
  const source = leads.find((lead) => SOURCE_FIELDS.some((field) => lead[field] !== null))
  if (!source) return []
  const parts = SOURCE_FIELDS.flatMap((field) =>
    source[field] === null ? [] : [`${SOURCE_WORDS[field]}${source[field]}`],
  )
  return [`Came from ${parts.join(', ')}`]
}

function unfinishedLines(): string[] {
  return [
    'Has not finished the questions yet: there are no scores.',
    `The questions take about 3 minutes: ${SITE.address}`,
  ]
}

function resultLines(latest: StoredResponse, count: number): string[] {
  const { answers, maturityStage, overallScore, sectionScores } = latest
  const gap = gapAround(modelOf(latest.modelVersion)?.stages ?? [], overallScore)
  const between = gap ? `, between ${gap.below} and ${gap.above}` : ''
  const times = count === 1 ? 'once, on' : `${count} times, last`
  return [
    `Finished the questions ${times} ${minuteOf(latest.createdAt)}`,
    ...(answers ? [`Their report: ${SITE.address}${reportPathOf(reportCodeOf(answers))}`] : []),
    '',
    `Stage       ${maturityStage}, ${oneDecimal(overallScore)} of 5${between}`,
    ...(answers ? [`Next stage  ${nextStageText(briefOf(answers))}`] : []),
    ...part('Before the talk', [
      ...(gap ? gapLines(latest, gap) : []),
      ...(answers ? sameAnswersLines(answers) : []),
    ]),
    ...part(
      'Scores',
      Object.entries(sectionScores).map(
        ([name, score]) => `${name.padEnd(27)}  ${oneDecimal(score)}  ${bar(score, 5, BAR_WIDTH)}`,
      ),
    ),
    ...(answers ? [] : ['', unquotedText(latest)]),
  ]
}

/** Just above Ad Hoc the label fits the score; between two other stages it needs a word. */
function gapLines({ maturityStage, overallScore }: StoredResponse, gap: Gap<string>): string[] {
  if (gap.below === maturityStage) return []
  return [
    `They were told ${maturityStage} at ${oneDecimal(overallScore)}: open with the explanation.`,
    `Their exact score, ${overallScore.toFixed(2)}, lies between ${gap.below} and ${gap.above}. A ` +
      `score between two ranges is reported as ${maturityStage}; that says nothing about the answers.`,
  ]
}

function sameAnswersLines(answers: CompleteAnswers): string[] {
  const [first, ...others] = new Set(QUESTION_IDS.map((id) => answers[id]))
  if (first === undefined || others.length > 0) return []
  return [
    `All twelve answers are ${letterOf(first)}. Ask for an example of one before you build on the rest.`,
  ]
}

function unquotedText(response: StoredResponse): string {
  return response.modelVersion !== MODEL_VERSION
    ? `These answers are to version ${response.modelVersion} of the questions; now it is ` +
        `version ${MODEL_VERSION}. Stage and scores are as stored, and no answer is quoted.`
    : 'The answers cannot be read: see owner verify.'
}

function nextStageText({ nextStage }: Brief): string {
  return nextStage ? distanceText(nextStage) : 'none, this is the highest'
}
