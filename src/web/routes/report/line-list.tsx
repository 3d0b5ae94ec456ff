import { optionText } from '../../../content/questions.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { Because, ReportList } from '../../ui/report/report-section.tsx'

type LineListProps = { mark: 'check' | 'arrow' | 'dot'; lines: readonly PickedLine[] }

/** Each line quotes the answer it rests on. */
export function LineList({ mark, lines }: LineListProps) {
  return (
    <ReportList mark={mark}>
      {lines.map(({ text, answer: { id, option } }) => (
        <li key={text}>
          {text}
          <Because>
            You said: “{optionText(id, option)}” (question {id})
          </Because>
        </li>
      ))}
    </ReportList>
  )
}
