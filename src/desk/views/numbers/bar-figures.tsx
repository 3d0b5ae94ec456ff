import type { Numbers } from '../../../contract/desk.ts'
import { BarTable } from '../../ui/chart/bar-table.tsx'
import { FigureCard } from '../../ui/chart/figure-card.tsx'
import { countText, percentText } from '../../words/format.ts'
import { funnelSentence, periodText, sourceSentence, stageSentence } from './number-sentences.ts'

export type FigureProps = { now: Numbers; earlier: Numbers | undefined }

const NOT_KNOWN = 'Not known'

export function Funnel({ now, earlier }: FigureProps) {
  return (
    <FigureCard
      title="From the first page to the report"
      sentence={funnelSentence(now)}
      period={periodText(now)}
    >
      <BarTable
        caption="Visits that reached each step"
        titles={titlesOf('Step', 'Visits', 'Stopped before', earlier)}
        countText={countText}
        rows={now.funnel.map(({ milestone, label, count, lost }) => ({
          ...{ label, count, lost, note: lost === 0 ? '' : countText(lost) },
          ...earlierOf(
            earlier?.funnel.find((step) => step.milestone === milestone)?.count,
            earlier,
          ),
        }))}
      />
    </FigureCard>
  )
}

export function Stages({ now, earlier }: FigureProps) {
  const total = now.stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureCard title="By stage" sentence={stageSentence(now)} period={periodText(now)}>
      <BarTable
        caption="Finished assessments by stage"
        titles={titlesOf('Stage', 'Finished', 'Share', earlier)}
        countText={countText}
        rows={now.stages.map(({ stage, count }) => ({
          ...{ label: stage, count, note: percentText(count, total) },
          ...earlierOf(earlier?.stages.find((other) => other.stage === stage)?.count, earlier),
        }))}
      />
    </FigureCard>
  )
}

export function Sources({ now, earlier }: FigureProps) {
  return (
    <FigureCard title="By source" sentence={sourceSentence(now)} period={periodText(now)}>
      {now.sources.length > 0 && (
        <BarTable
          caption="Leads by source"
          titles={titlesOf('Source', 'Leads', 'Finished', earlier)}
          countText={countText}
          rows={now.sources.map(({ source, leads, finished }) => ({
            ...{ label: source || NOT_KNOWN, count: leads, note: countText(finished) },
            ...earlierOf(earlier?.sources.find((other) => other.source === source)?.leads, earlier),
          }))}
        />
      )}
    </FigureCard>
  )
}

export function titlesOf(label: string, count: string, note: string, earlier: Numbers | undefined) {
  return { label, count, note, ...(earlier && { earlier: 'Other period' }) }
}

/** Nothing there is a count of zero once there is another period. */
export function earlierOf(count: number | undefined, earlier: Numbers | undefined) {
  return earlier ? { earlier: count ?? 0 } : {}
}
