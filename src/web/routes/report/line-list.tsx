import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { ReportList } from '../../../ui/report/report-section.tsx'

/** The others open on demand. */
const LINES_SHOWN = 2

type LineListProps = {
  mark: 'check' | 'arrow'
  lines: readonly PickedLine[]
}

/** Each line with the number of the answer that it is based on. */
export function LineList({ mark, lines }: LineListProps) {
  const folded = lines.slice(LINES_SHOWN)
  return (
    <>
      <Lines mark={mark} lines={lines.slice(0, LINES_SHOWN)} />
      {folded.length > 0 && (
        <Disclosure summary={`Show ${folded.length} more`}>
          <Lines mark={mark} lines={folded} />
        </Disclosure>
      )}
    </>
  )
}

function Lines({ mark, lines }: LineListProps) {
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
