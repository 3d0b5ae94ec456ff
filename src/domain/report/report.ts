import { answerTo, questionIdsOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, SectionName } from '../assessment/assessment.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { areLevel } from './level.ts'
import { planOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { outcomeOf } from '../assessment/outcome.ts'
import type { Outcome } from '../assessment/outcome.ts'
import type { Model } from '../assessment/model.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import type { SectionScore } from '../assessment/scoring.ts'

export type SectionReport = SectionScore & {
  /** Two may tie as `strongest`, but only one is `start-here`. Level sections have no `strongest`, equal ones no tag. */
  tag?: 'strongest' | 'start-here'
  answers: readonly ChosenAnswer[]
}

/** None is tagged if more sections than this share the highest score. */
const MAX_STRONGEST = 2

/** Everything that the results page shows, without the words. */
export type Report = Outcome & {
  answers: CompleteAnswers
  /** In the order of the questions. */
  sections: readonly SectionReport[]
  plan: Plan
}

/** Answers and the plan for them. */
export type PlannedReport = Pick<Report, 'answers' | 'plan'>

export function reportOf(model: Model, answers: CompleteAnswers): Report {
  const scored = outcomeOf(model, answers)
  const { scores } = scored
  const plan = planOf(model, answers, scores)
  const tags = tagsOf(model, scores.sections, plan.start.section)
  return {
    ...scored,
    answers,
    sections: scores.sections.map((section, index) => {
      const tag = tags[index]
      const ids = questionIdsOf(model, section.name)
      const chosen = ids.map((id) => ({ id, option: answerTo(answers, id) }))
      return { ...section, ...(tag && { tag }), answers: chosen }
    }),
    plan,
  }
}

/** One for each section; none of them where all show the same score. */
function tagsOf(
  model: Model,
  sections: readonly SectionScore[],
  startWith: SectionName,
): readonly SectionReport['tag'][] {
  const highest = Math.max(...sections.map(({ score }) => score))
  const isHighest = ({ score }: SectionScore) => areShownEqual(model, score, highest)
  if (sections.every(isHighest)) return []
  // Where the plan starts is no lower than what is called strong.
  const isStartHighest = sections.some(
    (section) => section.name === startWith && isHighest(section),
  )
  const isNamed =
    !isStartHighest &&
    sections.filter(isHighest).length <= MAX_STRONGEST &&
    !areLevel(model, sections)
  return sections.map((section) => {
    if (section.name === startWith) return 'start-here'
    return isNamed && isHighest(section) ? 'strongest' : undefined
  })
}
