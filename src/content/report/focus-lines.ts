import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { questionOf } from '../questions/questions.ts'

/** What to do, and the reason: from the last ", because" or ", so" on. */
const DEED_AND_REASON = /^.+(, (?:because|so) .+)$/

/** A line about a step of the plan keeps only its subject and its reason: the plan says what to do. */
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
