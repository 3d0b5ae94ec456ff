import type { Numbers } from '../../contract/desk.ts'
import { MODEL } from '../../generated/model.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { Card } from '../../ui/desk/view.tsx'
import { LEADS_PATH } from '../address.ts'
import { countText, percentText } from '../format.ts'

type TableProps = { numbers: Numbers }

export function StageTable({ numbers: { stages, inGaps } }: TableProps) {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title="Stages">
      <BarTable
        caption="Completed assessments by stage"
        titles={['Stage', 'People', 'Share']}
        rows={stages.map(({ stage, count }) => ({
          key: stage,
          label: <a href={leadsAddress({ stage })}>{stage}</a>,
          count,
          figures: [countText(count), percentText(count, total)],
        }))}
      />
      {inGaps > 0 && (
        <p className="note">
          {`${MODEL.gapStage} includes ${countText(inGaps)} between two other stages (labeled ${MODEL.gapStage}).`}
        </p>
      )}
    </Card>
  )
}

export function SourceTable({ numbers: { sources, rest, from, to } }: TableProps) {
  const rows = sources.map(({ source, leads, finished }) => ({
    key: `source ${source ?? ''}`,
    label: (
      <a href={leadsAddress({ source: source ?? '', from, to })}>
        <bdi>{source ?? 'Not\u00a0known'}</bdi>
      </a>
    ),
    count: leads,
    figures: [countText(leads), countText(finished)],
  }))
  const others = {
    key: 'rest',
    label: 'All\u00a0others',
    count: rest.leads,
    figures: [countText(rest.leads), countText(rest.finished)],
  }
  return (
    <Card title="Sources">
      <BarTable
        caption="Leads by source"
        titles={['Source', 'Leads', 'Finished']}
        rows={rest.leads > 0 ? [...rows, others] : rows}
      />
    </Card>
  )
}

/** The leads that a bar counts. A stage counts responses, whose leads can be older than the period. */
function leadsAddress(query: Readonly<Record<string, string>>): string {
  return `${LEADS_PATH}?${new URLSearchParams(query).toString()}`
}
