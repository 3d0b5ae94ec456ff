import type { LeadColumn, LeadRow } from '../../contract/desk.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { Column } from '../ui/table/data-table.tsx'
import { Tag } from '../../web/ui/label/tag.tsx'
import { StageTicks } from '../../web/ui/chart/stage-ticks.tsx'
import { Moment } from '../ui/table/moment.tsx'
import { agoText, minuteText } from '../words/format.ts'
import { LeadLink } from './lead-link.tsx'

const STAGE_NAMES = STAGES.map(({ name }) => name)

export const COLUMN_TITLES: Readonly<Record<LeadColumn, string>> = {
  ...{ when: 'When', name: 'Name', company: 'Company', designation: 'Designation' },
  ...{ email: 'Email', stage: 'Stage', score: 'Score', source: 'Source', runs: 'Runs' },
}

const CELLS: Readonly<Record<LeadColumn, Column<LeadRow>['cell']>> = {
  when: ({ at }) => (
    <Moment at={at} text={agoText(at, new Date())} exact={`${minuteText(at)} UTC`} />
  ),
  name: ({ id, name, apart }) => (
    <>
      <LeadLink id={id}>{name}</LeadLink> {apart !== null && <Tag accent>kept apart</Tag>}
    </>
  ),
  company: ({ company }) => company,
  designation: ({ designation }) => designation,
  email: ({ email }) => email,
  stage: ({ stage }) => <StageCell stage={stage} />,
  score: ({ score }) => (score === null ? '' : oneDecimal(score)),
  source: ({ source }) => source ?? '',
  runs: ({ runs }) => runs,
}

/** In the order that the list has them. */
export function leadColumns(
  shown: readonly LeadColumn[],
  isSortable: boolean,
): Column<LeadRow, LeadColumn>[] {
  return shown.map((key) => ({
    key,
    title: COLUMN_TITLES[key],
    cell: CELLS[key],
    isSortable,
    isHeader: key === 'name',
    numeric: key === 'score' || key === 'runs',
    whole: key === 'when' || key === 'stage' || key === 'source',
    isShort: key === 'company' || key === 'designation',
    isSpare: key === 'source',
  }))
}

function StageCell({ stage }: { stage: string | null }) {
  return stage === null ? 'Not finished' : <StageTicks stage={stage} stages={STAGE_NAMES} />
}
