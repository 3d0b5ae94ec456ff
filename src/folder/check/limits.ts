import type { Structure } from '../assessment.ts'
import type { Complain, Path } from '../complaints.ts'
import { STRUCTURE_FILE } from '../source-files.ts'
import type { QuestionFile } from './lines.ts'

/** What pages, report and codes have room for. */
const LIMITS = { sections: [2, 10], stages: [2, 7] } as const
const MAX_IN_SECTION = 30
const MAX_QUESTIONS = 100

export function checkLimits(
  structure: Structure,
  questions: readonly QuestionFile[],
  complain: Complain,
): void {
  for (const kind of ['sections', 'stages'] as const) {
    const [least, most] = LIMITS[kind]
    const count = structure[kind].length
    if (count < least || count > most) {
      refuse([kind], `an assessment has ${least} to ${most} ${kind}, and there are ${count}.`)
    }
  }
  if (questions.length > MAX_QUESTIONS) {
    refuse(
      [],
      `an assessment has at most ${MAX_QUESTIONS} questions, and there are ${questions.length}.`,
    )
  }
  for (const [index, key] of structure.sections.entries()) {
    const own = questions.filter(({ value }) => value.section === key).length
    if (own === 0) refuse(['sections', index], `no question is in “${key}”.`)
    if (own > MAX_IN_SECTION) {
      refuse(
        ['sections', index],
        `a section has at most ${MAX_IN_SECTION} questions, and “${key}” has ${own}.`,
      )
    }
  }

  function refuse(path: Path, text: string): void {
    complain(STRUCTURE_FILE, path, text)
  }
}
