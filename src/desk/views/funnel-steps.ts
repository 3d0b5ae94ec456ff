import type { Numbers } from '../../contract/desk.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'
import { countText, percentText } from '../format.ts'

type Funnel = Numbers['funnel']

const LEAST_CLEAR = 5
const CLEARLY_MORE = 1.5

/** A share is of the step before. Some visits begin in the middle, so it stops at the whole. */
export function funnelSteps(funnel: Funnel) {
  return funnel.map(({ milestone, count }, index) => {
    const before = funnel[index - 1]?.count ?? count
    return {
      key: milestone,
      text: textOf(milestone),
      count,
      lost: Math.max(0, before - count),
      share: index === 0 || before === 0 ? '' : percentText(Math.min(count, before), before),
    }
  })
}

export type FunnelStep = ReturnType<typeof funnelSteps>[number]

/** Names the largest fall only if it is clear. */
export function fallSentence(steps: readonly FunnelStep[]): string {
  const [most, second] = [...steps].sort((one, other) => other.lost - one.lost)
  if (!most || most.lost === 0) return ''
  const { text, lost, count } = most
  return lost >= LEAST_CLEAR && lost >= CLEARLY_MORE * (second?.lost ?? 0)
    ? `Most leave before ${text}: ${countText(lost)} of ${countText(lost + count)}.`
    : 'Loss is even: no step loses clearly more than the others.'
}

/** 'question-7' as 'Question 7'. */
function textOf(milestone: Milestone): string {
  return sentenceCase(milestone.replace('-', ' '))
}
