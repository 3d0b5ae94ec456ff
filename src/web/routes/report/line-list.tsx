import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { QuestionNumber } from '../../../ui/label/question-number.tsx'
import { ReportList } from '../../../ui/report/report-section.tsx'

type LineListProps = {
  mark: 'check' | 'arrow'
  lines: readonly PickedLine[]
}

/** Each line with the number of the answer that it is based on. */
export function LineList({ mark, lines }: LineListProps) {
  return (
    <ReportList mark={mark}>
      {lines.map(({ text, answer }) => (
        <li key={text}>
          {/* Keeps the number with its last word. */}
          {`${text}\u00a0`}
          <QuestionNumber id={answer.id} />
        </li>
      ))}
    </ReportList>
  )
}
