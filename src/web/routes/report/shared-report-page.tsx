import { SHARED_WORDS } from '../../../content/report/report-words.ts'
import { HOME_PATH } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { readReportCode } from '../../../domain/report/report-code.ts'
import type { ReportCodeProblem } from '../../../domain/report/report-code.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { useOrigin } from '../../state/hooks/use-origin.ts'
import { Buttons, Intro, Note, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { HaveACode } from '../have-a-code.tsx'
import { PageLink } from '../page-link.tsx'
import { CODE_PROBLEMS } from '../sharing/code-problems.ts'
import { WindowTitle } from '../window-title.tsx'
import { EarlierReport } from './earlier-report.tsx'
import { ReportTitle } from './report-title.tsx'
import { ReportView } from './report-view.tsx'
import { WithReportWords } from './report-words.ts'

export function SharedReportPage({ code }: { code: string }) {
  const report = readReportCode(code)
  if (!report.ok) return <Unreadable problem={report.error} />
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
    <ReportView report={report} badge="Shared report" printLine="Shared report">
      <ReportTitle report={report} shared />
      <StartButton />
    </ReportView>
  )
}

function Unreadable({ problem }: { problem: ReportCodeProblem }) {
  return (
    <QuietPage>
      <WindowTitle>A shared report</WindowTitle>
      <PageTitle>This report link cannot be read</PageTitle>
      <Intro>{CODE_PROBLEMS[problem]}</Intro>
      <p>The assessment itself is free and takes about 3 minutes.</p>
      <StartButton />
      <Note unprinted>
        <HaveACode />
      </Note>
    </QuietPage>
  )
}

function StartButton() {
  return (
    <Buttons>
      <PageLink href={HOME_PATH} look="primary" data-printed={`${useOrigin()}${HOME_PATH}`}>
        Start Your Assessment
      </PageLink>
    </Buttons>
  )
}
