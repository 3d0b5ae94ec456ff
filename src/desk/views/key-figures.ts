import type { Numbers } from '../../contract/desk.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { changeText, countText, percentText } from '../format.ts'

type Figure = { name: string; value: string; note: string }

/** The numbers that are read first. `before`: of the period before, with which they are compared. */
export function keyFigures(now: Numbers, before: Numbers | undefined): Figure[] {
  const visits = visitsOf(now)
  const ofVisits = (count: number) => `${percentText(count, visits)} of visits`
  const average = averageOf(now)
  return [
    figure('Visits', visits, before && visitsOf(before)),
    figure('Leads', now.leads, before?.leads, ofVisits(now.leads)),
    figure('Finished', now.finished, before?.finished, ofVisits(now.finished)),
    { name: 'Average score', value: average === undefined ? '–' : oneDecimal(average), note: '' },
  ]
}

function figure(name: string, count: number, before = 0, share = ''): Figure {
  const note = [before > 0 && `${changeText(count, before)} from ${countText(before)}`, share]
    .filter(Boolean)
    .join(', ')
  return { name, value: countText(count), note }
}

function visitsOf({ funnel }: Numbers): number {
  return funnel[0]?.count ?? 0
}

function averageOf({ answers }: Numbers): number | undefined {
  const chosen = answers.reduce((sum, { count }) => sum + count, 0)
  const points = answers.reduce((sum, { option, count }) => sum + option * count, 0)
  return chosen === 0 ? undefined : points / chosen
}
