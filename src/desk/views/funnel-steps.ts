import type { Numbers } from '../../contract/desk.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'
import { counted, countText, percentText } from '../format.ts'

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
      short: shortTextOf(milestone),
      count,
      lost: Math.max(0, before - count),
      share: index === 0 || before === 0 ? '' : percentText(Math.min(count, before), before),
    }
  })
}

export type FunnelStep = ReturnType<typeof funnelSteps>[number]

/** The step before which the most visits end, if that is clear. */
export function clearFallOf(steps: readonly FunnelStep[]): FunnelStep | undefined {
  const [most, second] = [...steps].sort((one, other) => other.lost - one.lost)
  const least = Math.max(LEAST_CLEAR, CLEARLY_MORE * (second?.lost ?? 0))
  return most && most.lost >= least ? most : undefined
}

export function fallSentence(steps: readonly FunnelStep[]): string {
  if (steps.every(({ lost }) => lost === 0)) return ''
  const most = clearFallOf(steps)
  if (!most) return 'Loss is even: no step loses clearly more than the others.'
  const { text, lost, count } = most
  return `Most leave before ${text}: ${countText(lost)} of ${countText(lost + count)}.`
}

/** Why fewer people than visits get there. */
export function peopleSentence({
  funnel,
  leads,
  finished,
}: Pick<Numbers, 'funnel' | 'leads' | 'finished'>): string {
  const [form, report] = (['lead-form', 'results'] as const).map((milestone) =>
    counted(funnel.find((step) => step.milestone === milestone)?.count ?? 0, 'visit'),
  )
  return (
    `${form} opened the form, repeats included; ${counted(leads, 'person', 'people')} sent it. ` +
    `${report} opened a report, repeats included; ${counted(finished, 'person', 'people')} finished.`
  )
}

/** 'question-7' as 'Question 7'. */
function textOf(milestone: Milestone): string {
  if (milestone === 'results') return 'Report'
  return sentenceCase(milestone.replace('-', ' '))
}

/** Below a narrow column: 'Form', '7'. */
function shortTextOf(milestone: Milestone): string {
  return sentenceCase(textOf(milestone).split(' ').at(-1) ?? '')
}
