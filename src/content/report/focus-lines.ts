import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { questionOf } from '../questions/questions.ts'

/** The plan says what to do: a line about one of its steps gives only the reason, where it has one. */
export function focusLinesOf(
  { plan }: Pick<Report, 'plan'>,
  lines: readonly PickedLine[],
): readonly PickedLine[] {
  const planned = stepsOf(plan).map(({ id }) => id)
  return lines.map((line) =>
    line.reason && planned.includes(line.answer.id)
      ? { ...line, text: `${questionOf(line.answer.id).topic}: ${line.reason}.` }
      : line,
  )
}
