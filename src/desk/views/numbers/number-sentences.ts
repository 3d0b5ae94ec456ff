import type { Numbers } from '../../../contract/desk.ts'
import { counted, countText, dayText, listText, percentText } from '../../words/format.ts'

// What the figures say; the period stands above all of them. Pages that are loaded again count again, so
// these are tendencies.

/** More than these are counted, not named. */
const MOST_NAMED = 3

/** 'From Nov 1, 2026 to Nov 30, 2026' */
export function periodText({ from, to }: Pick<Numbers, 'from' | 'to'>): string {
  return from === to ? `On ${dayText(from)}` : `From ${dayText(from)} to ${dayText(to)}`
}

export function totalsSentence({ visits, leads, finished, ...period }: Numbers): string {
  return (
    `${periodText(period)}: ${counted(visits, 'visit')}, ${counted(leads, 'lead')} and ` +
    `${counted(finished, 'finished assessment')}.`
  )
}

/** Against as many days before. */
export function changeText(change: number, days: number): string {
  const before = days === 1 ? 'on the day before' : `in the ${countText(days)} days before`
  if (change === 0) return `As many as ${before}`
  return `${countText(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than ${before}`
}

/** How many of the visits reached the report. */
export function shareOf({ funnel }: Numbers): [reached: number, visits: number] {
  return [funnel.at(-1)?.count ?? 0, funnel[0]?.count ?? 0]
}

/** All that share the highest count: a tie is never told as a lead. */
function mostOf<Item>(items: readonly Item[], countOf: (item: Item) => number): readonly Item[] {
  const most = Math.max(...items.map(countOf))
  return items.filter((item) => countOf(item) === most)
}

export function funnelSentence({ funnel }: Numbers): string {
  const [first, ...steps] = funnel
  const last = funnel.at(-1)
  if (!first || !last || first.count === 0) return 'No visit was counted.'
  const reached =
    `${countText(last.count)} of ${counted(first.count, 'visit')} ` +
    `(${percentText(last.count, first.count)}) reached the report.`
  const worst = mostOf(steps, ({ lost }) => lost)
  const [one] = worst
  if (!one || one.lost === 0) return reached
  const lost = countText(one.lost)
  if (worst.length === 1) return `${reached} Most stop before “${one.label}”: ${lost}.`
  if (worst.length === steps.length)
    return `${reached} Before each of the ${steps.length} steps the same number stop: ${lost}.`
  const where =
    worst.length > MOST_NAMED
      ? `${worst.length} of ${steps.length} steps`
      : listText(worst.map(({ label }) => `“${label}”`))
  return `${reached} Most stop before ${where}: ${lost} each.`
}

export function stageSentence({ stages }: Numbers): string {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  const most = mostOf(stages, ({ count }) => count)
  const [one] = most
  if (!one || total === 0) return 'Nobody finished.'
  const isTie = most.length > 1
  const which =
    isTie && most.length === stages.length
      ? `All ${stages.length} stages were equally common`
      : `${listText(most.map(({ stage }) => stage))} came up most`
  return (
    `${which} in ${counted(total, 'finished assessment')}: ` +
    `${countText(one.count)}${isTie ? ' each' : ''} (${percentText(one.count, total)}).`
  )
}

export function sourceSentence({ sources, leads }: Numbers): string {
  const known = sources.filter(({ source }) => source)
  const most = mostOf(known, (source) => source.leads)
  const [one] = most
  if (!one) return 'No lead said where it came from.'
  const count = `${countText(one.leads)} of ${countText(leads)}`
  const share = percentText(one.leads, leads)
  if (most.length === 1)
    return (
      `${one.source} brought the most leads: ${count} (${share}), ` +
      `${countText(one.finished)} of them finished.`
    )
  const which =
    most.length > MOST_NAMED
      ? `${most.length} sources`
      : listText(most.map(({ source }) => source ?? ''))
  const how = most.length === known.length ? 'equally many leads' : 'the most leads'
  return `${which} brought ${how}: ${count} each (${share}).`
}
