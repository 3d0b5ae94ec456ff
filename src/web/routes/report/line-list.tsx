import { optionText } from '../../../content/questions/questions.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { useFold } from '../../state/hooks/use-fold.ts'
import { useNarrow } from '../../state/hooks/use-narrow.ts'
import { Note } from '../../ui/page/page.tsx'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { Because, ReportList } from '../../ui/report/report-section.tsx'

/** On a phone; the others open on demand. */
const LINES_SHOWN = 2

type LineListProps = {
  mark: 'check' | 'arrow'
  lines: readonly PickedLine[]
}

/** Each list says what its lines quote. The eye reads it above the first lists only, on a phone above none. */
export function LineList({ mark, lines }: LineListProps) {
  const isNarrow = useNarrow()
  const { shown, folded } = useFold(lines, LINES_SHOWN)
  return (
    <>
      <Note unseen={isNarrow}>Each line quotes the answer it rests on.</Note>
      <Lines mark={mark} lines={shown} />
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
      {lines.map(({ text, answer: { id, option } }) => (
        <li key={text}>
          {text}
          <Because>
            {/* Its number never stands on a line of its own. */}
            {`“${optionText(id, option)}”\u00a0(question\u00a0${id})`}
          </Because>
        </li>
      ))}
    </ReportList>
  )
}
