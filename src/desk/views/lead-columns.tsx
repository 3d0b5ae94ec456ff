import { isLeadOrder } from '../../contract/desk.ts'
import type { LeadColumn, LeadRow } from '../../contract/desk.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import { LEADS_PATH } from '../address.ts'
import { Dot } from '../ui/page/dot.tsx'
import { PlaceLink } from '../ui/page/place-link.tsx'
import type { Column } from '../ui/table/data-table.tsx'
import { Tag } from '../../ui/label/tag.tsx'
import { StageTicks } from '../../ui/chart/stage-ticks.tsx'
import { Moment } from '../ui/table/moment.tsx'
import { agoText, minuteText } from '../words/format.ts'
import { LeadLink } from './lead-link.tsx'
import { LEAD_STATE_TITLES } from './lead-words.ts'

const STAGE_NAMES = STAGES.map(({ name }) => name)

export const COLUMN_TITLES: Readonly<Record<LeadColumn, string>> = {
  when: 'When',
  name: 'Name',
  company: 'Company',
  designation: 'Designation',
  email: 'Email',
  stage: 'Stage',
  score: 'Score',
  source: 'Source',
  runs: 'Runs',
  weakest: 'Weakest',
  state: 'State',
  note: 'Note',
}

const CELLS: Readonly<Record<Exclude<LeadColumn, 'name' | 'company'>, Column<LeadRow>['cell']>> = {
  when: ({ at }) => <Moment at={at} text={agoText(at, new Date())} exact={minuteText(at)} />,
  designation: ({ designation }) => designation,
  email: ({ email }) => email,
  stage: ({ stage }) => <StageCell stage={stage} />,
  score: ({ score }) => (score === null ? '' : oneDecimal(score)),
  weakest: ({ weakest }) => weakest && <WeakestCell {...weakest} />,
  state: ({ state }) => LEAD_STATE_TITLES[state],
  note: ({ note }) => note,
  source: ({ source }) => source ?? '',
  runs: ({ runs }) => runs,
}

const WHOLE: readonly LeadColumn[] = ['when', 'stage', 'weakest', 'state', 'source']

/** In the order that the list has them. `onCompany`: the leads of one company are asked for. */
export function leadColumns(
  shown: readonly LeadColumn[],
  isNew: (leadId: number) => boolean,
  onCompany: (company: string) => void,
): Column<LeadRow, LeadColumn>[] {
  const cells: Readonly<Record<LeadColumn, Column<LeadRow>['cell']>> = {
    ...CELLS,
    name: (row) => <NameCell row={row} isNew={isNew(row.id)} />,
    company: ({ company }) => (
      <PlaceLink href={LEADS_PATH} onOpen={() => onCompany(company)}>
        {company}
      </PlaceLink>
    ),
  }
  return shown.map((key) => ({
    key,
    title: COLUMN_TITLES[key],
    cell: cells[key],
    isSortable: isLeadOrder(key),
    isHeader: key === 'name',
    numeric: key === 'score' || key === 'runs',
    whole: WHOLE.includes(key),
    isShort: key === 'company' || key === 'designation' || key === 'note',
    isSpare: key === 'weakest' || key === 'source',
  }))
}

function NameCell({ row: { id, name, quarantine }, isNew }: { row: LeadRow; isNew: boolean }) {
  return (
    <>
      <LeadLink id={id}>{name}</LeadLink>
      {isNew && <Dot meaning="just in" />} {quarantine !== null && <Tag accent>in quarantine</Tag>}
    </>
  )
}

/** 'Content & Training Delivery' as 'Content'; the whole of it is its tooltip. */
function WeakestCell({ area, score }: NonNullable<LeadRow['weakest']>) {
  const [short = area] = area.split(' ')
  return <span title={area}>{`${short} ${oneDecimal(score)}`}</span>
}

function StageCell({ stage }: { stage: string | null }) {
  return stage === null ? 'Not finished' : <StageTicks stage={stage} stages={STAGE_NAMES} />
}
