import { SHARED_WORDS } from '../../../content/report/report-words.ts'
import { COMPARE_PATH, HOME_PATH } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { readReportCode } from '../../../domain/report/report-code.ts'
import type { ReportCodeProblem } from '../../../domain/report/report-code.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { useOrigin } from '../../state/hooks/use-origin.ts'
import { Buttons, Intro, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import { PageLink } from '../page-link.tsx'
import { CODE_PROBLEMS } from '../sharing/code-problems.ts'
import { WindowTitle } from '../window-title.tsx'
import { EarlierReport } from './earlier-report.tsx'
import { ReportTitle } from './report-title.tsx'
import { ReportView } from './report-view.tsx'
import { WithReportWords } from './report-words.ts'

export function SharedReportPage({ code }: { code: string }) {
  const report = readReportCode(code)
  if (!report.ok) return <Unreadable code={code} problem={report.error} />
  return (
    <WithReportWords value={SHARED_WORDS}>
      {report.value.kind === 'current' ? (
        <SharedReport answers={report.value.answers} />
      ) : (
        <EarlierReport report={report.value}>
          <StartButton />
        </EarlierReport>
      )}
    </WithReportWords>
  )
}

function SharedReport({ answers }: { answers: CompleteAnswers }) {
  const report = reportOf(answers)
  return (
    <ReportView report={report} badge="Shared report">
      <ReportTitle report={report} shared />
      <StartButton />
    </ReportView>
  )
}

type UnreadableProps = { code: string; problem: ReportCodeProblem }

/**
 * The link takes the code along into the field, because perhaps one character alone is wrong. The page from
 * the server leaves it out: it repeats nothing that stood in the address.
 */
function Unreadable({ code, problem }: UnreadableProps) {
  const entered = useHydrated() ? `#${encodeURIComponent(code)}` : ''
  return (
    <QuietPage>
      <WindowTitle>A shared report</WindowTitle>
      <PageTitle>This report link cannot be read</PageTitle>
      <Intro>{CODE_PROBLEMS[problem]}</Intro>
      <p>The assessment itself is free and takes about 3 minutes.</p>
      <Buttons>
        <PageLink href={`${COMPARE_PATH}${entered}`} look="primary">
          Enter the code again
        </PageLink>
        <StartLink look="secondary" />
      </Buttons>
    </QuietPage>
  )
}

function StartButton() {
  return (
    <Buttons>
      <StartLink look="primary" />
    </Buttons>
  )
}

function StartLink({ look }: { look: 'primary' | 'secondary' }) {
  return (
    <PageLink href={HOME_PATH} look={look} data-printed={`${useOrigin()}${HOME_PATH}`}>
      Start Your Assessment
    </PageLink>
  )
}
