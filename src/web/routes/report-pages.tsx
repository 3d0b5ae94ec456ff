import { useEffect } from 'react'
import type { ReportsPage } from '../../contract/pages.ts'
import { benchmark } from './report/benchmark.ts'
import { ResultsPage } from './report/results-page.tsx'
import { SharedReportPage } from './report/shared-report-page.tsx'
import { CodesPage } from './sharing/codes-page.tsx'
import { ComparisonPage } from './sharing/comparison-page.tsx'
import { TeamPage } from './sharing/team-page.tsx'

/** The second file of code: one report, and what is made of several. */
export function ReportPages({ page }: { page: ReportsPage }) {
  const isOne = page.kind === 'results' || page.kind === 'report'
  // While a run is being saved: the report waits for that, and not for this.
  useEffect(() => {
    if (isOne) benchmark.load()
  }, [isOne])

  switch (page.kind) {
    case 'results':
      return <ResultsPage />
    case 'report':
      return <SharedReportPage code={page.code} />
    case 'codes':
      return <CodesPage purpose={page.purpose} />
    case 'comparison':
      return <ComparisonPage earlier={page.earlier} later={page.later} />
    case 'team':
      return <TeamPage codes={page.codes} />
  }
}
