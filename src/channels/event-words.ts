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

type Fact = { label: string; text: string }

type Words = { title: string; facts: readonly Fact[] }

/** Characters that reverse all text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

const UNKNOWN_LEAD = 'not known: nobody sent the form with this email, or it is in quarantine'

/** An event in words, for a chat or a mail to the owner. Names and emails are what visitors typed. */
export function eventWords(event: Event): Words {
  const { title, facts } = wordsOf(event)
  const plain = (text: string) => text.replaceAll(DIRECTIONS, '')
  return {
    title: plain(title),
    facts: facts.map(({ label, text }) => ({ label, text: plain(text) })),
  }
}

function wordsOf(event: Event): Words {
  if (event.type === 'lead.created') {
    const { name, company, designation, email } = event.data
    const source = sourceNameOf(event.data)
    return {
      title: `New lead: ${name}, ${company}`,
      facts: [
        { label: 'Designation', text: designation },
        { label: 'Email', text: email },
        ...(source === undefined ? [] : [{ label: 'Source', text: source }]),
        ...languageFacts(event),
      ],
    }
  }
  const { overall_score, maturity_stage, user_email, has_lead: hasLead } = event.data
  const lowest = lowestAreaOf(MODEL, event.data)
  return {
    title: `Completed assessment: ${user_email ?? 'no details left'}`,
    facts: [
      {
        label: 'Result',
        text: `${storedStageInWords(maturity_stage, overall_score)}, ${shownText(MODEL, overall_score)}${outOf(MODEL, ' of ')}`,
      },
      ...(lowest
        ? [{ label: 'Lowest area', text: `${lowest.area} (${shownText(MODEL, lowest.score)})` }]
        : []),
      ...callFacts(readAnswersOf(MODEL, event.data)),
      ...languageFacts(event),
      ...(user_email !== null && hasLead !== undefined
        ? [{ label: 'Lead', text: hasLead ? 'known' : UNKNOWN_LEAD }]
        : []),
    ],
  }
}

/** Where visitors can choose one. */
function languageFacts({ data }: Event): Fact[] {
  return HAS_OTHERS ? [{ label: 'Language', text: languageName(data.language) }] : []
}

/** How a call may begin. */
function callFacts(answers: CompleteAnswers | undefined): Fact[] {
  if (!answers) return []
  const report = reportOf(MODEL, answers)
  const { id, option } = report.plan.start.answer
  return [
    { label: 'In short', text: stageWordsOf(report).subtitle },
    { label: `Ask about ${questionOf(id).topic}`, text: openingQuestionOf(id, option) },
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
