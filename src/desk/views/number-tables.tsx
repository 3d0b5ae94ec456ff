import { optionText, questionOf } from '../../content/questions/questions.ts'
import type { Numbers } from '../../contract/desk.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { Card, Muted } from '../../ui/desk/view.tsx'
import { LEADS_PATH } from '../address.ts'
import { counted, countText, percentText } from '../format.ts'
import { funnelRows } from './funnel-rows.ts'
import { MODEL } from '../../model/model.ts'

type TableProps = { numbers: Numbers }

export function FunnelTable({ numbers }: TableProps) {
  return (
    <Card title="Visits">
      <BarTable
        caption="Visits that reached each step"
        titles={['Step', 'Visits', 'Of the step before']}
        countText={countText}
        rows={funnelRows(numbers.funnel)}
      />
    </Card>
  )
}

export function StageTable({ numbers: { stages } }: TableProps) {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title="Stages">
      <BarTable
        caption="Completed assessments by stage"
        titles={['Stage', 'Finished', 'Share']}
        countText={countText}
        rows={stages.map(({ stage, count }) => ({
          key: stage,
          label: <a href={leadsAddress({ stage })}>{stage}</a>,
          count,
          note: percentText(count, total),
        }))}
      />
    </Card>
  )
}

export function SourceTable({ numbers: { sources, rest, from, to } }: TableProps) {
  const rows = sources.map(({ source, leads, finished }) => ({
    key: `source ${source ?? ''}`,
    label: (
      <a href={leadsAddress({ source: source ?? '', from, to })}>
        <bdi>{source ?? 'Not known'}</bdi>
      </a>
    ),
    count: leads,
    note: countText(finished),
  }))
  const others = { key: 'rest', label: 'All others', count: rest.leads, note: `${rest.finished}` }
  return (
    <Card title="Sources">
      <BarTable
        caption="Leads by source"
        titles={['Source', 'Leads', 'Finished']}
        countText={countText}
        rows={rest.leads > 0 ? [...rows, others] : rows}
      />
    </Card>
  )
}

export function AnswerTables({ numbers: { answers, ofOtherVersions } }: TableProps) {
  return (
    <Card title="Answers">
      {ofOtherVersions > 0 && (
        <Muted>{`Without ${counted(ofOtherVersions, 'response')} to earlier questions.`}</Muted>
      )}
      {MODEL.questionIds.map((id) => {
        const { text } = questionOf(id)
        const chosen = answers.filter(({ question }) => question === id)
        const total = chosen.reduce((sum, { count }) => sum + count, 0)
        return (
          <BarTable
            key={id}
            caption={`${id}. ${text}`}
            titles={['Answer', 'People', 'Share']}
            countText={countText}
            rows={MODEL.options.map((number) => {
              const count = chosen.find(({ option }) => option === number)?.count ?? 0
              return {
                key: String(number),
                label: `${letterOf(number)}. ${optionText(id, number)}`,
                count,
                note: percentText(count, total),
              }
            })}
          />
        )
      })}
    </Card>
  )
}

/** The leads that a bar counts. A stage counts responses, whose leads can be older than the period. */
function leadsAddress(query: Readonly<Record<string, string>>): string {
  return `${LEADS_PATH}?${new URLSearchParams(query).toString()}`
}
