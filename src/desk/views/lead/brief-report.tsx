import { topOptionOf } from '../../../domain/assessment/model.ts'
import { optionText } from '../../../content/questions/questions.ts'
import { openingQuestionOf } from '../../../content/questions/opening-questions.ts'
import { planStepsOf, whyThisOrder } from '../../../content/report/plan-words.ts'
import { SITE } from '../../../content/site.ts'
import { stageWordsOf } from '../../../content/stages/stage-words.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import type { Report } from '../../../domain/report/report.ts'
import { weakestAnswersOf } from '../../../domain/report/weakest-answers.ts'
import { Point, Points } from '../../../ui/desk/points.tsx'
import { Part } from '../../../ui/desk/view.tsx'
import { choiceOf, topicOf } from './brief-words.ts'
import { MODEL } from '../../../model/model.ts'
import { answerTo } from '../../../domain/assessment/assessment.ts'

const STRENGTHS = 2
const OPENING_QUESTIONS = 3
const IN_PLACE = Math.max(2, topOptionOf(MODEL) - 1)
const BARELY_IN_PLACE = Math.max(2, IN_PLACE - 1)

type PartProps = { report: Report }

/** One for each weak answer; with fewer than three, also about the plan. */
export function Openings({ report: { answers, plan } }: PartProps) {
  const weakest = weakestAnswersOf(MODEL, answers, plan).slice(0, OPENING_QUESTIONS)
  const ids = [...new Set([...weakest, ...plan.first.map(({ id }) => id)])]
  return (
    <Part isCard title="Questions to open with">
      <Points isNumbered>
        {ids.slice(0, OPENING_QUESTIONS).map((id) => (
          <Point key={id} detail={topicOf(id)}>
            {`You said “${optionText(id, answerTo(answers, id))}.” ${openingQuestionOf(id, answerTo(answers, id))}`}
          </Point>
        ))}
      </Points>
    </Part>
  )
}

export function WhatWorks({ report }: PartProps) {
  return (
    <Part title="Start with what works">
      <PickedLines lines={strengthsOf(report)} />
    </Part>
  )
}

function strengthsOf(report: Report): readonly PickedLine[] {
  return stageWordsOf(report).whatsWorking.slice(0, STRENGTHS)
}

export function Helps({ report }: PartProps) {
  const lines = stageWordsOf(report).helps
  if (lines.length === 0) return null
  return (
    <Part title={`How ${SITE.providerName} can help, in the words of the report`}>
      <PickedLines lines={lines} />
    </Part>
  )
}

/** Lines of the report, each with the answer behind it. */
function PickedLines({ lines }: { lines: readonly PickedLine[] }) {
  return (
    <Points>
      {lines.map(({ text, answer: { id, option } }) => (
        <Point key={text} detail={`because they said ${choiceOf(id, option)} (question ${id})`}>
          {text}
        </Point>
      ))}
    </Points>
  )
}

/** `from`: when they finished. */
export function PlanOfTheirs({ report, from }: PartProps & { from: string }) {
  return (
    <Part title="Their plan, in the words of the report">
      <p>{`“${whyThisOrder(report)}”`}</p>
      <Points>
        {planStepsOf(report.plan, from.slice(0, 10)).map(({ move, when, action, check }) => (
          <Point key={`${move.id} ${move.from}`} detail={check && `Check: ${check}`}>
            {`${when}: ${action} (question ${move.id})`}
          </Point>
        ))}
      </Points>
    </Part>
  )
}

/** The two highest options, or the third if no answer is higher, except answers already praised above. */
export function InPlace({ report }: PartProps) {
  const { answers } = report
  const praised = strengthsOf(report).map(({ answer }) => answer.id)
  const from = MODEL.questionIds.some((id) => answerTo(answers, id) >= IN_PLACE)
    ? IN_PLACE
    : BARELY_IN_PLACE
  const ids = MODEL.questionIds.filter(
    (id) => answerTo(answers, id) >= from && !praised.includes(id),
  )
  if (ids.length === 0) return null
  return (
    <Part title="Already in place: do not pitch these as new">
      <Points>
        {ids
          .sort((one, other) => answerTo(answers, other) - answerTo(answers, one))
          .map((id) => (
            <Point key={id}>{`${choiceOf(id, answerTo(answers, id))} (question ${id})`}</Point>
          ))}
      </Points>
    </Part>
  )
}
