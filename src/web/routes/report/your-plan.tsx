import {
  answerAgain,
  leaveForLater,
  otherMovesOf,
  PLAN_SETS_THE_ORDER,
  planStepOf,
  wayIntroduction,
  whyStart,
} from '../../../content/report/plan-words.ts'
import { FIRST_DAYS } from '../../../domain/report/plan.ts'
import type { Move } from '../../../domain/report/plan.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Unbroken } from '../../../ui/page/unbroken.tsx'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { ReportList, Surface } from '../../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../../ui/report/step-list.tsx'
import { dayFromNow } from './day-from-now.ts'
import { useReportWords } from './report-words.ts'

export function YourPlan({ report }: { report: Report }) {
  const { answers, plan } = report
  const { start, first, later, nextStage } = plan
  const { days, dated } = useReportWords()
  const others = otherMovesOf(plan)
  const leave = leaveForLater(plan)
  const again = dated && answerAgain(dayFromNow(FIRST_DAYS[2]), reportCodeOf(answers))
  return (
    <Surface title={days} early major>
      <p>{PLAN_SETS_THE_ORDER}</p>
      <StepList>
        {first.map((move, index) => {
          const { action, needs, check, result } = planStepOf(move)
          const within = FIRST_DAYS[index] ?? 0
          return (
            <MoveStep
              key={`${move.id} ${move.from}`}
              when={`Within ${within} days`}
              isFirst={index === 0}
              action={action}
              needs={needs}
              check={check}
              result={result}
              due={dated ? dayFromNow(within) : undefined}
            />
          )
        })}
      </StepList>
      <p>
        <Unbroken text={[wayIntroduction(plan), again].filter(Boolean).join(' ')} />
      </p>
      <div>
        {nextStage && later.length > 0 && (
          <Disclosure summary={`After the 90 days: on to ${nextStage.stage}`} paper="titled">
            <ShortMoves moves={later} />
          </Disclosure>
        )}
        <Disclosure summary="Why this order, and the other steps" paper="none">
          <p>
            Start with {start.section}. {whyStart(start)} {leave}
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
        return (
          <li key={`${move.id} ${move.from}`}>
            <Unbroken text={`${topic}: ${action}`} />
          </li>
        )
      })}
    </ReportList>
  )
}
