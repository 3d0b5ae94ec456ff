import { ResultsPage } from './results-page.tsx'
import { SharedReportPage } from './shared-report-page.tsx'

/** The visitor's own report, or the one that a code stands for. */
export function ReportPage({ code }: { code?: string }) {
  return code === undefined ? <ResultsPage /> : <SharedReportPage code={code} />
}
