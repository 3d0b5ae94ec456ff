import { useEffect } from 'react'
import { benchmark } from './benchmark.ts'
import { ResultsPage } from './results-page.tsx'
import { SharedReportPage } from './shared-report-page.tsx'

/** The visitor's own report, or the one that a code stands for. */
export function ReportPage({ code }: { code?: string }) {
  // While a run is being saved: the report waits for that, and not for this.
  useEffect(() => benchmark.load(), [])

  return code === undefined ? <ResultsPage /> : <SharedReportPage code={code} />
}
