import { scoreAndStage, sharedReportTitle } from '../../../content/previews.ts'
import type { ModelScores } from '../../../domain/assessment/model-scores.ts'
import { useHeadingFocus } from '../../state/hooks/use-heading-focus.ts'
import { WindowTitle } from '../window-title.tsx'

type ReportTitleProps = { report: ModelScores; shared?: boolean }

/** The report appears after its page: it brings its own title, and its heading takes the focus. */
export function ReportTitle({ report, shared }: ReportTitleProps) {
  useHeadingFocus()
  return shared ? (
    <title>{sharedReportTitle(report)}</title>
  ) : (
    <WindowTitle>{`${scoreAndStage(report)}: your report`}</WindowTitle>
  )
}
