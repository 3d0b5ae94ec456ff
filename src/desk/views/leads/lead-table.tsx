import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import type { LeadOrder, LeadRow } from '../../../contract/desk.ts'
import { LEAD_ORDERS } from '../../../contract/desk.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { StageTicks } from '../../../ui/chart/stage-ticks.tsx'
import { DataTable } from '../../../ui/desk/data-table.tsx'
import type { Column } from '../../../ui/desk/data-table.tsx'
import { Dot } from '../../../ui/desk/marks.tsx'
import { Tag } from '../../../ui/label/tag.tsx'
import { addressWith, leadPathOf } from '../../address.ts'
import { Moment } from '../moment.tsx'
import { LEAD_STATE_TITLES } from '../../words.ts'
import { MODEL } from '../../../model/model.ts'

type LeadTableProps = {
  rows: readonly LeadRow[]
  /** The newest lead seen before. */
  seen: number
}

const STAGE_NAMES = MODEL.stages.map(({ name }) => name)

export function LeadTable({ rows, seen }: LeadTableProps) {
  return <DataTable caption="Leads" columns={columnsOf(seen)} rows={rows} keyOf={({ id }) => id} />
}

function columnsOf(seen: number): Column<LeadRow>[] {
  return [
    { title: 'When', ...sortOf('when'), cell: ({ at }) => <Moment at={at} /> },
    {
      title: 'Name',
      ...sortOf('name'),
      isHeader: true,
      cell: ({ id, name, quarantine }) => (
        <>
          <a href={leadPathOf(id)}>
            <bdi>{name}</bdi>
          </a>
          {quarantine === null && id > seen && <Dot meaning="new since your last visit" />}{' '}
          {quarantine !== null && <Tag accent>in quarantine</Tag>}
        </>
      ),
    },
    { title: 'Company', ...sortOf('company'), cell: ({ company }) => <bdi>{company}</bdi> },
    {
      title: 'Designation',
      ...sortOf('designation'),
      cell: ({ designation }) => <bdi>{designation}</bdi>,
    },
    {
      title: 'Stage',
      ...sortOf('stage'),
      cell: ({ stage, score }) =>
        stage === null ? 'Not finished' : <Stage stage={stage} score={score ?? 0} />,
    },
    {
      title: 'Score',
      ...sortOf('score'),
      isNumeric: true,
      cell: ({ score }) => (score === null ? '' : oneDecimal(score)),
    },
    {
      title: 'Weakest',
      cell: ({ weakest }) => weakest && `${weakest.area} ${oneDecimal(weakest.score)}`,
    },
    { title: 'State', cell: ({ state }) => LEAD_STATE_TITLES[state] },
    { title: 'Source', ...sortOf('source'), cell: ({ source }) => source && <bdi>{source}</bdi> },
  ]
}

/** Between two stages there is no tick to fill. */
function Stage({ stage, score }: { stage: string; score: number }) {
  const words = storedStageInWords(stage, score)
  return words === stage ? <StageTicks stage={stage} stages={STAGE_NAMES} /> : words
}

/** The first click sorts newest or lowest first, the next one reverses it. */
function sortOf(by: LeadOrder): Pick<Column<LeadRow>, 'sort'> {
  const query = new URLSearchParams(location.search)
  const sorted = LEAD_ORDERS.find((order) => order === query.get('by')) ?? 'when'
  const isAscending = query.get('direction') === 'ascending'
  const direction = isAscending ? 'ascending' : 'descending'
  const other = isAscending ? 'descending' : 'ascending'
  const first = by === 'when' ? 'descending' : 'ascending'
  const href = addressWith({ by, direction: by === sorted ? other : first, page: '' })
  return { sort: { href, direction: by === sorted ? direction : undefined } }
}
