import { questionOf } from '../../../../content/questions/questions.ts'
import { explainedOption } from '../../../../content/questions/quoted-option.ts'
import { letterOf } from '../../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../../domain/assessment/assessment.ts'
import type { NextStage } from '../../../../domain/report/plan.ts'
import { boundText } from '../../../../domain/assessment/shown-score.ts'
import { MODEL } from '../../../../generated/model.ts'
import { quoted } from '../../../../generated/words/steps.ts'
import { AssessmentText } from '../../parts/assessment-text.tsx'

/** Skill coaching */
export function Topic({ id }: { id: QuestionId }) {
  return <AssessmentText>{questionOf(id).topic}</AssessmentText>
}

/** “Each manager decides whether and when to coach” */
export function Quote({ id, option }: { id: QuestionId; option: OptionNumber }) {
  return <AssessmentText>{quoted({ text: explainedOption(id, option) })}</AssessmentText>
}

/** A “Each manager decides whether and when to coach” */
export function Choice({ id, option }: { id: QuestionId; option: OptionNumber }) {
  return (
    <>
      {letterOf(option)} <Quote id={id} option={option} />
    </>
  )
}

/** 'Strategic begins at 3.5', on the scale of the score that it stands beside. */
export function beginsText({ stage, from }: NextStage): string {
  return `${stage} begins at ${boundText(MODEL, from)}`
}
