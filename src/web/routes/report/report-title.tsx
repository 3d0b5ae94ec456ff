import { scoreAndStage, sharedReportTitle } from '../../../content/previews.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import { useHeadingFocus } from '../../state/hooks/use-heading-focus.ts'
import { WindowTitle } from '../window-title.tsx'

type ReportTitleProps = { report: Outcome; shared?: boolean }

/** The report appears after its page, so it brings its own title, and its heading gets focus. */
export function ReportTitle({ report, shared }: ReportTitleProps) {
  useHeadingFocus()
  return shared ? (
    <title>{sharedReportTitle(report)}</title>
  ) : (
    <WindowTitle>{`${scoreAndStage(report)}: your report`}</WindowTitle>
  )
}
