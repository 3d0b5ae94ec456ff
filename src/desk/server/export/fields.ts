import { answerTo, readAnswersOf } from '../../../domain/assessment/assessment.ts'
import type { Answers, CompleteAnswers, QuestionId } from '../../../domain/assessment/assessment.ts'
import { rounded, shownScore } from '../../../domain/assessment/shown-score.ts'
import { LEAD_FIELDS } from '../../../domain/lead/lead.ts'
import { NO_SOURCE, SOURCE_FIELDS } from '../../../domain/lead/lead-source.ts'
import type { StoredLead, StoredResponse } from '../../../contract/desk/api.ts'
import { RESPONSE_TABLE } from '../../../store/stored-row.ts'
import { noteOf } from '../../../store/stored-rows.ts'
import type { Cell } from './csv.ts'
import { wordedAnswer } from './worded-answer.ts'
import { MODEL } from '../../../generated/model.ts'
import { weakestAnswersOf } from '../../../domain/report/chosen-answer.ts'
import { reportOf } from '../../../domain/report/report.ts'

/** One row of an export: values by name, in the order of the columns. */
export type Fields = Readonly<Record<string, Cell>>

const WEAKEST_FIELDS = ['weakest_1', 'weakest_2', 'weakest_3']

export const LEAD_FIELD_NAMES: readonly string[] = Object.keys(
  leadFieldsOf({
    ...{ id: 0, at: '', name: '', company: '', designation: '', email: '', ...NO_SOURCE },
    ...{ quarantine: null, latestResponse: null, note: noteOf(undefined), language: '' },
  }),
)

export const RESPONSE_FIELD_NAMES: readonly string[] = [
  ...['id', 'created_at'],
  ...Object.keys(RESPONSE_TABLE.columns).filter(
    (name) => !/^(section_scores|responses)$/.test(name),
  ),
  ...Object.keys({ ...sectionFields(null), ...answerFields({}) }),
]

/** The lead with a summary of its email's latest response; null without one. */
export function leadFieldsOf(lead: StoredLead): Fields {
  const { latestResponse: latest } = lead
  return {
    id: lead.id,
    created_at: lead.at,
    ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])),
    ...resultFields(latest),
    ...sectionFields(latest),
    ...summaryFields(latest),
    ...Object.fromEntries(SOURCE_FIELDS.map((field) => [field, lead[field]])),
    consent: lead.consent ?? null,
    state: lead.note.state,
    note: lead.note.text,
    language: lead.language,
    remind_on: lead.note.remindOn,
  }
}

function resultFields(latest: StoredResponse | null): Fields {
  return {
    last_finished_at: latest?.at ?? null,
    ...scoreFields('overall_score', latest?.overall_score),
    maturity_stage: latest?.maturity_stage ?? null,
    model_version: latest?.model_version ?? null,
  }
}

/**
 * What to know before a call: the first answer of the plan, then the lowest that can be raised, and the next stage.
 * Only of answers to the current questions; others have other questions.
 */
function summaryFields(latest: StoredResponse | null): Fields {
  const answers = readAnswersOf(MODEL, latest)
  const plan = answers && reportOf(MODEL, answers).plan
  const weakest = plan ? weakestAnswersOf(MODEL, answers, plan) : []
  return {
    ...Object.fromEntries(
      WEAKEST_FIELDS.map((name, index) => [name, answerSentence(answers, weakest[index])]),
    ),
    next_stage: plan?.nextStage?.stage ?? null,
    points_to_next_stage: plan?.nextStage?.pointsMissing ?? null,
  }
}

export function responseFieldsOf(response: StoredResponse): Fields {
  const { id, at, section_scores: _, responses, ...others } = response
  return {
    id,
    created_at: at,
    ...others,
    ...scoreFields('overall_score', others.overall_score),
    ...sectionFields(response),
    ...answerFields(responses),
  }
}

function answerFields(answers: Answers): Fields {
  return Object.fromEntries(MODEL.questionIds.map((id) => [`question_${id}`, answers[id] ?? null]))
}

function sectionFields(response: StoredResponse | null): Fields {
  return Object.fromEntries(
    MODEL.sections.flatMap(({ key, name }) =>
      Object.entries(scoreFields(sectionFieldOf(key), response?.section_scores[name])),
    ),
  )
}

/** A score as it is kept, and beside it as the report shows it where that is another scale. */
function scoreFields(name: string, score: number | undefined): Fields {
  const shown = score === undefined ? null : shownScore(MODEL, score)
  return {
    [name]: score === undefined ? null : rounded(score, 1),
    ...(MODEL.show && { [`shown_${name}`]: shown }),
  }
}

function answerSentence(
  answers: CompleteAnswers | undefined,
  id: QuestionId | undefined,
): string | null {
  if (!answers || id === undefined) return null
  const { question, letter, option } = wordedAnswer(id, answerTo(answers, id))
  return `${question} ${letter} of ${MODEL.options.length}: ${option}`
}

/**
 * By the key, which no other section has, and which stays when a name is reworded.
 *
 * @internal Tests try it with other keys.
 */
export function sectionFieldOf(key: string): string {
  return `section_${key.replaceAll('-', '_')}`
}
