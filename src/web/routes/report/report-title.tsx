import type { ModelScores } from '../../../domain/assessment/model-scores.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { useHeadingFocus } from '../../state/hooks/use-heading-focus.ts'
import { WindowTitle } from '../window-title.tsx'

/** The report appears after its page: it brings its own title, and its heading takes the focus. */
export function ReportTitle({ report: { scores, stage } }: { report: ModelScores }) {
  useHeadingFocus()
  return <WindowTitle>{`${oneDecimal(scores.overall)} ${stage}: your report`}</WindowTitle>
}
