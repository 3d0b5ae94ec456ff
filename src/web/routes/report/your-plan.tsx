import {
  areaTitle,
  openAreasOf,
  OTHER_AREAS_BEGIN,
  PLAN_SETS_THE_ORDER,
  planStepOf,
  wayIntroduction,
  whyStart,
} from '../../../content/report/plan-words.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { FIRST_DAYS } from '../../../domain/report/plan.ts'
import type { Move, Plan } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useNarrow } from '../../state/hooks/use-narrow.ts'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { Part, Surface } from '../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../ui/report/step-list.tsx'
import { useReportWords } from './report-words.ts'

export function YourPlan({ report: { answers, plan } }: { report: Report }) {
  const { start, first, later, nextStage } = plan
  const { areas, told } = openAreasOf(plan)
  return (
    <Surface title={useReportWords().days} early>
      <p>
        Start with {start.section}. {whyStart(start)} {PLAN_SETS_THE_ORDER}
      </p>
      <FirstMoves moves={first} answers={answers} />
      <p>{wayIntroduction(plan)}</p>
      <div>
        {nextStage && later.length > 0 && (
          <Disclosure summary={`Then, to reach ${nextStage.stage}`} paper="titled">
            <Moves moves={later} answers={answers} inRows />
          </Disclosure>
        )}
        <Disclosure summary="Steps for the other answers" paper="none">
          <p>{OTHER_AREAS_BEGIN}</p>
          {areas.map(({ section, moves }) => (
            <Part key={section} title={areaTitle(section, start)}>
              <Moves
                moves={moves}
                answers={answers}
                {...(section !== start.section && { days: FIRST_DAYS })}
                inRows
              />
            </Part>
          ))}
          {told && <p>{told}</p>}
        </Disclosure>
      </div>
    </Surface>
  )
}

type FirstMovesProps = { moves: Plan['first']; answers: CompleteAnswers }

/** Those of the next 90 days. On a phone the later ones open on demand. */
function FirstMoves({ moves, answers }: FirstMovesProps) {
  const isNarrow = useNarrow()
  const [now, ...next] = moves
  if (!isNarrow) return <Moves moves={moves} answers={answers} days={FIRST_DAYS} isFirst />
  return (
    <>
      <Moves moves={[now]} answers={answers} days={FIRST_DAYS} isFirst />
      <div>
        {next.map((move, index) => (
          <Disclosure
            key={`${move.id} ${move.from}`}
            summary={`Within ${FIRST_DAYS[index + 1]} days`}
            paper="titled"
          >
            <Moves moves={[move]} answers={answers} />
          </Disclosure>
        ))}
      </div>
    </>
  )
}

type MovesProps = {
  moves: readonly Move[]
  answers: CompleteAnswers
  /** When each of them is done. */
  days?: readonly number[]
  /** Whether the first of them is the step to begin with. */
  isFirst?: boolean
  /** Of a fold: it may hold any number of them. */
  inRows?: true
}

function Moves({ moves, answers, days, isFirst = false, inRows }: MovesProps) {
  const { said } = useReportWords()
  return (
    <StepList {...(inRows && { inRows })}>
      {moves.map((move, index) => {
        const { topic, from, action, check, result } = planStepOf(move, answers, said)
        return (
          <MoveStep
            key={`${move.id} ${move.from}`}
            {...(days && { when: `Within ${days[index]} days` })}
            {...(isFirst && index === 0 && { flag: 'First step' })}
            topic={topic}
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
