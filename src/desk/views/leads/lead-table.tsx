import { use } from 'react'
import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import { LEAD_ORDERS, LEAD_STATES } from '../../../contract/desk.ts'
import type { LeadOrder, LeadRow, LeadState } from '../../../contract/desk.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { MODEL } from '../../../model/model.ts'
import { StageTicks } from '../../../ui/chart/stage-ticks.tsx'
import { DataTable } from '../../../ui/desk/data-table.tsx'
import type { Column } from '../../../ui/desk/data-table.tsx'
import { Dot, ProgressSelect } from '../../../ui/desk/marks.tsx'
import { Tag } from '../../../ui/label/tag.tsx'
import { addressWith, leadPathOf } from '../../address.ts'
import { MayChange } from '../../may-change.ts'
import { LEAD_STATE_TITLES, shortAreaOf } from '../../words.ts'
import { Moment } from '../moment.tsx'

type LeadTableProps = {
  rows: readonly LeadRow[]
  isUnseen: (id: number) => boolean
  onState: (row: LeadRow, state: LeadState) => void
}

const STAGE_NAMES = MODEL.stages.map(({ name }) => name)

export function LeadTable({ rows, isUnseen, onState }: LeadTableProps) {
  const columns = columnsOf(isUnseen, use(MayChange) ? onState : undefined)
  return <DataTable caption="Leads" columns={columns} rows={rows} keyOf={({ id }) => id} />
}

function columnsOf(
  isUnseen: LeadTableProps['isUnseen'],
  onState: LeadTableProps['onState'] | undefined,
): Column<LeadRow>[] {
  return [
    {
      title: 'Name',
      ...{ width: 13.5, phone: 'start', isHeader: true, ...sortOf('name') },
      cell: (row) => <Name row={row} isUnseen={isUnseen(row.id)} />,
    },
    {
      title: 'Company',
      ...{ width: 14, phone: 'line', ...sortOf('company') },
      cell: ({ company }) => <bdi>{company}</bdi>,
    },
    {
      title: 'Designation',
      ...{ width: 13, isMinor: true, ...sortOf('designation') },
      cell: ({ designation }) => <bdi>{designation}</bdi>,
    },
    {
      title: 'Stage',
      ...{ width: 14, phone: 'footStart', isLong: true, ...sortOf('stage') },
      cell: (row) => <Stage row={row} />,
    },
    {
      title: 'Score',
      ...{ width: 6.5, phone: 'end', isNumeric: true, ...sortOf('score') },
      cell: ({ score }) => score !== null && <strong>{oneDecimal(score)}</strong>,
    },
    {
      title: 'Weakest',
      ...{ width: 13, isMinor: true },
      cell: ({ weakest }) => weakest && `${shortAreaOf(weakest.area)} ${oneDecimal(weakest.score)}`,
    },
    {
      title: 'State',
      ...{ width: 11, phone: 'footEnd' },
      cell: (row) => (
        <ProgressSelect
          label={`State of ${row.name}`}
          options={LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]])}
          value={row.state}
          onChange={
            onState &&
            ((value) => onState(row, LEAD_STATES.find((each) => each === value) ?? 'new'))
          }
        />
      ),
    },
    { title: 'When', width: 8, ...sortOf('when'), cell: ({ at }) => <Moment at={at} /> },
    {
      title: 'Source',
      ...{ width: 7, isMinor: true, ...sortOf('source') },
      cell: ({ source }) => source && <bdi>{source}</bdi>,
    },
  ]
}

function Name({ row: { id, name, quarantine }, isUnseen }: { row: LeadRow; isUnseen: boolean }) {
  return (
    <>
      <a href={leadPathOf(id)} data-lead={id}>
        <bdi>{isUnseen ? <strong>{name}</strong> : name}</bdi>
      </a>
      {quarantine === null && isUnseen && <Dot meaning="new since your last visit" />}{' '}
      {quarantine !== null && <Tag accent>in quarantine</Tag>}
    </>
  )
}

/** Between two stages there is no tick to fill. */
function Stage({ row: { stage, score } }: { row: LeadRow }) {
  if (stage === null || score === null) return <span className="muted">Not finished</span>
  const words = storedStageInWords(stage, score)
  if (words !== stage) return <span className="tiny">{words}</span>
  return (
    <StageTicks reached={stage} stages={STAGE_NAMES}>
      {words}
    </StageTicks>
  )
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
