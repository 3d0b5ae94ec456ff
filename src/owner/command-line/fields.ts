import { OPTION_NUMBERS, QUESTION_IDS, SECTIONS } from '../../domain/assessment/assessment.ts'
import type { ListedLead, StoredResponse } from '../../store/owner/owner-store.ts'
import { briefOf } from '../lead-brief/brief.ts'
import type { Brief, WordedAnswer } from '../lead-brief/brief.ts'
import type { Cell } from '../tables/csv.ts'

/** One row of an export: a name for each value, in the order of the columns. */
export type Fields = Readonly<Record<string, Cell>>

const SECTION_FIELDS = SECTIONS.map(({ name }) => fieldNameOf(name))
const WEAKEST_FIELDS = ['weakest_1', 'weakest_2', 'weakest_3']

export const LEAD_FIELD_NAMES: readonly string[] = Object.keys(
  leadFieldsOf({
    ...{ id: 0, name: '', company: '', designation: '', email: '', createdAt: new Date(0) },
    ...{ quarantine: undefined, leadCount: 0, responseCount: 0, latestResponse: undefined },
  }),
)

export const RESPONSE_FIELD_NAMES: readonly string[] = [
  ...['id', 'created_at', 'session_id', 'user_email', 'overall_score', 'maturity_stage'],
  ...SECTION_FIELDS,
  ...QUESTION_IDS.map((id) => `question_${id}`),
]

/** The lead with the brief of its email's latest response; null where there is none. */
export function leadFieldsOf(lead: ListedLead): Fields {
  const { latestResponse } = lead
  const brief = latestResponse && briefOf(latestResponse.answers)
  return {
    id: lead.id,
    created_at: lead.createdAt.toISOString(),
    name: lead.name,
    company: lead.company,
    designation: lead.designation,
    email: lead.email,
    times_sent: lead.leadCount,
    times_finished: lead.responseCount,
    ...latestFields(latestResponse),
    ...sectionFields(brief),
    ...Object.fromEntries(
      WEAKEST_FIELDS.map((name, index) => [name, sentenceOf(brief?.weakest[index])]),
    ),
    next_stage: brief?.nextStage?.stage ?? null,
    points_to_next_stage: brief?.nextStage?.points ?? null,
  }
}

function latestFields(response: StoredResponse | undefined): Fields {
  return {
    last_finished_at: response?.createdAt.toISOString() ?? null,
    overall_score: response?.overallScore ?? null,
    maturity_stage: response?.maturityStage ?? null,
  }
}

export function responseFieldsOf(response: StoredResponse): Fields {
  const { answers } = response
  return {
    id: response.id,
    created_at: response.createdAt.toISOString(),
    session_id: response.sessionId,
    user_email: response.userEmail,
    overall_score: response.overallScore,
    maturity_stage: response.maturityStage,
    ...sectionFields(briefOf(answers)),
    ...Object.fromEntries(QUESTION_IDS.map((id) => [`question_${id}`, answers[id]])),
  }
}

function sectionFields(brief: Brief | undefined): Fields {
  return Object.fromEntries(
    SECTION_FIELDS.map((name, index) => [name, brief?.scores.sections[index]?.score ?? null]),
  )
}

function sentenceOf(answer: WordedAnswer | undefined): string | null {
  if (!answer) return null
  return `${answer.question} ${answer.letter} of ${OPTION_NUMBERS.length}: ${answer.option}`
}

/** 'Content & Training Delivery' as 'content_training_delivery'. */
function fieldNameOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .join('_')
}
