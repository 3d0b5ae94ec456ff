import type { Structure, QuestionOf } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { nameOf } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { STRUCTURE_FILE } from '../source-files.ts'

/** A section waits for others that wait for nothing. */
export function checkWaits(
  { plan: { waits } }: Structure,
  questions: readonly QuestionOf[],
  names: QuestionNames,
  complain: Complain,
): void {
  for (const { section, for: conditions } of waits) {
    for (const { question } of conditions) {
      const other = questions.find(({ id }) => id === question)?.section
      if (waits.some((wait) => wait.section === other)) {
        complain(
          STRUCTURE_FILE,
          ['plan', 'waits', section],
          `“${nameOf(question, names)}” is in “${other}”, which waits itself, so neither would ever start. Name a question of another section.`,
        )
      }
    }
  }
}
