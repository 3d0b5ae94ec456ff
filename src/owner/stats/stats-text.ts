import stringWidth from 'string-width'
import { bar, grouped, percent } from './bars.ts'
import { fit, safeText } from '../tables/display-width.ts'
import { milestoneText } from './milestone-text.ts'
import { leftOutText } from '../other-version.ts'
import type { Count, Stats } from './stats.ts'

const BAR_WIDTH = 30
const LABEL_WIDTH = 58
const SOURCE_WIDTH = 30

/** As small bars, for a terminal or a file of text. */
export function statsText(stats: Stats) {
  const { days, leads, responses, sources, stages, questions, milestones, period } = stats
  const from = period.since?.toISOString().slice(0, 10) ?? 'the first day'
  const to = new Date(period.until.getTime() - 1).toISOString().slice(0, 10)
  const mostInDay = Math.max(0, ...days.map((day) => Math.max(day.leads, day.responses)))
  const isCounted = milestones.some(({ count }) => count > 0)
  const lines = [
    `From ${from} to ${to} (UTC)`,
    '',
    `${grouped(leads)} leads, ${grouped(responses)} finished`,
    '',
    ...title('By day: leads, finished (█ finished, ░ not yet)'),
    ...days.map((day) => dayLine(day, mostInDay)),
    '',
    ...title('Where visits stop'),
    ...(isCounted
      ? milestones.map((milestone) => milestoneLine(milestone, milestones[0]?.count ?? 0))
      : ['  No visit was counted in this period.']),
    '',
    ...title('Where leads came from'),
    ...(sources.length > 0 ? barLines(sources, SOURCE_WIDTH) : ['  No lead came in this period.']),
    '',
    ...title('Stages'),
    ...barLines(stages, 16),
    ...leftOutText(stats.ofOtherVersions).flatMap((sentence) => ['', sentence]),
    ...questions.flatMap(({ id, text, options }) => [
      '',
      ...title(`${id}. ${text}`),
      ...barLines(options, LABEL_WIDTH),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

type Day = Stats['days'][number]
type Reached = Stats['milestones'][number]

function dayLine({ day, leads, responses }: Day, most: number): string {
  const columnsOf = (count: number) => (most === 0 ? 0 : Math.round((BAR_WIDTH * count) / most))
  const finished = columnsOf(responses)
  const others = Math.max(0, columnsOf(leads) - finished)
  const numbers = `${grouped(leads).padStart(7)}  ${grouped(responses).padStart(7)}`
  return `  ${day}  ${numbers}  ${'█'.repeat(finished)}${'░'.repeat(others)}`.trimEnd()
}

function milestoneLine({ milestone, count, lost }: Reached, most: number): string {
  const drawn = bar(count, most, BAR_WIDTH).padEnd(BAR_WIDTH)
  const fewer = lost > 0 ? `-${grouped(lost)}` : ''
  return `  ${milestoneText(milestone).padEnd(14)}  ${grouped(count).padStart(7)}  ${drawn}  ${fewer}`.trimEnd()
}

function title(text: string): string[] {
  return [text, '─'.repeat(stringWidth(text))]
}

function barLines(counts: readonly Count[], labelWidth: number): string[] {
  const whole = counts.reduce((sum, { count }) => sum + count, 0)
  return counts.map(({ label, count }) => {
    const share = percent(count, whole).padStart(5)
    const numbers = `${grouped(count).padStart(7)}  ${share}`
    return `  ${fit(safeText(label), labelWidth)}  ${numbers}  ${bar(count, whole, BAR_WIDTH)}`.trimEnd()
  })
}
