import { letterOf } from '../domain/assessment/assessment.ts'
import { LONGEST_QUOTE } from '../domain/assessment/in-quotes.ts'
import type { Assessment } from './assessment.ts'
import { scoresBetween } from './check/stages.ts'
import { minutesFor } from './facts.ts'

/** From here on, many leave before the end. */
const MANY_QUESTIONS = 60

/** More is not done within a month. */
const LONG_ACTION = 200

/** What is no mistake, and worth a look. */
export function adviceOn(assessment: Assessment): readonly string[] {
  const { sections, stages, gapStage, questions, language } = assessment
  const label = stages.find(({ key }) => key === gapStage)?.name
  const structure = { ...assessment, sections: sections.map(({ key }) => key) }
  const { between, all } = scoresBetween(structure, questions)
  const minutes = assessment.minutes ?? minutesFor(questions, language)
  const paragraph = questions
    .flatMap(({ id, options }) => options.map((option, index) => ({ id, index, ...option })))
    .find(({ text }) => text.length > LONGEST_QUOTE)
  const wordy = questions.find(({ moves }) =>
    Object.values(moves).some(({ action }) => action.length > LONG_ACTION),
  )
  const advice = [
    between > 0 &&
      label !== undefined &&
      `${between} of ${all} scores lie between two ranges, and are labeled “${label}”.`,
    questions.length > MANY_QUESTIONS &&
      `${questions.length} questions take some ${minutes} minutes: few finish.`,
    paragraph &&
      `Answer ${letterOf(paragraph.index + 1)} to question ${paragraph.id} has more than ${LONGEST_QUOTE} signs, so it is cut where it is quoted. Give such answers a “name” of a few words, with the paragraph as “text”.`,
    wordy &&
      `An “action” of question ${wordy.id} has more than ${LONG_ACTION} signs. Say first what to do; the rest fits into “check” and “needs”.`,
  ]
  return advice.filter((text) => typeof text === 'string')
}
