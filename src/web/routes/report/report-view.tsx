import type { ReactNode } from 'react'
import { SITE } from '../../../content/site.ts'
import { HELPS_LIMIT } from '../../../content/stages/stage-texts.ts'
import { stageWordsOf } from '../../../content/stages/stage-words.ts'
import type { Report } from '../../../domain/report/report.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { ExternalLink } from '../../ui/page/button.tsx'
import { CallToAction } from '../../ui/page/call-to-action.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ReportHead } from '../../ui/report/report-head.tsx'
import { Columns, ReportSection } from '../../ui/report/report-section.tsx'
import { StageRamp } from '../../ui/report/stage-ramp.tsx'
import { LineList } from './line-list.tsx'
import {
  distanceSentence,
  flagText,
  gapSentence,
  meaningTitle,
  reportHeading,
} from './report-sentences.ts'
import { SectionBreakdown } from './section-breakdown.tsx'
import { ShortReport } from './short-report.tsx'
import { TwelveAnswers } from './twelve-answers.tsx'
import { YourPlan } from './your-plan.tsx'

type ReportViewProps = {
  report: Report
  badge: string
  /** Who and when, for the printed copy. */
  printLine: string
  /** What the reader can do with the report; differs for a shared one. */
  children: ReactNode
}

export function ReportView({ report, badge, printLine, children }: ReportViewProps) {
  const { scores, stage, gap, plan } = report
  const words = stageWordsOf(report, plan.start.answer.id)

  return (
    <Page>
      <ReportHead
        badge={badge}
        title={reportHeading(report)}
        subtitle={words.subtitle}
        score={oneDecimal(scores.overall)}
        outOf="/5"
        stage={stage}
        notes={[...(gap ? [gapSentence(scores, gap)] : []), distanceSentence(plan.nextStage)]}
        printLine={printLine}
        ladder={
          <StageRamp
            label="The five stages, in order"
            stages={STAGES.map(({ name }) => name)}
            flagged={stage}
            flag={flagText(report)}
            current
          />
        }
      />
      <ShortReport report={report} />
      <Columns>
        <SectionBreakdown report={report} />
        <ReportSection title={meaningTitle(stage, words.stage)}>
          <p>{words.description}</p>
        </ReportSection>
      </Columns>
      <Columns>
        <ReportSection title="What's Working">
          <LineList mark="check" lines={words.whatsWorking} />
        </ReportSection>
        <ReportSection title="Where to Focus Next">
          <LineList mark="arrow" lines={words.whereToFocus} />
        </ReportSection>
      </Columns>
      <YourPlan report={report} />
      <Columns>
        <ReportSection title={`How ${SITE.providerName} Can Help`}>
          <LineList mark="dot" lines={words.helps} />
          <p>{HELPS_LIMIT}</p>
        </ReportSection>
        <CallToAction
          title="Talk through your result"
          text={`Bring this report. ${SITE.providerName} goes through it with you and shows what the first step could look like.`}
        >
          <ExternalLink href={SITE.demoUrl} look="on-blaze">
            Book a Strategy Session
          </ExternalLink>
          <ExternalLink href={SITE.demoUrl} look="on-blaze-outline">
            See the product in Action
          </ExternalLink>
        </CallToAction>
      </Columns>
      <TwelveAnswers answers={report.answers} />
      {children}
    </Page>
  )
}
