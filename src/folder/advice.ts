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
  const { questions, language } = assessment
  const { between, all, label } = scoresBetween(assessment)
  const minutes = assessment.minutes ?? minutesFor(questions, language)
  const [paragraph] = questions.flatMap(({ id, options }) =>
    options.flatMap(({ text }, index) =>
      text.length > LONGEST_QUOTE ? [`Answer ${letterOf(index + 1)} to question ${id}`] : [],
    ),
  )
  // A step of the product begins with the topic.
  const wordy = questions.find(({ moves, topic }) =>
    Object.values(moves).some(
      ({ action }) => action.length > LONG_ACTION && !action.startsWith(topic),
    ),
  )?.id
  return [
    label && `${between} of ${all} scores lie between two ranges, and are labeled “${label}”.`,
    questions.length > MANY_QUESTIONS &&
      `${questions.length} questions take some ${minutes} minutes: few finish.`,
    paragraph &&
      `${paragraph} has more than ${LONGEST_QUOTE} signs, so a quote of it is cut. Give such answers a “name” of a few words, with the paragraph as “text”.`,
    wordy &&
      `An “action” of question ${wordy} has more than ${LONG_ACTION} signs. Say what to do; the rest fits into “check” and “needs”.`,
  ].filter((text) => typeof text === 'string')
}
