import type { DayNumbers, Numbers } from '../../../contract/desk.ts'
import { counted, countText, dayText, percentText } from '../../words/format.ts'

export type Measure = 'visits' | 'leads' | 'finished'

export const MEASURES: readonly (readonly [Measure, string])[] = [
  ['leads', 'Leads'],
  ['finished', 'Finished'],
  ['visits', 'Visits'],
]

type Question = Numbers['questions'][number]

function periodText({ from, to }: Pick<Numbers, 'from' | 'to'>): string {
  return from === to ? `On ${dayText(from)}` : `From ${dayText(from)} to ${dayText(to)}`
}

export function totalsSentence(now: Numbers, earlier: Numbers | undefined): string {
  const { visits, leads, finished } = now
  const said =
    `${periodText(now)}: ${counted(visits, 'visit')}, ${counted(leads, 'lead')} and ` +
    `${counted(finished, 'finished assessment')}.`
  if (!earlier) return said
  return (
    `${said} ${periodText(earlier)}: ${countText(earlier.visits)}, ` +
    `${countText(earlier.leads)} and ${countText(earlier.finished)}.`
  )
}

/** Where most visits stop. Pages that are loaded again count again, so these are tendencies. */
export function funnelSentence({ funnel, ...period }: Numbers): string {
  const [first] = funnel
  const last = funnel.at(-1)
  if (!first || !last || first.count === 0) return `${periodText(period)} no visit was counted.`
  const reached =
    `${periodText(period)} ${countText(last.count)} of ${counted(first.count, 'visit')} ` +
    `(${percentText(last.count, first.count)}) reached the report.`
  const worst = funnel.reduce((most, step) => (step.lost > most.lost ? step : most))
  if (worst.lost === 0) return reached
  return `${reached} Most stop before “${worst.label}”: ${countText(worst.lost)}.`
}

export function timeSentence(
  measure: Measure,
  points: readonly DayNumbers[],
  unit: 'day' | 'week',
): string {
  const total = points.reduce((sum, point) => sum + point[measure], 0)
  const words = { visits: 'visits', leads: 'leads', finished: 'finished assessments' }[measure]
  if (total === 0) return `No ${words} in these ${counted(points.length, unit)}.`
  const best = points.reduce((most, point) => (point[measure] > most[measure] ? point : most))
  const when = unit === 'week' ? `in the week of ${dayText(best.day)}` : `on ${dayText(best.day)}`
  return `${countText(total)} ${words} in ${counted(points.length, unit)}; the most, ${countText(best[measure])}, ${when}.`
}

export function stageSentence({ stages, ...period }: Numbers): string {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return `${periodText(period)} nobody finished.`
  const most = stages.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    `${periodText(period)} most of ${counted(total, 'finished assessment')} came out as ` +
    `${most.stage}: ${countText(most.count)} (${percentText(most.count, total)}).`
  )
}

export function sourceSentence({ sources, leads, ...period }: Numbers): string {
  const known = sources.filter(({ source }) => source)
  const [most] = known
  if (!most) return `${periodText(period)} no lead said where it came from.`
  return (
    `${periodText(period)} ${most.source} brought the most leads: ${countText(most.leads)} of ` +
    `${countText(leads)} (${percentText(most.leads, leads)}), ${countText(most.finished)} of them finished.`
  )
}

export function questionSentence({ id, text, options }: Question): string {
  const total = options.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return `Nobody answered question ${id} in this period.`
  const most = options.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    `${text} ${countText(most.count)} of ${countText(total)} ` +
    `(${percentText(most.count, total)}) said ${most.letter}, “${most.text}”.`
  )
}
