import { answerTo } from '../assessment/assessment.ts'
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

export function reportOf(model: Model, answers: CompleteAnswers): Report {
  const scored = outcomeOf(model, answers)
  const { scores } = scored
  const plan = planOf(model, answers, scores)
  return {
    ...scored,
    answers,
    sections: model.sections.flatMap(({ questionIds }, index) => {
      const section = scores.sections[index]
      if (!section) return []
      const tag = tagOf(model, section, scores.sections, plan.start.section)
      const chosen = questionIds.map((id) => ({ id, option: answerTo(answers, id) }))
      return [{ ...section, ...(tag && { tag }), answers: chosen }]
    }),
    plan,
  }
}

/** The sections that show the highest score; none if all do. */
function strongestOf(model: Model, sections: readonly SectionScore[]): readonly SectionScore[] {
  const highest = Math.max(...sections.map(({ score }) => score))
  const strongest = sections.filter(({ score }) => areShownEqual(model, score, highest))
  return strongest.length < sections.length ? strongest : []
}

function tagOf(
  model: Model,
  { name }: SectionScore,
  sections: readonly SectionScore[],
  startWith: SectionName,
): SectionReport['tag'] {
  const strongest = strongestOf(model, sections)
  if (strongest.length === 0) return undefined
  if (name === startWith) return 'start-here'
  // Where the plan starts is no lower than what is called strong.
  const start = sections.find((section) => section.name === startWith)
  const isStrongest = strongest.some(
    (section) =>
      section.name === name && !areShownEqual(model, section.score, start?.score ?? section.score),
  )
  const isNamed = strongest.length <= MAX_STRONGEST && !areLevel(model, sections)
  return isStrongest && isNamed ? 'strongest' : undefined
}
