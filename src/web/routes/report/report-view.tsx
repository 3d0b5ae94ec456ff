import type { ReactNode } from 'react'
import { focusLinesOf } from '../../../content/report/focus-lines.ts'
import { stageWordsOf } from '../../../content/stages/stage-words.ts'
import type { Report } from '../../../domain/report/report.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { Page } from '../../ui/page/page.tsx'
import { ReportHead } from '../../ui/report/report-head.tsx'
import { Columns, ReportSection, SideSection } from '../../ui/report/report-section.tsx'
import { Helps } from './helps.tsx'
import { HowOthersScored } from './how-others-scored.tsx'
import { ShortReport } from './short-report.tsx'
import { LineList } from './line-list.tsx'
import { distanceSentence, gapSentence, meaningTitle, reportHeading } from './report-sentences.ts'
import { ReportLadder } from './report-ladder.tsx'
import { ReportTools } from './report-tools.tsx'
import { useReportWords } from './report-words.ts'
import { SectionBreakdown } from './section-breakdown.tsx'
import { TwelveAnswers } from './twelve-answers.tsx'
import { YourPlan } from './your-plan.tsx'

type ReportViewProps = {
  report: Report
  badge: string
  /** Who and when, for the printed copy. */
  printLine: string
  /** What the reader can do next; differs for a shared report. */
  children: ReactNode
}

export function ReportView({ report, badge, printLine, children }: ReportViewProps) {
  const { scores, stage, gap, plan } = report
  const words = stageWordsOf(report)
  const reportWords = useReportWords()

  return (
    <Page>
      <ReportHead
        badge={badge}
        title={reportHeading(report, reportWords)}
        subtitle={words.subtitle}
        score={oneDecimal(scores.overall)}
        outOf="/5"
        stage={stage}
        notes={[
          ...(gap ? [gapSentence(scores, gap, reportWords.exactScore)] : []),
          distanceSentence(plan.nextStage),
        ]}
        printLine={printLine}
        ladder={<ReportLadder report={report} />}
      />
      <ShortReport report={report} />
      <SectionBreakdown report={report} subtitle={words.subtitle} />
      <SideSection title={meaningTitle(stage, words.stage)}>
        <p>
          {words.means
            ? `${words.means} ${reportWords.inAnswers}: ${words.description}`
            : words.description}
        </p>
      </SideSection>
      <Columns>
        <ReportSection title="What's Working">
          <LineList mark="check" lines={words.whatsWorking} />
        </ReportSection>
        <ReportSection title="Where to Focus Next">
          <LineList mark="arrow" lines={focusLinesOf(report, words.whereToFocus)} />
        </ReportSection>
      </Columns>
      <YourPlan report={report} />
      <HowOthersScored scores={scores} />
      <Helps lines={words.helps} />
      <ReportTools report={report} />
      <TwelveAnswers answers={report.answers} />
      {children}
    </Page>
  )
}
