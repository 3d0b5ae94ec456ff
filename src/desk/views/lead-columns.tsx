import type { LeadColumn, LeadRow } from '../../contract/desk.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import { Dot } from '../ui/page/dot.tsx'
import type { Column } from '../ui/table/data-table.tsx'
import { Tag } from '../../web/ui/label/tag.tsx'
import { StageTicks } from '../../web/ui/chart/stage-ticks.tsx'
import { Moment } from '../ui/table/moment.tsx'
import { isOrder } from '../state/lead-list.ts'
import { agoText, minuteText } from '../words/format.ts'
import { LeadLink } from './lead-link.tsx'
import { LEAD_STATE_TITLES } from './lead-words.ts'

const STAGE_NAMES = STAGES.map(({ name }) => name)

export const COLUMN_TITLES: Readonly<Record<LeadColumn, string>> = {
  ...{ when: 'When', name: 'Name', company: 'Company', designation: 'Designation' },
  ...{ email: 'Email', stage: 'Stage', score: 'Score', source: 'Source', runs: 'Runs' },
  ...{ state: 'State', note: 'Note' },
}

const CELLS: Readonly<Record<Exclude<LeadColumn, 'name'>, Column<LeadRow>['cell']>> = {
  when: ({ at }) => <Moment at={at} text={agoText(at, new Date())} exact={minuteText(at)} />,
  company: ({ company }) => company,
  designation: ({ designation }) => designation,
  email: ({ email }) => email,
  stage: ({ stage }) => <StageCell stage={stage} />,
  score: ({ score }) => (score === null ? '' : oneDecimal(score)),
  state: ({ state }) => LEAD_STATE_TITLES[state],
  note: ({ note }) => note,
  source: ({ source }) => source ?? '',
  runs: ({ runs }) => runs,
}

/** In the order that the list has them. */
export function leadColumns(
  shown: readonly LeadColumn[],
  isNew: (leadId: number) => boolean,
): Column<LeadRow, LeadColumn>[] {
  return shown.map((key) => ({
    key,
    title: COLUMN_TITLES[key],
    cell: key === 'name' ? (row) => <NameCell row={row} isNew={isNew(row.id)} /> : CELLS[key],
    isSortable: isOrder(key),
    isHeader: key === 'name',
    numeric: key === 'score' || key === 'runs',
    whole: key === 'when' || key === 'stage' || key === 'state' || key === 'source',
    isShort: key === 'company' || key === 'designation' || key === 'note',
    isSpare: key === 'source',
  }))
}

function NameCell({ row: { id, name, apart }, isNew }: { row: LeadRow; isNew: boolean }) {
  return (
    <>
      <LeadLink id={id}>{name}</LeadLink>
      {isNew && <Dot meaning="just in" />} {apart !== null && <Tag accent>kept apart</Tag>}
    </>
  )
}

function StageCell({ stage }: { stage: string | null }) {
  return stage === null ? 'Not finished' : <StageTicks stage={stage} stages={STAGE_NAMES} />
}
