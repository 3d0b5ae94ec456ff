import { inShortOf } from '../../../content/report/in-short.ts'
import type { ReactNode } from 'react'
import { answerTo, letterOf } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { BAR_TOP, barOf, scoreText } from '../../../content/numbers.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import type { Tile } from '../../../ui/chart/track.tsx'
import { Track } from '../../../ui/chart/track.tsx'
import { FirstStep } from './first-step.tsx'
import { TrackList, TrackRow } from '../../../ui/chart/track-list.tsx'
import { PLAN_ID } from './your-plan.tsx'
import { planStepsOf } from '../../../content/report/plan-words.ts'
import type { PlanStep } from '../../../content/report/plan-words.ts'
import { weekdayDate } from '../../../content/dates.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import { paired, withUnits } from '../../../content/joined.ts'
import { MIDDLE, optionText, questionLabel } from '../../../content/questions/questions.ts'
import type { ChosenAnswer } from '../../../domain/report/chosen-answer.ts'
import { optionAbove } from './report-sentences.ts'
import styles from './section-breakdown.module.css'

type SectionBreakdownProps = {
  report: Report
  /** The answers of the run; others are tried. */
  own: CompleteAnswers
  /** Of the run. */
  day: string | undefined
  /** Of its stage. */
  description: string
  /** Where answers can be tried. */
  onTry?: (answers: CompleteAnswers) => void
  /** Below the picture. */
  children: ReactNode
}

/** What to do first, and the picture it comes from: the areas, with their answers and what the plan raises. */
export function SectionBreakdown(props: SectionBreakdownProps) {
  const { report, day, description, children } = props
  const { symptom } = inShortOf(report)
  const [first] = planStepsOf(report, day)
  if (!first) throw new Error('A plan has a first step')
  return (
    <section className={`${styles.summary} stack gap-5`}>
      {/* For screen readers, as the picture continues the head of the report. */}
      <h2 className="unseen">{say.sections}</h2>
      <FirstStep due={dueText(first)}>
        <a href={`#${PLAN_ID}`}>{first.short}</a>
      </FirstStep>
      <div className={`${styles.picture} stack`}>
        <TrackList top={topOptionOf(MODEL)}>
          {report.sections.map((section) => (
            <TrackRow
              key={section.name}
              name={section.name}
              score={scoreText(section.score)}
              tag={tagOf(section)}
            >
              <Track
                label={say.answers({ section: section.name })}
                top={BAR_TOP}
                options={topOptionOf(MODEL)}
                to={barOf(section.score)}
                tiles={section.answers.map((answer) => tileOf(answer, props))}
              />
            </TrackRow>
          ))}
        </TrackList>
        {children}
      </div>
      <div className={`${styles.after} stack gap-2 late`}>
        <p>{withUnits(description)}</p>
        {symptom !== undefined && <p>{symptom}</p>}
      </div>
    </section>
  )
}

function dueText({ day }: PlanStep): string {
  return day === undefined
    ? say.firstStepWithin({ count: MODEL.plan.days[0] })
    : say.firstStep({ day: weekdayDate(day) })
}

function tileOf(answer: ChosenAnswer, { report, own, onTry }: SectionBreakdownProps): Tile {
  const { id, option } = answer
  const step = report.plan.first.find((other) => other.id === id && other.points > 0)
  const question = questionLabel(id)
  const chosen = say.chosen({ letter: letterOf(option), option: optionText(id, option) })
  const later = step ? say.inPlan({ option: optionText(id, step.to) }) : optionAbove(answer)
  return {
    at: option,
    text: String(id),
    isPlanned: step !== undefined,
    isTried: answerTo(own, id) !== option,
    answer: {
      label: paired([`${question} ${chosen}`, later]),
      card: (
        <>
          <p>{question}</p>
          <p>
            <strong>{chosen}</strong>
          </p>
          <p className="muted">{later}</p>
        </>
      ),
      onMove: onTry && ((to) => onTry({ ...report.answers, [id]: to })),
    },
  }
}

function tagOf({ tag, score }: SectionReport) {
  if (tag === 'start-here') return { text: say.startHere, accent: true }
  // What is the highest in the lower half is not strong.
  return tag && { text: score < MIDDLE ? say.highest : say.strongest, accent: false }
}
