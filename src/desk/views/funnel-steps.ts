import type { Numbers } from '../../contract/desk.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { countText, percentText } from '../format.ts'

type Funnel = Numbers['funnel']

/** A share is of the step before. Some visits begin in the middle, so it stops at the whole. */
export function funnelSteps(funnel: Funnel) {
  return funnel.map(({ milestone, count }, index) => {
    const before = funnel[index - 1]?.count ?? count
    return {
      key: milestone,
      ...stepTexts(milestone),
      count,
      lost: Math.max(0, before - count),
      share: index === 0 || before === 0 ? '' : percentText(Math.min(count, before), before),
    }
  })
}

export type FunnelStep = ReturnType<typeof funnelSteps>[number]

/** Of equal falls the first one. */
export function largestFall(steps: readonly FunnelStep[]): FunnelStep | undefined {
  const most = Math.max(0, ...steps.map(({ lost }) => lost))
  return most === 0 ? undefined : steps.find(({ lost }) => lost === most)
}

export function fallSentence({ text, lost, count }: FunnelStep): string {
  return `Most leave before ${text}: ${countText(lost)} of ${countText(lost + count)}.`
}

/** 'question-7' as 'Question 7', and for a narrow column as '7'. */
function stepTexts(milestone: Milestone): { text: string; short: string } {
  const words = milestone.replace('-', ' ')
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return { text, short: text.replace('Question ', '').replace('Lead form', 'Form') }
}
