import { OPTION_NUMBERS, QUESTION_COUNT, SECTIONS } from '../../domain/assessment/assessment.ts'
import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import { NO_SOURCE, SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import type {
  NotedLead,
  StoredDelivery,
  StoredResponse,
  StoredStats,
} from '../../store/owner/owner-store.ts'
import { summaryOf } from '../lead-brief/summary.ts'
import type { WordedAnswer } from '../lead-brief/summary.ts'
import type { Cell } from '../tables/csv.ts'

/** One row of an export: a name for each value, in the order of the columns. */
export type Fields = Readonly<Record<string, Cell>>

const SECTION_NAMES = SECTIONS.map(({ name }) => name)
const QUESTION_NUMBERS = Array.from({ length: QUESTION_COUNT }, (_, place) => place + 1)
const WEAKEST_FIELDS = ['weakest_1', 'weakest_2', 'weakest_3']

export const LEAD_FIELD_NAMES: readonly string[] = Object.keys(
  leadFieldsOf({
    id: 0,
    name: '',
    company: '',
    designation: '',
    email: '',
    createdAt: new Date(0),
    quarantine: undefined,
    leadCount: 0,
    responseCount: 0,
    latestResponse: undefined,
    state: 'new',
    note: '',
    ...NO_SOURCE,
  }),
)

export const RESPONSE_FIELD_NAMES: readonly string[] = [
  'id',
  'created_at',
  'session_id',
  'user_email',
  'overall_score',
  'maturity_stage',
  ...SECTION_NAMES.map(fieldNameOf),
  ...QUESTION_NUMBERS.map((id) => `question_${id}`),
  'model_version',
]

export const DELIVERY_FIELD_NAMES: readonly string[] = [
  'id',
  'event',
  'state',
  'created_at',
  'attempts',
  'next_attempt_at',
  'last_problem',
  'channel',
]

export const NUMBER_FIELD_NAMES: readonly string[] = ['number', 'of', 'count']

/** The lead with a summary of its email's latest response; null where there is none. */
export function leadFieldsOf(lead: NotedLead): Fields {
  const { latestResponse } = lead
  const summary = latestResponse?.answers && summaryOf(latestResponse.answers)
  return {
    id: lead.id,
    created_at: lead.createdAt.toISOString(),
    ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])),
    times_sent: lead.leadCount,
    times_finished: lead.responseCount,
    ...latestFields(latestResponse),
    ...sectionFields(latestResponse),
    ...Object.fromEntries(
      WEAKEST_FIELDS.map((name, index) => [name, answerSentence(summary?.weakest[index])]),
    ),
    next_stage: summary?.nextStage?.stage ?? null,
    points_to_next_stage: summary?.nextStage?.pointsMissing ?? null,
    model_version: latestResponse?.modelVersion ?? null,
    ...Object.fromEntries(SOURCE_FIELDS.map((field) => [field, lead[field]])),
    consent: lead.consent ?? null,
    state: lead.state,
    note: lead.note,
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
  const { responses } = response
  return {
    id: response.id,
    created_at: response.createdAt.toISOString(),
    session_id: response.sessionId,
    user_email: response.userEmail,
    overall_score: response.overallScore,
    maturity_stage: response.maturityStage,
    ...sectionFields(response),
    ...Object.fromEntries(QUESTION_NUMBERS.map((id) => [`question_${id}`, responses[id] ?? null])),
    model_version: response.modelVersion,
  }
}

export function deliveryFieldsOf(delivery: StoredDelivery): Fields {
  return {
    id: delivery.id,
    event: delivery.event,
    state: delivery.state,
    created_at: delivery.at,
    attempts: delivery.attempts,
    next_attempt_at: delivery.nextAttemptAt,
    last_problem: delivery.lastProblem,
    channel: delivery.channel,
  }
}

/** One row for each count that is not zero. A source that is not known is empty. */
export function numberFieldsOf(stats: StoredStats): Fields[] {
  const answers = [...stats.options].map(([key, count]) => [`question_${key}`, count] as const)
  return [
    ...countsOf('leads_by_day', stats.leadsByDay),
    ...countsOf('responses_by_day', stats.responsesByDay),
    ...countsOf('leads_by_source', stats.sources),
    ...countsOf('responses_by_stage', stats.stages),
    ...countsOf('responses_by_answer', answers),
    ...countsOf('visits_by_milestone', stats.milestones),
  ]
}

function countsOf(number: string, counts: Iterable<readonly [string, number]>): Fields[] {
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([of, count]) => ({ number, of, count }))
}

function sectionFields(response: StoredResponse | undefined): Fields {
  return Object.fromEntries(
    SECTION_NAMES.map((name) => [fieldNameOf(name), response?.sectionScores[name] ?? null]),
  )
}

function answerSentence(answer: WordedAnswer | undefined): string | null {
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
