import { TOP_OPTION } from '../assessment/assessment.ts'

/** How many versions and how many answer sets a report code can tell apart. */
const VERSIONS_SIZE = 2 ** 4
export const ANSWERS_SIZE = 2 ** 28

/**
 * What is in the way when the answers of a model do not fit into a report code, in one sentence.
 * A code that ran over would be read back as another version or as other answers.
 */
export function roomProblemOf(version: number, questionCount: number): string | undefined {
  if (version >= VERSIONS_SIZE) {
    return `A report code has room for versions up to ${VERSIONS_SIZE - 1}, not for ${version}: ${ADVICE}`
  }
  if (TOP_OPTION ** questionCount > ANSWERS_SIZE) {
    return `A report code has no room for the answers to ${questionCount} questions: ${ADVICE}`
  }
  return undefined
}

const ADVICE =
  'give codes more symbols in src/domain/report/report-code.ts, and go on reading those of eight ' +
  '(docs/decisions/016-model-version.md says how)'
