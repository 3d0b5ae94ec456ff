import type { Assessment } from './assessment.ts'
import { scoresBetween } from './check/stages.ts'
import { minutesFor } from './facts.ts'

/** From here on, many leave before the end. */
const MANY_QUESTIONS = 60

/** What is no mistake, and worth a look. */
export function adviceOn(assessment: Assessment): readonly string[] {
  const { sections, stages, gapStage, questions, language } = assessment
  const label = stages.find(({ key }) => key === gapStage)?.name
  const structure = { ...assessment, sections: sections.map(({ key }) => key) }
  const { between, all } = scoresBetween(structure, questions)
  const minutes = assessment.minutes ?? minutesFor(questions, language)
  const advice = [
    between > 0 &&
      label !== undefined &&
      `${between} of ${all} scores lie between two ranges, and are labeled “${label}”.`,
    questions.length > MANY_QUESTIONS &&
      `${questions.length} questions take some ${minutes} minutes: few finish.`,
  ]
  return advice.filter((text) => text !== false)
}
