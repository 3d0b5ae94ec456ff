import type { ReportsPage } from '../../contract/pages.ts'
import { calculating } from '../../generated/words/waiting.ts'
import { useHydrated } from '../../ui/page/use-hydrated.ts'
import { Working } from '../../ui/page/quiet-page.tsx'
import { ResultsPage } from './report/results-page.tsx'
import { SharedReportPage } from './report/shared-report-page.tsx'
import { ComparisonPage } from './sharing/comparison-page.tsx'
import { TeamPage } from './sharing/team-page.tsx'
import { WithoutScript } from './without-script.tsx'

export { ArrivedReport } from './report/arrived-report.tsx'

/** The second bundle: one report, and pages made from several. */
export function ReportPages({ page }: { page: ReportsPage }) {
  const isHydrated = useHydrated()
  // The browser knows who is in a team, and no server its key.
  if (page.kind === 'team' && !isHydrated) {
    return (
      <Working text={calculating}>
        <WithoutScript />
      </Working>
    )
  }

  switch (page.kind) {
    case 'results':
      return <ResultsPage />
    case 'report':
      return <SharedReportPage key={page.code} code={page.code} />
    case 'comparison':
      return <ComparisonPage earlier={page.earlier} later={page.later} />
    case 'team':
      return <TeamPage key={page.team} team={page.team} />
  }
}
