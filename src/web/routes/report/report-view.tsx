import type { ReactNode } from 'react'
import { ACTIONS } from '../../../content/actions.ts'
import { SITE } from '../../../content/site.ts'
import { HELPS_LIMIT } from '../../../content/stages/stage-texts.ts'
import { stageWordsOf } from '../../../content/stages/stage-words.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { ExternalLink } from '../../ui/page/button.tsx'
import { CallToAction } from '../../ui/page/call-to-action.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ReportHead } from '../../ui/report/report-head.tsx'
import { Columns, Disclosure, ReportSection } from '../../ui/report/report-section.tsx'
import { StageRamp } from '../../ui/report/stage-ramp.tsx'
import { ActionStep, StepList } from '../../ui/report/step-list.tsx'
import { LineList } from './line-list.tsx'
import {
  distanceSentence,
  flagText,
  gapSentence,
  meaningTitle,
  reportHeading,
} from './report-sentences.ts'
import { SectionBreakdown } from './section-breakdown.tsx'
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
  const { scores, stage, gap, sections, plan } = report
  const startWith = plan.start.section
  const words = stageWordsOf(report, plan.start.answer.id)
  const others = sections.filter(({ name }) => name !== startWith)

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
      <ReportSection title={`Start with ${startWith}`}>
        <ActionPlan section={sections.find(({ name }) => name === startWith)} />
        {others.map((section) => (
          <Disclosure key={section.name} summary={`90 days for ${section.name}`}>
            <ActionPlan section={section} />
          </Disclosure>
        ))}
      </ReportSection>
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

const ACTION_DAYS = [30, 60, 90] as const

function ActionPlan({ section }: { section: SectionReport | undefined }) {
  if (!section) return null
  return (
    <StepList>
      {ACTION_DAYS.map((days, index) => (
        <ActionStep key={days} when={`Within ${days} days`}>
          {ACTIONS[section.name][section.band][index]}
        </ActionStep>
      ))}
    </StepList>
  )
}
