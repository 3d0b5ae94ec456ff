import type { ReactNode } from 'react'
import { ACTIONS } from '../../../content/actions.ts'
import { optionText } from '../../../content/questions.ts'
import { SITE } from '../../../content/site.ts'
import { STAGE_TEXTS } from '../../../content/stages.ts'
import type { HelpNote, WorkingNote } from '../../../content/stages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { weakestAnswer } from '../../../domain/report/chosen-answer.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { ExternalLink } from '../../ui/page/button.tsx'
import { CallToAction } from '../../ui/page/call-to-action.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ReportHead } from '../../ui/report/report-head.tsx'
import {
  Because,
  Columns,
  Disclosure,
  ReportList,
  ReportSection,
} from '../../ui/report/report-section.tsx'
import { StageRamp } from '../../ui/report/stage-ramp.tsx'
import { ActionStep, StepList } from '../../ui/report/step-list.tsx'
import { distanceSentence, gapSentence } from './report-sentences.ts'
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
  const texts = STAGE_TEXTS[stage]
  const others = sections.filter(({ name }) => name !== startWith)

  return (
    <Page>
      <ReportHead
        badge={badge}
        title={`Your enablement is ${stage}`}
        subtitle={texts.subtitle}
        score={oneDecimal(scores.overall)}
        outOf="/5"
        stage={stage}
        notes={[...(gap ? [gapSentence(gap)] : []), distanceSentence(plan.nextStage)]}
        printLine={printLine}
        ladder={
          <StageRamp
            label="The five stages, in order"
            stages={STAGES.map(({ name, from, to }) => ({ name, range: `${from} to ${to}` }))}
            flagged={stage}
            flag="You are here"
            current
          />
        }
      />
      <Columns>
        <SectionBreakdown report={report} />
        <ReportSection title={`What ${stage} means`}>
          <p>{texts.description}</p>
        </ReportSection>
      </Columns>
      <Columns>
        <ReportSection title="What's Working">
          <ReportList mark="check">
            {texts.whatsWorking.map((note) => (
              <li key={note.text}>{workingText(note, sections)}</li>
            ))}
          </ReportList>
        </ReportSection>
        <ReportSection title="Where to Focus Next">
          <ReportList mark="arrow">
            {texts.whereToFocus.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ReportList>
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
          <ReportList mark="dot">
            {helpsByNeed(texts.helps, report.answers).map(({ text, answer: { id, option } }) => (
              <li key={text}>
                {text}
                <Because>
                  Your answer to question {id}: “{optionText(id, option)}”
                </Because>
              </li>
            ))}
          </ReportList>
        </ReportSection>
        <CallToAction
          title="Talk through your result"
          text={`Bring this report: ${SITE.providerName} goes through it with you and shows what the first step could look like.`}
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

/** The help whose questions hold the lowest answer first; in the written order where they tie. */
function helpsByNeed(helps: readonly HelpNote[], answers: CompleteAnswers) {
  return helps
    .map(({ text, questionIds }) => ({ text, answer: weakestAnswer(answers, questionIds) }))
    .toSorted((one, other) => one.answer.option - other.answer.option)
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

/** A strength that the reader's own answers deny gives way to one that holds all the same. */
function workingText(note: WorkingNote, sections: readonly SectionReport[]): string {
  const band = sections.find(({ name }) => name === note.section)?.band
  return (band === 'low' ? note.whenLow : undefined) ?? note.text
}
