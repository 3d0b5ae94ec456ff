import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, SectionName } from '../assessment/assessment.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { planOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { outcomeOf } from '../assessment/outcome.ts'
import type { Outcome } from '../assessment/outcome.ts'
import type { Model } from '../assessment/model.ts'
import type { SectionScore } from '../assessment/scoring.ts'

export type SectionReport = SectionScore & {
  /** Two may tie as `strongest`, but only one is `start-here`. Without a difference, no tags. */
  tag?: 'strongest' | 'start-here'
  answers: readonly ChosenAnswer[]
}

/** If several sections share the highest score, none is tagged. */
const MOST_STRONGEST = 2

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
    sections: model.sections.flatMap(({ questionIds }, place) => {
      const section = scores.sections[place]
      if (!section) return []
      const tag = tagOf(section, scores.sections, plan.start.section)
      const chosen = questionIds.map((id) => ({ id, option: answerTo(answers, id) }))
      return [{ ...section, ...(tag && { tag }), answers: chosen }]
    }),
    plan,
  }
}

/** The sections with the highest score; none if all have the same. */
export function strongestOf<Section extends SectionScore>(sections: readonly Section[]): Section[] {
  const highest = Math.max(...sections.map(({ score }) => score))
  const strongest = sections.filter(({ score }) => score === highest)
  return strongest.length < sections.length ? strongest : []
}

function tagOf(
  { name }: SectionScore,
  sections: readonly SectionScore[],
  startWith: SectionName,
): SectionReport['tag'] {
  const strongest = strongestOf(sections)
  if (strongest.length === 0) return undefined
  if (name === startWith) return 'start-here'
  const isStrongest = strongest.some((section) => section.name === name)
  return isStrongest && strongest.length <= MOST_STRONGEST ? 'strongest' : undefined
}
