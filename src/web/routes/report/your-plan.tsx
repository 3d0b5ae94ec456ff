import { planStepOf, wayIntroduction, whyStart } from '../../../content/plan-words.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import type { Move } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Disclosure, ReportSection } from '../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../ui/report/step-list.tsx'
import { questionLabel } from '../questions/question-label.ts'

const FIRST_DAYS = [30, 60, 90] as const

export function YourPlan({ report: { answers, plan } }: { report: Report }) {
  const { start, first, later, nextStage, otherAreas } = plan
  return (
    <ReportSection title="Your next 90 days">
      <p>
        Start with {start.section}. {whyStart(start)}
      </p>
      <Moves moves={first} answers={answers} timed />
      <p>{wayIntroduction(plan)}</p>
      {nextStage && later.length > 0 && (
        <Disclosure summary={`Then, to reach ${nextStage.stage}`}>
          <Moves moves={later} answers={answers} />
        </Disclosure>
      )}
      {otherAreas.map(({ section, moves }) => (
        <Disclosure key={section} summary={`90-day plan for ${section}`}>
          <Moves moves={moves} answers={answers} timed />
        </Disclosure>
      ))}
    </ReportSection>
  )
}

type MovesProps = {
  moves: readonly Move[]
  answers: CompleteAnswers
  /** One move for each 30 days. */
  timed?: boolean
}

function Moves({ moves, answers, timed = false }: MovesProps) {
  return (
    <StepList>
      {moves.map((move, index) => {
        const { id, from, action, check, result } = planStepOf(move, answers)
        return (
          <MoveStep
            key={`${move.id} ${move.from}`}
            {...(timed && { when: `Within ${FIRST_DAYS[index]} days` })}
            question={questionLabel(id)}
            from={from}
            action={action}
            check={check}
            result={result}
          />
        )
      })}
    </StepList>
  )
}
