import type { Assessment } from './assessment.ts'
import { scoresBetween } from './check/stages.ts'

/** What is no mistake, and worth a look. */
export function adviceOn(assessment: Assessment): readonly string[] {
  const structure = { ...assessment, sections: assessment.sections.map(({ key }) => key) }
  const { between, all } = scoresBetween(structure, assessment.questions)
  const label = assessment.stages.find(({ key }) => key === assessment.gapStage)?.name
  return between > 0 && label !== undefined
    ? [`${between} of ${all} scores lie between two ranges, and are labeled “${label}”.`]
    : []
}
