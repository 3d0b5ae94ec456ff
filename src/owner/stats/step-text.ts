import type { VisitStep } from '../../domain/assessment/visit-step.ts'

/** 'question-7' as 'Question 7'. */
export function stepText(step: VisitStep): string {
  const words = step.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
