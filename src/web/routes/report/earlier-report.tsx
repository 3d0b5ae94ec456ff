import type { ReactNode } from 'react'
import { SHARED_WORDS } from '../../../content/report/report-words.ts'
import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import type { ModelScores } from '../../../domain/assessment/model-scores.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ReportHead } from '../../../ui/report/report-head.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { SectionScores } from '../../../ui/chart/section-score.tsx'
import { gapNote, reportHeading } from './report-sentences.ts'
import { ReportLadder } from './report-ladder.tsx'
import { ReportTitle } from './report-title.tsx'

const EARLIER_QUESTIONS =
  'This report was made with an earlier version of the questions. Its score and stage still count. Its answers are not shown, because the questions have changed.'

type EarlierReportProps = { report: ModelScores; children: ReactNode }

/** Of a code from an earlier version of the questions: its scores, and none of its answers. */
export function EarlierReport({ report, children }: EarlierReportProps) {
  const { scores, stage, gap } = report

  return (
    <Page>
      <ReportTitle report={report} shared />
      <ReportHead
        badge="Shared report"
        title={reportHeading(report, SHARED_WORDS)}
        score={oneDecimal(scores.overall)}
        outOf={`/${TOP_OPTION}`}
        stage={stage}
        exact={gap && gapNote(scores)}
        note={EARLIER_QUESTIONS}
        ladder={<ReportLadder report={report} />}
      />
      <ReportSection title="Section Breakdown">
        <SectionScores
          sections={scores.sections.map(({ name, score }) => ({
            name,
            score: oneDecimal(score),
            share: score / TOP_OPTION,
          }))}
        />
      </ReportSection>
      <p>Take the current assessment to get a plan.</p>
      {children}
    </Page>
  )
}
