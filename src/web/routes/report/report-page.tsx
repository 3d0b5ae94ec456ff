import { useEffect } from 'react'
import { useVisit } from '../../state/visit.ts'
import { ResultsPage } from './results-page.tsx'
import { SharedReportPage } from './shared-report-page.tsx'

/** The visitor's own report, or the one that a code stands for. */
export function ReportPage({ code }: { code?: string }) {
  const { benchmark } = useVisit()

  // While a run is being saved: the report waits for that, and not for this.
  useEffect(() => benchmark.load(), [benchmark])

  return code === undefined ? <ResultsPage /> : <SharedReportPage code={code} />
}
