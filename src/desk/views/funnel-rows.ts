import type { Numbers } from '../../contract/desk.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { percentText } from '../format.ts'

/** A share is of the step before. Some visits begin in the middle, so it stops at the whole. */
export function funnelRows(funnel: Numbers['funnel']) {
  return funnel.map(({ milestone, count }, index) => {
    const before = funnel[index - 1]?.count ?? count
    return {
      key: milestone,
      label: stepText(milestone),
      count,
      note: index === 0 || before === 0 ? '' : percentText(Math.min(count, before), before),
    }
  })
}

/** 'question-7' as 'Question 7'. */
function stepText(milestone: Milestone): string {
  const words = milestone.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
