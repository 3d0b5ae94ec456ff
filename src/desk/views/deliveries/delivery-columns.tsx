import type { DeliveryRow } from '../../../contract/desk.ts'
import { Action } from '../../ui/form/action.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { Moment } from '../../ui/table/moment.tsx'
import { StateMark } from '../../ui/table/state-mark.tsx'
import { agoText, minuteText } from '../../words/format.ts'
import { CHANNEL_TITLES, EVENT_TITLES, shortProblem, STATE_TITLES } from '../delivery-words.ts'
import { LeadLink } from '../lead-link.tsx'

const TONES = { delivered: 'good', waiting: 'open', failed: 'bad' } as const

/** The last three columns are there as soon as one of the rows has something in them. */
export function deliveryColumns(
  rows: readonly DeliveryRow[],
  onReplay: (row: DeliveryRow) => void,
): Column<DeliveryRow>[] {
  return [
    {
      key: 'at',
      title: 'When',
      whole: true,
      cell: ({ at }) => <Moment at={at} text={timeText(at)} exact={minuteText(at)} />,
    },
    {
      key: 'lead',
      title: 'About',
      isHeader: true,
      cell: ({ lead }) => (lead ? <LeadLink id={lead.id}>{lead.name}</LeadLink> : 'Not known'),
    },
    { key: 'event', title: 'Event', whole: true, cell: ({ event }) => EVENT_TITLES[event] },
    ...(rows.some(({ channel }) => channel !== 'webhook') ? [CHANNEL] : []),
    {
      key: 'state',
      title: 'State',
      whole: true,
      cell: ({ state }) => <StateMark tone={TONES[state]}>{STATE_TITLES[state]}</StateMark>,
    },
    { key: 'attempts', title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
    ...(rows.some(({ nextAttemptAt }) => nextAttemptAt !== null) ? [NEXT_ATTEMPT] : []),
    ...(rows.some(openProblemOf) ? [PROBLEM] : []),
    ...(rows.some(canBeReplayed) ? [replayColumn(onReplay)] : []),
  ]
}

const CHANNEL: Column<DeliveryRow> = {
  key: 'channel',
  title: 'By',
  whole: true,
  cell: ({ channel }) => CHANNEL_TITLES[channel],
}

const NEXT_ATTEMPT: Column<DeliveryRow> = {
  key: 'next',
  title: 'Next attempt',
  whole: true,
  isSpare: true,
  cell: ({ nextAttemptAt }) => nextAttemptAt !== null && timeText(nextAttemptAt),
}

const PROBLEM: Column<DeliveryRow> = {
  key: 'why',
  title: 'What went wrong',
  isShort: true,
  cell: (row) => {
    const problem = openProblemOf(row)
    return problem && <span title={problem}>{shortProblem(problem)}</span>
  },
}

/** Of an event that arrived in the end, no problem is left. */
function openProblemOf({ state, lastProblem }: DeliveryRow): string | null {
  return state === 'delivered' ? null : lastProblem
}

function replayColumn(onReplay: (row: DeliveryRow) => void): Column<DeliveryRow> {
  return {
    key: 'replay',
    title: 'Replay',
    whole: true,
    cell: (row) =>
      canBeReplayed(row) && (
        <Action isForEditors onClick={() => onReplay(row)}>
          Replay<span className="unseen"> {deliveryName(row)}</span>
        </Action>
      ),
  }
}

function canBeReplayed({ state }: DeliveryRow): boolean {
  return state !== 'waiting'
}

/** Tells one button of many apart for those who hear it. */
export function deliveryName({ event, lead, at }: DeliveryRow): string {
  const about = lead ? ` of ${lead.name}` : ''
  return `${EVENT_TITLES[event].toLowerCase()}${about}, ${timeText(at)}`
}

function timeText(at: string): string {
  return agoText(at, new Date())
}
