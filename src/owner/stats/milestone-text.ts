import type { Milestone } from '../../domain/assessment/milestone.ts'

/** 'question-7' as 'Question 7'. */
export function milestoneText(milestone: Milestone): string {
  const words = milestone.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
