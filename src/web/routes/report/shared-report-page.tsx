import { HOME_PATH } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { readReportCode } from '../../../domain/report/report-code.ts'
import type { ReportCodeProblem } from '../../../domain/report/report-code.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { Buttons, Intro, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { Working } from '../../ui/status/working.tsx'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { EarlierReport } from './earlier-report.tsx'
import { ReportTitle } from './report-title.tsx'
import { ReportView } from './report-view.tsx'

const PROBLEMS: Readonly<Record<ReportCodeProblem, string>> = {
  malformed:
    'A report code has eight letters and digits, like K7Q2-M4XT. The code in this address looks different, so part of it may be missing.',
  'wrong-check':
    'At least one character of the code in this address is wrong. Compare it with the original, or ask for the link again.',
  'unknown-version':
    'The code in this address comes from a newer version of the assessment. Load this page again in a few minutes, or ask for the link again.',
}

export function SharedReportPage({ code }: { code: string }) {
  // One page is prerendered for all codes, so the first render knows none.
  if (!useHydrated()) {
    return (
      <>
        <WindowTitle>A shared report</WindowTitle>
        <Working text="Calculating your results..." />
      </>
    )
  }

  const report = readReportCode(decoded(code))
  if (!report.ok) return <Unreadable problem={report.error} />
  return report.value.kind === 'current' ? (
    <SharedReport answers={report.value.answers} />
  ) : (
    <EarlierReport report={report.value}>
      <StartButton />
    </EarlierReport>
  )
}

function SharedReport({ answers }: { answers: CompleteAnswers }) {
  const report = reportOf(answers)
  return (
    <ReportView report={report} badge="Shared report" printLine="Shared report">
      <ReportTitle report={report} />
      <StartButton />
    </ReportView>
  )
}

function Unreadable({ problem }: { problem: ReportCodeProblem }) {
  return (
    <QuietPage>
      <WindowTitle>A shared report</WindowTitle>
      <PageTitle>This report link cannot be read</PageTitle>
      <Intro>{PROBLEMS[problem]}</Intro>
      <p>The assessment itself is free and takes about 3 minutes.</p>
      <StartButton />
    </QuietPage>
  )
}

function StartButton() {
  return (
    <Buttons>
      <PageLink href={HOME_PATH} look="primary">
        Start Your Assessment
      </PageLink>
    </Buttons>
  )
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
