import { comparisonPathOf } from '../../../contract/pages.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { letterOf, OPTION_NUMBERS, TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { beforeAndAfterTitle } from '../../../content/previews.ts'
import { planStepOf } from '../../../content/report/plan-words.ts'
import { oneDecimal, placeOnScale } from '../../../domain/assessment/scoring.ts'
import type { Move } from '../../../domain/report/plan.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons, Note, Page } from '../../../ui/page/page.tsx'
import { Unbroken } from '../../../ui/page/unbroken.tsx'
import { Because, Columns, ReportList, ReportSection } from '../../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../../ui/report/step-list.tsx'
import { AreaChanges } from '../../../ui/sharing/area-changes.tsx'
import { ChangedQuestion, ChangeList } from '../../../ui/sharing/change-list.tsx'
import { PageLink } from '../page-link.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { ComparisonHead } from './comparison-head.tsx'
import { MixedVersions, UnreadableCode } from './odd-codes.tsx'
import { PrintedFrom } from './printed-from.tsx'
import { changeSentence, changeWord, dropSentence } from './sharing-sentences.ts'

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
      <PrintedFrom path={comparisonPathOf(earlier, later)} />
      <ComparisonHead comparison={comparison} codes={{ earlier, later }} />
      <Moved comparison={comparison} />
      <ReportSection title="The Four Areas">
        <AreaChanges
          caption="Section scores: an open circle for the earlier report, a filled one for the later"
          ends={[OPTION_NUMBERS[0], TOP_OPTION]}
          rows={comparison.sections.map(({ name, from: before, to: after }) => ({
            name,
            from: oneDecimal(before),
            to: oneDecimal(after),
            change: changeWord(before, after),
            fromShare: placeOnScale(before),
            toShare: placeOnScale(after),
          }))}
        />
      </ReportSection>
      <PlannedMoves comparison={comparison} />
      <Buttons>
        <PageLink look="primary" href={reportPathOf(later)}>
          Open the later report
        </PageLink>
        <Button look="secondary" onClick={() => print()}>
          Print or PDF
        </Button>
        <PageLink look="secondary" href={comparisonPathOf(later, earlier)}>
          Swap the two reports
        </PageLink>
      </Buttons>
    </Page>
  )
}

function Moved({ comparison: { up, down } }: { comparison: Comparison }) {
  if (up.length === 0 && down.length === 0) return null
  if (down.length === 0) return <MovedWay way="Up" changes={up} other="No answer moved down." />
  if (up.length === 0) return <MovedWay way="Down" changes={down} other="No answer moved up." />
  return (
    <Columns>
      <MovedWay way="Up" changes={up} />
      <MovedWay way="Down" changes={down} />
    </Columns>
  )
}

type MovedWayProps = {
  way: 'Up' | 'Down'
  changes: readonly AnswerChange[]
  /** Said where no answer moved the other way: the list then has the whole width. */
  other?: string
}

function MovedWay({ way, changes, other }: MovedWayProps) {
  return (
    <ReportSection title={`Moved ${way} (${changes.length})`}>
      <ChangeList mark={way === 'Up' ? 'dot' : 'down'} wide={other !== undefined}>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangedQuestion
              question={questionLabel(change.id)}
              from={letterOf(change.from)}
              to={letterOf(change.to)}
            />
            <Because>
              <Unbroken text={changeSentence(change)} />
            </Because>
          </li>
        ))}
      </ChangeList>
      {way === 'Down' && <DropNote changes={changes} />}
      {other && <Note>{other}</Note>}
    </ReportSection>
  )
}

function DropNote({ changes }: Pick<MovedWayProps, 'changes'>) {
  const text = dropSentence(changes)
  return text && <Note unprinted>{text}</Note>
}

/** What the earlier report said to do first, and what the later one says now. */
function PlannedMoves({ comparison: { done, open, plan } }: { comparison: Comparison }) {
  const [next] = plan.first
  return (
    <Columns>
      <ReportSection title="From the Earlier Plan">
        {done.length + open.length === 0 && <p>The earlier plan had no answer left to raise.</p>}
        {done.length > 0 && (
          <ReportList mark="check">
            {done.map((move) => (
              <li key={move.id}>
                <Unbroken text={`Reached: ${goalOf(move)}`} />
              </li>
            ))}
          </ReportList>
        )}
        {open.length > 0 && (
          <ReportList mark="arrow">
            {open.map((move) => (
              <li key={move.id}>
                <Unbroken text={`Still open: ${goalOf(move)}`} />
              </li>
            ))}
          </ReportList>
        )}
      </ReportSection>
      <ReportSection title="The Next Step">
        <StepList>
          <MoveStep {...planStepOf(next)} />
        </StepList>
      </ReportSection>
    </Columns>
  )
}

/** The answer that a step of the plan leads to. */
function goalOf(move: Move): string {
  return `“${planStepOf(move).result.option}”`
}
