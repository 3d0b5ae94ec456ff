import type { LeadQuery, Numbers } from '../../../contract/desk.ts'
import { LEADS_PATH, navigate } from '../../address.ts'
import { showLeads } from '../../state/use-lead-list.ts'
import { BarTable } from '../../ui/chart/bar-table.tsx'
import { ColumnStrip } from '../../ui/chart/column-strip.tsx'
import { FigureCard } from '../../ui/chart/figure-card.tsx'
import { PlaceLink } from '../../ui/page/place-link.tsx'
import { countText, percentText } from '../../words/format.ts'
import { funnelSentence, periodText, sourceSentence, stageSentence } from './number-sentences.ts'

type FigureProps = { now: Numbers }

const NOT_KNOWN = 'Not known'

export function Funnel({ now }: FigureProps) {
  const questions = now.funnel.filter(({ milestone }) => milestone.startsWith('question-'))
  const steps = now.funnel.filter((step) => !questions.includes(step))
  return (
    <FigureCard
      title="From the first page to the report"
      sentence={funnelSentence(now)}
      period={periodText(now)}
    >
      <BarTable
        caption="Visits that reached each step"
        titles={{ label: 'Step', count: 'Visits', note: 'Share' }}
        countText={countText}
        rows={steps.map(({ label, count }) => ({
          label,
          count,
          note: percentText(count, now.visits),
        }))}
      />
      <ColumnStrip
        label="Visits that reached each question"
        most={Math.max(1, ...now.funnel.map(({ count }) => count))}
        columns={questions.map(({ milestone, count }) => ({
          name: milestone.replace('question-', 'Q'),
          count,
          text: countText(count),
        }))}
      />
    </FigureCard>
  )
}

export function Stages({ now }: FigureProps) {
  const total = now.stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureCard title="By stage" sentence={stageSentence(now)} period={periodText(now)}>
      <BarTable
        caption="Finished assessments by stage"
        titles={{ label: 'Stage', count: 'Finished', note: 'Share' }}
        countText={countText}
        rows={now.stages.map(({ stage, count }) => ({
          label: stage,
          count,
          note: percentText(count, total),
          link: <LeadsLink query={{ stage }}>{stage}</LeadsLink>,
        }))}
      />
    </FigureCard>
  )
}

export function Sources({ now }: FigureProps) {
  const { from, to } = now
  return (
    <FigureCard title="By source" sentence={sourceSentence(now)} period={periodText(now)}>
      {now.sources.length > 0 && (
        <BarTable
          caption="Leads by source"
          titles={{ label: 'Source', count: 'Leads', note: 'Finished' }}
          countText={countText}
          rows={now.sources.map(({ source, leads, finished }) => ({
            label: source || NOT_KNOWN,
            count: leads,
            note: countText(finished),
            link: (
              <LeadsLink query={{ source: source ?? '', from, to }}>
                {source || NOT_KNOWN}
              </LeadsLink>
            ),
          }))}
        />
      )}
    </FigureCard>
  )
}

/** The leads that a bar counts. A stage counts responses, whose leads can be older than the period. */
function LeadsLink({ query, children }: { query: LeadQuery; children: string }) {
  return (
    <PlaceLink
      href={LEADS_PATH}
      isRow
      onOpen={() => {
        showLeads(query)
        navigate(LEADS_PATH)
      }}
    >
      {children}
    </PlaceLink>
  )
}
