import type { Ref } from 'react'
import { topOptionOf } from '../../../../domain/assessment/model.ts'
import { explainedOption, quotedOption } from '../../../../content/questions/quoted-option.ts'
import { openingQuestionOf } from '../../../../content/questions/opening-questions.ts'
import { planStepsOf, whyThisOrder } from '../../../../content/report/plan-words.ts'
import { stageWordsOf } from '../../../../content/stages/stage-words.ts'
import type { PickedLine } from '../../../../domain/report/pick-lines.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { Point, Points } from './points.tsx'
import { Card } from '../../parts/view.tsx'
import { Quote, Topic } from './brief-words.tsx'
import { quoted } from '../../../../generated/words/steps.ts'
import { dayText } from '../../format.ts'
import { AssessmentText } from '../../parts/assessment-text.tsx'
import { MODEL } from '../../../../generated/model.ts'
import { answerTo } from '../../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../../domain/assessment/assessment.ts'
import styles from './points.module.css'

const STRENGTHS = 2
const MAX_IN_PLACE = 10
const IN_PLACE = Math.max(2, topOptionOf(MODEL) - 1)
const BARELY_IN_PLACE = Math.max(2, IN_PLACE - 1)

type PartProps = { report: Report }

export function Openings({ ref, report }: PartProps & { ref: Ref<HTMLDivElement> }) {
  const { answers } = report
  return (
    <div ref={ref}>
      <Card title="Questions to open with">
        <p>
          <strong>
            <AssessmentText>{stageWordsOf(report).subtitle}</AssessmentText>
          </strong>
        </p>
        <Points>
          {openersOf(report).map((id) => (
            <Point key={id} question={id}>
              <span className="muted">
                <Topic id={id} />: you said{' '}
                <AssessmentText>
                  {quoted({ text: `${explainedOption(id, answerTo(answers, id))}.` })}
                </AssessmentText>
              </span>
              <p>
                <AssessmentText>{openingQuestionOf(id, answerTo(answers, id))}</AssessmentText>
              </p>
            </Point>
          ))}
        </Points>
      </Card>
    </div>
  )
}

/** What the steps of their plan are about. */
function openersOf({ plan }: Report): readonly QuestionId[] {
  return [...new Set(plan.first.map(({ id }) => id))]
}

/** Lines of the report, each with the answer behind it, unless it is quoted there. */
export function WhatWorks({ report }: PartProps) {
  const lines = strengthsOf(report)
  if (lines.length === 0) return null
  return (
    <Card title="Start with what works">
      <Points>
        {lines.map(({ text, answer: { id, option } }) => {
          const isQuoted = text.includes(quoted({ text: quotedOption(id, option) }))
          return (
            <Point
              key={text}
              question={id}
              detail={isQuoted ? undefined : <Quote id={id} option={option} />}
            >
              <AssessmentText>{text}</AssessmentText>
            </Point>
          )
        })}
      </Points>
    </Card>
  )
}

function strengthsOf(report: Report): readonly PickedLine[] {
  return stageWordsOf(report).whatsWorking.slice(0, STRENGTHS)
}

/** `run`: the day on which they finished, from which their own report counts. */
export function PlanOfTheirs({ report, run }: PartProps & { run: string }) {
  return (
    <Card title="Their plan">
      <p className="muted">
        <AssessmentText>{quoted({ text: whyThisOrder(report) })}</AssessmentText>
      </p>
      <ol className={`${styles.steps} stack`}>
        {planStepsOf(report, run).map(({ move, day, action, check }) => (
          <li key={`${move.id} ${day}`}>
            <strong>{dayText(day)}:</strong> <AssessmentText>{action}</AssessmentText>
            <div className="note">
              Question {move.id}: <Topic id={move.id} />. <AssessmentText>{check}</AssessmentText>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The two highest options, or the third if no answer is higher; not what the call is about, nor what is praised above. */
export function InPlace({ report }: PartProps) {
  const { answers } = report
  const praised = strengthsOf(report).map(({ answer }) => answer.id)
  const discussed = [...praised, ...openersOf(report)]
  const from = MODEL.questionIds.some((id) => answerTo(answers, id) >= IN_PLACE)
    ? IN_PLACE
    : BARELY_IN_PLACE
  const ids = MODEL.questionIds.filter(
    (id) => answerTo(answers, id) >= from && !discussed.includes(id),
  )
  if (ids.length === 0) return null
  const highest = ids
    .sort((one, other) => answerTo(answers, other) - answerTo(answers, one))
    .slice(0, MAX_IN_PLACE)
  return (
    <Card title="In place: don’t pitch">
      <Points>
        {highest.map((id) => (
          <Point key={id} question={id} detail={<Quote id={id} option={answerTo(answers, id)} />}>
            <Topic id={id} />
          </Point>
        ))}
      </Points>
      {ids.length > MAX_IN_PLACE && (
        <p className="note">{`${ids.length - MAX_IN_PLACE} more in their report`}</p>
      )}
    </Card>
  )
}
