import { questionOf } from '../content/questions/questions.ts'
import { openingQuestionOf } from '../content/questions/opening-questions.ts'
import { planStepsOf, retakeDayOf } from '../content/report/plan-words.ts'
import { storedStageInWords } from '../content/report/stage-in-words.ts'
import { stageWordsOf } from '../content/stages/stage-words.ts'
import type { Event } from '../contract/event.ts'
import { languageName } from '../contract/languages.ts'
import { HAS_OTHERS } from '../generated/languages.ts'
import { readAnswersOf } from '../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import { outOf, shownText } from '../domain/assessment/shown-score.ts'
import { reportOf } from '../domain/report/report.ts'
import { lowestAreaOf } from '../domain/report/lowest-area.ts'
import { MODEL } from '../generated/model.ts'
import { sourceNameOf } from '../domain/lead/lead-source.ts'
import { reportLinkOf } from './calendar-of.ts'

/** `lines`: what is known, each after its label. */
type Words = { title: string; lines: readonly string[] }

/** Characters that reverse all text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

const UNKNOWN_LEAD = 'not known: nobody sent the form with this email, or it is in quarantine'

/** An event in words, for a chat or a mail to the owner. Names and emails are what visitors typed. */
export function eventWords(event: Event): Words {
  const { title, lines } = wordsOf(event)
  const plain = (text: string) => text.replaceAll(DIRECTIONS, '')
  return { title: plain(title), lines: lines.map(plain) }
}

function wordsOf(event: Event): Words {
  // Where visitors can choose one.
  const language = HAS_OTHERS ? [`Language: ${languageName(event.data.language)}`] : []
  if (event.type === 'lead.created') {
    const { name, company, designation, email } = event.data
    const source = sourceNameOf(event.data)
    return {
      title: `New lead: ${name}, ${company}`,
      lines: [
        `Designation: ${designation}`,
        `Email: ${email}`,
        ...(source === undefined ? [] : [`Source: ${source}`]),
        ...language,
      ],
    }
  }
  const { overall_score, maturity_stage, user_email, has_lead: hasLead } = event.data
  const stage = storedStageInWords(maturity_stage, overall_score)
  const lowest = lowestAreaOf(MODEL, event.data)
  return {
    title: `Completed assessment: ${user_email ?? 'no details left'}`,
    lines: [
      `Result: ${stage}, ${shownText(MODEL, overall_score)}${outOf(MODEL, ' of ')}`,
      ...(lowest ? [`Lowest area: ${lowest.area} (${shownText(MODEL, lowest.score)})`] : []),
      ...callLines(readAnswersOf(MODEL, event.data)),
      ...language,
      ...(user_email !== null && hasLead !== undefined
        ? [`Lead: ${hasLead ? 'known' : UNKNOWN_LEAD}`]
        : []),
    ],
  }
}

/** How a call may begin. */
function callLines(answers: CompleteAnswers | undefined): string[] {
  if (!answers) return []
  const report = reportOf(MODEL, answers)
  const { id, option } = report.plan.start.answer
  return [
    `In short: ${stageWordsOf(report).subtitle}`,
    `Ask about ${questionOf(id).topic}: ${openingQuestionOf(id, option)}`,
  ]
}

/** A report to the current questions, with its address and what is to be done by when. */
export function reportIn(event: Event, siteOrigin: string) {
  if (event.type !== 'response.completed') return undefined
  const answers = readAnswersOf(MODEL, event.data)
  if (!answers) return undefined
  const { day } = event.data
  const report = reportOf(MODEL, answers)
  const link = reportLinkOf(answers, day, siteOrigin)
  return { report, link, steps: planStepsOf(report, day), retake: retakeDayOf(day) }
}

/** Reads a payload that `deliveryOf` wrote. */
export function eventIn(payload: string): Event {
  const event: Event = JSON.parse(payload)
  return event
}
