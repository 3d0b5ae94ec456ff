import {
  answerAgain,
  leaveForLater,
  otherMovesOf,
  PLAN_SETS_THE_ORDER,
  planStepOf,
  wayIntroduction,
  whyStart,
} from '../../../content/report/plan-words.ts'
import type { Move } from '../../../domain/report/plan.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { ReportList, Surface } from '../../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../../ui/report/step-list.tsx'
import { dayFromNow } from './day-from-now.ts'
import { MODEL } from '../../../model/model.ts'

export function YourPlan({ report }: { report: Report }) {
  const { answers, plan } = report
  const { start, first, later, nextStage } = plan
  const others = otherMovesOf(plan)
  const leave = leaveForLater(plan)
  const again = answerAgain(dayFromNow(MODEL.plan.days[2]), reportCodeOf(MODEL, answers))
  return (
    <Surface title="The next 90 days" major>
      <p>{PLAN_SETS_THE_ORDER}</p>
      <StepList>
        {first.map((move, index) => {
          const { action, needs, check, result } = planStepOf(move)
          const within = MODEL.plan.days[index] ?? 0
          return (
            <MoveStep
              key={`${move.id} ${move.from}`}
              when={`Within ${within} days`}
              isFirst={index === 0}
              action={action}
              needs={needs}
              check={check}
              result={result}
              due={dayFromNow(within)}
            />
          )
        })}
      </StepList>
      <p>{`${wayIntroduction(plan)} ${again}`}</p>
      <div>
        {nextStage && later.length > 0 && (
          <Disclosure summary={`After the 90 days: on to ${nextStage.stage}`}>
            <ShortMoves moves={later} />
          </Disclosure>
        )}
        <Disclosure summary="Why this order, and the other steps" unprinted>
          <p>
            {[`Start with ${start.section}.`, whyStart(start), leave].filter(Boolean).join(' ')}
          </p>
          {others.length > 0 && <ShortMoves moves={others} />}
        </Disclosure>
      </div>
    </Surface>
  )
}

/** One line each. */
function ShortMoves({ moves }: { moves: readonly Move[] }) {
  return (
    <ReportList mark="dot">
      {moves.map((move) => {
        const { topic, action } = planStepOf(move)
        return <li key={`${move.id} ${move.from}`}>{`${topic}: ${action}`}</li>
      })}
    </ReportList>
  )
}
