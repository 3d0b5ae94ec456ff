import { optionText } from '../../content/questions.ts'
import type { NextStep } from '../../domain/next-stage.ts'
import type { Report } from '../../domain/report.ts'
import { Disclosure, ReportList, ReportSection } from '../ui/report-section.tsx'
import { AnswerStep, StepList } from '../ui/step-list.tsx'
import { questionLabel } from './question-label.ts'
import { wayIntroduction } from './report-sentences.ts'

/** More steps than this are a project plan: the rest opens on demand. */
const STEPS_SHOWN = 6

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

  const { steps, stage } = nextStage
  const later = steps.slice(STEPS_SHOWN)
  return (
    <ReportSection title={`The Way to ${stage}`}>
      <p>{wayIntroduction(report, nextStage)}</p>
      <Steps steps={steps.slice(0, STEPS_SHOWN)} />
      {later.length > 0 && (
        <Disclosure summary={`The other ${later.length} of ${steps.length} steps`}>
          <Steps steps={later} />
        </Disclosure>
      )}
    </ReportSection>
  )
}

function Steps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <StepList>
      {steps.map(({ id, from, to }) => (
        <AnswerStep
          key={`${id}-${to}`}
          question={questionLabel(id)}
          from={optionText(id, from)}
          to={optionText(id, to)}
        />
      ))}
    </StepList>
  )
}
