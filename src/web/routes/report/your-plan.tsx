import { optionText } from '../../../content/questions.ts'
import type { Move } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Disclosure, ReportSection } from '../../ui/report/report-section.tsx'
import { AnswerStep, StepList } from '../../ui/report/step-list.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { planIntroduction } from './report-sentences.ts'

export function YourPlan({ report }: { report: Report }) {
  const { first, later, nextStage } = report.plan
  return (
    <ReportSection title="Your next 90 days">
      <p>{planIntroduction(nextStage)}</p>
      <Moves moves={first} />
      {nextStage && later.length > 0 && (
        <Disclosure summary={`Then, to reach ${nextStage.stage}`}>
          <Moves moves={later} />
        </Disclosure>
      )}
    </ReportSection>
  )
}

function Moves({ moves }: { moves: readonly Move[] }) {
  return (
    <StepList>
      {moves.map((move) => (
        <AnswerStep
          key={`${move.id} ${move.from}`}
          question={questionLabel(move.id)}
          from={optionText(move.id, move.from)}
          to={move.points > 0 ? [optionText(move.id, move.to)] : []}
        />
      ))}
    </StepList>
  )
}
