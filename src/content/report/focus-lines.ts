import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { questionOf } from '../questions/questions.ts'

/** A step and its reason, which begins with the last of these words. */
const DEED_AND_REASON = /^.+(, (?:because|so) .+)$/

/** What the plan says to do is not said a second time: of its steps, the subject and the reason are left. */
export function focusLinesOf(
  { plan }: Pick<Report, 'plan'>,
  lines: readonly PickedLine[],
): readonly PickedLine[] {
  const planned = stepsOf(plan).map(({ id }) => id)
  return lines.map((line) => {
    const [, reason] = DEED_AND_REASON.exec(line.text) ?? []
    return reason && planned.includes(line.answer.id)
      ? { ...line, text: `${questionOf(line.answer.id).topic}${reason}` }
      : line
  })
}
