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
import type { Move, Plan } from '../../../domain/report/plan.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useNarrow } from '../../state/hooks/use-narrow.ts'
import { Unbroken } from '../../ui/page/unbroken.tsx'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { ReportList, Surface } from '../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../ui/report/step-list.tsx'
import { useReportWords } from './report-words.ts'
import { useDayFromNow } from './use-day-from-now.ts'

export function YourPlan({ report }: { report: Report }) {
  const { answers, plan } = report
  const { start, first, later, nextStage } = plan
  const others = otherMovesOf(plan)
  const leave = leaveForLater(plan)
  return (
    <Surface title={useReportWords().days} early>
      <p>
        Start with {start.section}. {whyStart(start)} {PLAN_SETS_THE_ORDER}
      </p>
      <FirstMoves moves={first} />
      <WayAndDate plan={plan} code={reportCodeOf(answers)} />
      <div>
        {nextStage && later.length > 0 && (
          <Disclosure summary={`After the 90 days: on to ${nextStage.stage}`} paper="titled">
            <ShortMoves moves={later} />
          </Disclosure>
        )}
        {others.length > 0 && (
          <Disclosure summary="Steps for the other answers" paper="none">
            {leave && <p>{leave}</p>}
            <ShortMoves moves={others} />
          </Disclosure>
        )}
      </div>
    </Surface>
  )
}

type WayAndDateProps = { plan: Plan; code: string }

/** By itself: the day makes it render twice on a page from the server. */
function WayAndDate({ plan, code }: WayAndDateProps) {
  const day = useDayFromNow(FIRST_DAYS[2])
  return (
    <p>
      <Unbroken text={`${wayIntroduction(plan)} ${answerAgain(day, code)}`} />
    </p>
  )
}

/** Those of the next 90 days. On a phone the later ones open on demand. */
function FirstMoves({ moves }: { moves: Plan['first'] }) {
  const isNarrow = useNarrow()
  const [now, ...next] = moves
  if (!isNarrow) return <Moves moves={moves} days={FIRST_DAYS} isFirst />
  return (
    <>
      <Moves moves={[now]} days={FIRST_DAYS} isFirst />
      <div>
        {next.map((move, index) => (
          <Disclosure
            key={`${move.id} ${move.from}`}
            summary={`Within ${FIRST_DAYS[index + 1]} days`}
            paper="titled"
          >
            <Moves moves={[move]} />
          </Disclosure>
        ))}
      </div>
    </>
  )
}

type MovesProps = {
  moves: readonly Move[]
  /** When each of them is done. */
  days?: readonly number[]
  /** Whether the first of them is the step to begin with. */
  isFirst?: boolean
}

function Moves({ moves, days, isFirst = false }: MovesProps) {
  return (
    <StepList>
      {moves.map((move, index) => {
        const { topic, action, needs, check, result } = planStepOf(move)
        return (
          <MoveStep
            key={`${move.id} ${move.from}`}
            {...(days && { when: `Within ${days[index]} days` })}
            {...(isFirst && index === 0 && { flag: 'First step' })}
            topic={topic}
            action={action}
            needs={needs}
            check={check}
            result={result}
          />
        )
      })}
    </StepList>
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
