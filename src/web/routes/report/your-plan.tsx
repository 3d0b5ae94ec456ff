import {
  planStepsOf,
  retakeText,
  whyThisOrder,
  worthOfPlan,
} from '../../../content/report/plan-words.ts'
import { questionOf } from '../../../content/questions/questions.ts'
import { inShortOf } from '../../../content/report/in-short.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { QuestionNumber } from '../../../ui/label/question-number.tsx'
import { Surface } from '../../../ui/report/report-section.tsx'
import { MoveStep, StepList } from '../../../ui/report/step-list.tsx'
import { today } from './today.ts'
import { MODEL } from '../../../generated/model.ts'

export const PLAN_TITLE = `The next ${MODEL.plan.days[2]} days`

/** Of its heading, for a link to it. */
export const PLAN_ID = 'plan'

export function YourPlan({ report }: { report: Report }) {
  const { answers, plan } = report
  const { decision } = inShortOf(report)
  const day = today()
  return (
    <Surface title={PLAN_TITLE} anchor={PLAN_ID}>
      <p>{whyThisOrder(report)}</p>
      <StepList>
        {planStepsOf(plan, day).map(
          ({ move, when, action, needs, check, figure, result }, place) => (
            <MoveStep
              key={`${move.id} ${move.from}`}
              number={place + 1}
              when={when}
              action={action}
              facts={[
                // What the first step needs is what is to be decided.
                place === 0 ? decision : { label: 'Needs', text: needs },
                { label: 'Check', text: check },
                { label: 'Figure to reach', text: figure },
                {
                  label: result.label,
                  text: (
                    <>
                      {`“${result.option}” (${questionOf(move.id).topic})\u00a0`}
                      <QuestionNumber id={move.id} />
                    </>
                  ),
                },
              ]}
            />
          ),
        )}
      </StepList>
      <p>{`${worthOfPlan(report)} ${retakeText(day, reportCodeOf(MODEL, answers))}`}</p>
    </Surface>
  )
}
