import { optionText } from '../../../content/questions/questions.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { useNarrow } from '../../state/hooks/use-narrow.ts'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { Because, ReportList } from '../../ui/report/report-section.tsx'
import { useReportWords } from './report-words.ts'

/** On a phone; the others open on demand. */
const LINES_SHOWN = 2

type LineListProps = { mark: 'check' | 'arrow' | 'dot'; lines: readonly PickedLine[] }

export function LineList({ mark, lines }: LineListProps) {
  const shown = useNarrow() ? lines.slice(0, LINES_SHOWN) : lines
  const folded = lines.slice(shown.length)
  return (
    <>
      <Lines mark={mark} lines={shown} />
      {folded.length > 0 && (
        <Disclosure summary={`Show ${folded.length} more`}>
          <Lines mark={mark} lines={folded} />
        </Disclosure>
      )}
    </>
  )
}

/** Each line quotes the answer it rests on. */
function Lines({ mark, lines }: LineListProps) {
  const { said } = useReportWords()
  return (
    <ReportList mark={mark}>
      {lines.map(({ text, answer: { id, option } }) => (
        <li key={text}>
          {text}
          <Because>
            {said}: “{optionText(id, option)}” (question {id})
          </Because>
        </li>
      ))}
    </ReportList>
  )
}
