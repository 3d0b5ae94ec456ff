import { optionText } from '../../../content/questions.ts'
import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import type { NextStep } from '../../../domain/report/next-stage.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Disclosure, ReportList, ReportSection } from '../../ui/report/report-section.tsx'
import { AnswerStep, StepList } from '../../ui/report/step-list.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { wayIntroduction } from './report-sentences.ts'

/** More answers than this are a project plan: the rest opens on demand. */
const RAISES_SHOWN = 6

const CONFIRMATIONS = [
  'Ask a rep and a manager to take the assessment on their own, then compare the three reports.',
  'Ask whoever owns your sales figures to check the last program against its starting figure.',
  'Pick one answer at the top level and look for the record that shows it happened last month.',
]

export function WayToNextStage({ report }: { report: Report }) {
  const { nextStage } = report
  if (!nextStage) {
    return (
      <ReportSection title="What would confirm this result">
        <p>There is no stage above, and one person answered. Before you rely on it:</p>
        <ReportList mark="arrow">
          {CONFIRMATIONS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ReportList>
      </ReportSection>
    )
  }

  const raises = raisesOf(nextStage.steps)
  const later = raises.slice(RAISES_SHOWN)
  return (
    <ReportSection title={`The Way to ${nextStage.stage}`}>
      <p>{wayIntroduction(report, nextStage)}</p>
      <Raises raises={raises.slice(0, RAISES_SHOWN)} />
      {later.length > 0 && (
        <Disclosure summary={`${later.length} more of ${raises.length} answers to raise`}>
          <Raises raises={later} />
        </Disclosure>
      )}
    </ReportSection>
  )
}

/** One answer and the options it climbs. */
type Raise = { id: QuestionId; from: OptionNumber; to: readonly OptionNumber[] }

function raisesOf(steps: readonly NextStep[]): Raise[] {
  const ids = [...new Set(steps.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const own = steps.filter((step) => step.id === id)
    const [first] = own
    return first ? [{ id, from: first.from, to: own.map(({ to }) => to) }] : []
  })
}

function Raises({ raises }: { raises: readonly Raise[] }) {
  return (
    <StepList>
      {raises.map(({ id, from, to }) => (
        <AnswerStep
          key={id}
          question={questionLabel(id)}
          from={optionText(id, from)}
          to={to.map((option) => optionText(id, option))}
        />
      ))}
    </StepList>
  )
}
