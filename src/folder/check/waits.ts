import type { Structure, QuestionOf } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import { SECTIONS_FILE, STRUCTURE_FILE } from '../source-files.ts'
import type { SectionWords } from '../shape.ts'

/** A section waits for others that wait for nothing, and has the words that say so. */
export function checkWaits(
  { plan: { waits } }: Structure,
  sections: Readonly<Record<string, SectionWords>>,
  questions: readonly QuestionOf[],
  complain: Complain,
): void {
  for (const { section, for: conditions } of waits) {
    for (const { question } of conditions) {
      const other = questions.find(({ id }) => id === question)?.section
      if (waits.some((wait) => wait.section === other)) {
        complain(
          STRUCTURE_FILE,
          ['plan', 'waits', section],
          `Q${question} is in “${other}”, which waits itself, so neither would ever start. Name a question of another section.`,
        )
      }
    }
    if (sections[section]?.['waits because'] === undefined) {
      complain(
        SECTIONS_FILE,
        [section],
        `“waits because” is missing in “${section}”, which waits (plan in ${STRUCTURE_FILE}).`,
      )
    }
  }
}
