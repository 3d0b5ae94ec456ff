import { comparisonPathOf, reportPathOf } from '../../../contract/pages.ts'
import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { beforeAndAfterTitle, scoreAndStage } from '../../../content/previews.ts'
import { planStepOf } from '../../../content/report/plan-words.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import type {
  AnswerChange,
  ComparedReport,
  Comparison,
} from '../../../domain/sharing/comparison.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { Button } from '../../ui/page/button.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../ui/page/page.tsx'
import { Unbroken } from '../../ui/page/unbroken.tsx'
import { Because, Columns, ReportList, ReportSection } from '../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../ui/report/step-list.tsx'
import { StageRamp } from '../../ui/chart/stage-ramp.tsx'
import { Slope, Slopes } from '../../ui/sharing/slopes.tsx'
import { PageLink } from '../page-link.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { gapSentence } from '../report/report-sentences.ts'
import { MixedVersions, UnreadableCode } from './odd-codes.tsx'
import {
  changeSentence,
  changeWord,
  comparisonIntro,
  comparisonTitle,
} from './sharing-sentences.ts'

type ComparisonPageProps = { earlier: string; later: string }

/** Two reports side by side, the earlier one first. */
export function ComparisonPage({ earlier, later }: ComparisonPageProps) {
  const codes = [earlier, later]
  const read = readReports(codes)
  if (read.kind === 'unreadable') return <UnreadableCode {...read} />
  const [from, to] = read.kind === 'answers' ? read.answerSets : []
  if (!from || !to) {
    return <MixedVersions codes={codes} reports={read.kind === 'mixed' ? read.reports : []} />
  }
  const comparison = comparisonOf(from, to)

  return (
    <Page>
      <title>{beforeAndAfterTitle(comparison.earlier, comparison.later)}</title>
      <PageTitle>{comparisonTitle(comparison)}</PageTitle>
      <Intro>
        <Unbroken text={comparisonIntro(comparison)} />
      </Intro>
      <Columns>
        <OneReport title="Earlier report" report={comparison.earlier} code={earlier} />
        <OneReport title="Later report" report={comparison.later} code={later} />
      </Columns>
      <Moved comparison={comparison} />
      <ReportSection title="The Four Areas">
        <Slopes caption="Section scores in the earlier and in the later report">
          {comparison.sections.map(({ name, from: before, to: after }) => (
            <Slope
              key={name}
              name={name}
              from={oneDecimal(before)}
              to={oneDecimal(after)}
              change={changeWord(before, after)}
              fromShare={shareOf(before)}
              toShare={shareOf(after)}
            />
          ))}
        </Slopes>
      </ReportSection>
      <PlannedMoves comparison={comparison} />
      <Buttons>
        <Button onClick={() => print()}>Print or save as PDF</Button>
        <PageLink look="secondary" href={comparisonPathOf(later, earlier)}>
          Swap the two reports
        </PageLink>
      </Buttons>
    </Page>
  )
}

/** Where a score from 1 to 5 stands between both ends, 0 to 1. */
function shareOf(score: number): number {
  return (score - 1) / (TOP_OPTION - 1)
}

type OneReportProps = { title: string; report: ComparedReport; code: string }

function OneReport({ title, report, code }: OneReportProps) {
  return (
    <ReportSection title={`${title}: ${scoreAndStage(report)}`}>
      {report.gap && <p>{gapSentence(report.scores, report.gap)}</p>}
      <StageRamp
        label={`${title}: the five stages, in order`}
        stages={STAGES.map(({ name }) => name)}
        flagged={report.stage}
        flag={oneDecimal(report.scores.overall)}
        current
      />
      <Note unprinted>
        <PageLink href={reportPathOf(code)}>Open this report</PageLink>
      </Note>
    </ReportSection>
  )
}

function Moved({ comparison: { up, down } }: { comparison: Comparison }) {
  if (up.length + down.length === 0) return null
  return (
    <Columns>
      <ReportSection title={`Moved Up (${up.length})`}>
        {up.length > 0 ? <Changes mark="dot" changes={up} /> : <p>No answer moved up.</p>}
      </ReportSection>
      <ReportSection title={`Moved Down (${down.length})`}>
        {down.length > 0 ? <Changes mark="down" changes={down} /> : <p>No answer moved down.</p>}
      </ReportSection>
    </Columns>
  )
}

type ChangesProps = { mark: 'dot' | 'down'; changes: readonly AnswerChange[] }

function Changes({ mark, changes }: ChangesProps) {
  return (
    <ReportList mark={mark}>
      {changes.map((change) => (
        <li key={change.id}>
          <Unbroken text={questionLabel(change.id)} />
          <Because>
            <Unbroken text={changeSentence(change)} />
          </Because>
        </li>
      ))}
    </ReportList>
  )
}

/** What the earlier report said to do first, and what the later one says now. */
function PlannedMoves({ comparison: { done, open, plan, later } }: { comparison: Comparison }) {
  const [next] = plan.first
  return (
    <Columns>
      <ReportSection title="From the Earlier Plan">
        {done.length + open.length === 0 && <p>The earlier plan had no answer left to raise.</p>}
        {done.length > 0 && (
          <ReportList mark="check">
            {done.map(({ id }) => (
              <li key={id}>
                <Unbroken text={`Done: ${questionLabel(id)}`} />
              </li>
            ))}
          </ReportList>
        )}
        {open.length > 0 && (
          <ReportList mark="arrow">
            {open.map(({ id }) => (
              <li key={id}>
                <Unbroken text={`Still to do: ${questionLabel(id)}`} />
              </li>
            ))}
          </ReportList>
        )}
      </ReportSection>
      <ReportSection title="The Next Step">
        <StepList>
          <MoveStep {...planStepOf(next, later.answers)} />
        </StepList>
      </ReportSection>
    </Columns>
  )
}
