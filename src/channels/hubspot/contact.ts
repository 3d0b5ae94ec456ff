import type { Event } from '../../contract/event.ts'
import { shownText } from '../../domain/assessment/shown-score.ts'
import { lowestAreaOf } from '../../domain/report/lowest-area.ts'
import { reportIn } from '../event-words.ts'
import { stageWordsOf } from '../../content/stages/stage-words.ts'
import { storedStageInWords } from '../../content/report/stage-in-words.ts'
import { HAS_OTHERS } from '../../generated/languages.ts'
import { MODEL } from '../../generated/model.ts'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'

/** What HubSpot does not have by itself; `owner hubspot --setup` creates them. */
export const OWN_PROPERTIES = [
  { name: 'assessment_source', label: 'Assessment: source', type: 'string' },
  { name: 'assessment_consent', label: 'Assessment: agreed to', type: 'string' },
  { name: 'assessment_stage', label: 'Assessment: stage', type: 'string' },
  { name: 'assessment_score', label: 'Assessment: score', type: 'number' },
  { name: 'assessment_lowest_area', label: 'Assessment: lowest area', type: 'string' },
  { name: 'assessment_in_short', label: 'Assessment: in short', type: 'string' },
  { name: 'assessment_first_step', label: 'Assessment: first step', type: 'string' },
  { name: 'assessment_first_step_due', label: 'Assessment: first step due', type: 'date' },
  { name: 'assessment_retake', label: 'Assessment: retake', type: 'date' },
  { name: 'assessment_report', label: 'Assessment: report', type: 'string' },
  { name: 'assessment_language', label: 'Assessment: language', type: 'string' },
] as const

export type Contact = { email: string; properties: Readonly<Record<string, string>> }

/** `undefined` for an assessment whose visitor left no email. */
export function contactOf(event: Event, siteOrigin: string): Contact | undefined {
  // Who has one language need not set the property up.
  const language = HAS_OTHERS && { assessment_language: event.data.language }
  if (event.type === 'lead.created') {
    const { name, company, designation, email, consent } = event.data
    const source = sourceNameOf(event.data)
    return {
      email,
      properties: {
        ...namesIn(name),
        company,
        jobtitle: designation,
        ...(source !== undefined && { assessment_source: source }),
        ...(consent !== null && { assessment_consent: consent }),
        ...language,
      },
    }
  }
  const { user_email, maturity_stage, overall_score } = event.data
  if (user_email === null) return undefined
  return {
    email: user_email,
    properties: {
      assessment_stage: storedStageInWords(maturity_stage, overall_score),
      // The property is a number.
      assessment_score: shownText(MODEL, overall_score).replace('%', ''),
      // Empty text clears what an earlier assessment left.
      assessment_lowest_area: lowestAreaOf(MODEL, event.data)?.area ?? '',
      ...reportProperties(event, siteOrigin),
      ...language,
    },
  }
}

function reportProperties(event: Event, siteOrigin: string) {
  const read = reportIn(event, siteOrigin)
  const { steps: [first] = [], retake = '', link = '' } = read ?? {}
  return {
    assessment_in_short: read ? stageWordsOf(read.report).subtitle : '',
    assessment_first_step: first?.short ?? '',
    assessment_first_step_due: first?.day ?? '',
    assessment_retake: retake,
    assessment_report: link,
  }
}

/** HubSpot has two names: the last word is the last name. */
function namesIn(name: string) {
  const words = name.split(/\s+/)
  const last = words.length > 1 ? words.pop() : undefined
  return { firstname: words.join(' '), ...(last !== undefined && { lastname: last }) }
}
