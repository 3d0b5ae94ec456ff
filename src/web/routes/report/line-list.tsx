import type { PickedLine } from '../../../domain/report/pick-lines.ts'
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
          <span>{text}</span>
          {/* Keeps the number with its last word. */}
          <small>{`\u00a0(question\u00a0${answer.id})`}</small>
        </li>
      ))}
    </ReportList>
  )
}
