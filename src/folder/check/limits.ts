import type { Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import type { WrittenQuestion } from './lines.ts'

/** What pages, report and codes have room for. */
const LIMITS = { sections: [2, 15], stages: [2, 7] } as const
const MAX_IN_SECTION = 60
export const MAX_QUESTIONS = 200

export function checkLimits(
  structure: Structure,
  questions: readonly WrittenQuestion[],
  complain: Complain,
): void {
  for (const kind of ['sections', 'stages'] as const) {
    const [least, most] = LIMITS[kind]
    const count = structure[kind].length
    if (count < least || count > most) {
      complain([kind], `an assessment has ${least} to ${most} ${kind}, and there are ${count}.`)
    }
  }
  if (questions.length > MAX_QUESTIONS) {
    complain(
      [],
      `an assessment has at most ${MAX_QUESTIONS} questions, and there are ${questions.length}.`,
    )
  }
  for (const key of structure.sections) {
    const own = questions.filter(({ value }) => value.section === key).length
    if (own === 0) complain(['sections', key], `no question is in “${key}”.`)
    if (own > MAX_IN_SECTION) {
      complain(
        ['sections', key],
        `a section has at most ${MAX_IN_SECTION} questions, and “${key}” has ${own}.`,
      )
    }
  }
}
