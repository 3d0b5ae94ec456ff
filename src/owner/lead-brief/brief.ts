import { letterOf, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { gapOf } from '../../domain/assessment/stage-of.ts'
import type { Gap } from '../../domain/assessment/stage.ts'
import { SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { distanceText } from '../../content/report/distance.ts'
import { SITE } from '../../content/site.ts'
import type { Brief, BriefLine, BriefPart } from '../../contract/brief.ts'
import { reportPathOf } from '../../contract/pages.ts'
import type { LeadHistory, StoredResponse } from '../../store/owner/owner-store.ts'
import { briefText } from './brief-text.ts'
import { changesPart, colleaguesPart, runsPart } from './history-parts.ts'
import { briefLineOf, reportParts } from './report-parts.ts'
import { summaryOf } from './summary.ts'

const SOURCE_WORDS = {
  utm_source: '',
  utm_medium: 'medium ',
  utm_campaign: 'campaign ',
  referrer_host: 'a page of ',
}

/** One lead on a page, for a person who is about to talk with them. */
export function briefOf({ leads, responses, colleagues }: LeadHistory): Brief {
  const [lead] = leads
  const [latest] = responses
  const parts = [
    { lines: [visitsLine(leads), ...originLines(leads), ...resultLines(responses)] },
    ...(latest ? resultParts(latest) : []),
    ...(latest?.answers ? reportParts(latest.answers) : []),
    ...changesPart(responses),
    colleaguesPart(lead, latest?.answers, colleagues),
    ...runsPart(responses),
  ].filter(({ lines }) => lines.length > 0)
  const who = [
    `${lead.name}, ${lead.designation}`,
    `${lead.company} · ${lead.email}`,
    ...(lead.quarantine ? [`In quarantine: ${lead.quarantine}`] : []),
  ]
  return { parts, text: briefText(who, parts) }
}

function visitsLine(leads: LeadHistory['leads']): BriefLine {
  const last = { at: leads[0].createdAt.toISOString() }
  const first = leads.at(-1)?.createdAt
  if (leads.length === 1 || !first) return { words: ['Sent the form once, on ', last] }
  const times = `Sent the form ${leads.length} times, first `
  return { words: [times, { at: first.toISOString() }, ', last ', last] }
}

function originLines(leads: LeadHistory['leads']): BriefLine[] {
  const { consent } = leads[0]
  return [
    ...sourceLines(leads),
    ...(consent === undefined ? [] : [briefLineOf(`Agreed to: ${consent}`)]),
  ]
}

/** Of the last sending that tells any of it. */
function sourceLines(leads: LeadHistory['leads']): BriefLine[] {
  const source = leads.find((lead) => SOURCE_FIELDS.some((field) => lead[field] !== null))
  if (!source) return []
  const parts = SOURCE_FIELDS.flatMap((field) =>
    source[field] === null ? [] : [`${SOURCE_WORDS[field]}${source[field]}`],
  )
  return [briefLineOf(`Came from ${parts.join(', ')}`)]
}

/** How often they finished, and where their report is. */
function resultLines([latest, ...earlier]: readonly StoredResponse[]): BriefLine[] {
  if (!latest)
    return [
      briefLineOf('Has not finished the questions yet: there are no scores.'),
      { words: ['The questions take about 3 minutes: ', { link: SITE.address }] },
    ]
  const times = earlier.length === 0 ? 'once, on ' : `${earlier.length + 1} times, last `
  const at = latest.createdAt.toISOString()
  const finished = { words: [`Finished the questions ${times}`, { at }] }
  if (!latest.answers) return [finished]
  const link = SITE.address + reportPathOf(reportCodeOf(latest.answers))
  return [finished, { words: ['Their report: ', { link }] }]
}

function resultParts(latest: StoredResponse): BriefPart[] {
  const { answers, maturityStage, overallScore, sectionScores } = latest
  const gap = latest.modelVersion === MODEL_VERSION ? gapOf(overallScore) : undefined
  const between = gap ? `, between ${gap.below} and ${gap.above}` : ''
  return [
    {
      lines: [
        named('Stage', `${maturityStage}, ${oneDecimal(overallScore)} of 5${between}`),
        ...(answers ? [named('Next stage', nextStageText(answers))] : []),
      ],
    },
    {
      title: 'Before the talk',
      place: 'first',
      lines: [...(gap ? gapLines(latest, gap) : []), ...(answers ? sameAnswersLines(answers) : [])],
    },
    {
      title: 'Scores',
      place: 'drawn',
      lines: Object.entries(sectionScores).map(([name, score]) => named(name, oneDecimal(score))),
    },
    { lines: answers ? [] : [briefLineOf(unquotedText(latest))] },
  ]
}

function named(name: string, text: string): BriefLine {
  return { name: [name], words: [text] }
}

/** Just above Ad Hoc the label fits the score; between two other stages it needs a word. */
function gapLines({ maturityStage, overallScore }: StoredResponse, gap: Gap): BriefLine[] {
  if (gap.below === maturityStage) return []
  return [
    briefLineOf(
      `They were told ${maturityStage} at ${oneDecimal(overallScore)}: open with the explanation.`,
    ),
    briefLineOf(
      `Their exact score, ${overallScore.toFixed(2)}, lies between ${gap.below} and ${gap.above}. A ` +
        `score between two ranges is reported as ${maturityStage}; that says nothing about the answers.`,
    ),
  ]
}

function sameAnswersLines(answers: CompleteAnswers): BriefLine[] {
  const [first, ...others] = new Set(QUESTION_IDS.map((id) => answers[id]))
  if (first === undefined || others.length > 0) return []
  return [
    briefLineOf(
      `All twelve answers are ${letterOf(first)}. Ask for an example of one before you build on the rest.`,
    ),
  ]
}

function unquotedText(response: StoredResponse): string {
  return response.modelVersion !== MODEL_VERSION
    ? `These answers are to version ${response.modelVersion} of the questions; now it is ` +
        `version ${MODEL_VERSION}. Stage and scores are as stored, and no answer is quoted.`
    : 'The answers cannot be read: see owner verify.'
}

function nextStageText(answers: CompleteAnswers): string {
  const { nextStage } = summaryOf(answers)
  return nextStage ? distanceText(nextStage) : 'none, this is the highest'
}
