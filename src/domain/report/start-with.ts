import { SECTIONS } from '../assessment/assessment.ts'
import type { SectionName } from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'

/** Which of two equal sections comes first: direction, then behavior, then proof, then material. */
export const START_ORDER: readonly SectionName[] = [
  'Strategic Alignment',
  'Coaching & Reinforcement',
  'Measurement & Optimization',
  'Content & Training Delivery',
]

/** The section to work on first: the lowest one, equal ones by START_ORDER. */
export function startWithOf({ sections }: Scores): SectionName {
  const lowest = Math.min(...sections.map(({ total }) => total))
  const start = START_ORDER.find((name) =>
    sections.some((section) => section.name === name && section.total === lowest),
  )
  if (!start) throw new Error(`START_ORDER must name all ${SECTIONS.length} sections`)
  return start
}
