import { hasEqualSections } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import type { SectionScore } from '../assessment/scoring.ts'

/** Points of a section's sum up to which two sections are not told apart: one answer of several says little. */
function levelWithin({ sections }: Model): number {
  return sections.some(({ questionIds }) => questionIds.length > 1) ? 1 : 0
}

/** Whether a section is above the lowest by so little that the two count as level. */
export function isNextTo(model: Model, section: SectionScore, lowest: SectionScore): boolean {
  const above = section.total - lowest.total
  return (
    hasEqualSections(model) &&
    above > 0 &&
    above <= levelWithin(model) &&
    !areShownEqual(model, section.score, lowest.score)
  )
}

/** No section stands out: they show one score, or are no more than that apart. */
export function areLevel(model: Model, sections: readonly SectionScore[]): boolean {
  const scores = sections.map(({ score }) => score)
  if (areShownEqual(model, Math.min(...scores), Math.max(...scores))) return true
  if (!hasEqualSections(model)) return false
  const totals = sections.map(({ total }) => total)
  return Math.max(...totals) - Math.min(...totals) <= levelWithin(model)
}
