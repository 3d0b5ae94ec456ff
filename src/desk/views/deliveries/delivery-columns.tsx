import type { DeliveryRow } from '../../../contract/desk.ts'
import { Action } from '../../ui/form/action.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { StateMark } from '../../ui/table/state-mark.tsx'
import { shortMinuteText } from '../../words/format.ts'
import { EVENT_TITLES, STATE_TITLES } from '../delivery-words.ts'
import { LeadLink } from '../lead-link.tsx'

const TONES = { delivered: 'good', waiting: 'open', failed: 'bad' } as const

export function deliveryColumns(onReplay: (row: DeliveryRow) => void): Column<DeliveryRow>[] {
  return [
    { key: 'at', title: 'When (UTC)', whole: true, cell: ({ at }) => textOf(at) },
    { key: 'event', title: 'Event', isHeader: true, cell: ({ event }) => EVENT_TITLES[event] },
    {
      key: 'lead',
      title: 'About',
      cell: ({ lead }) => lead && <LeadLink id={lead.id}>{lead.name}</LeadLink>,
    },
    {
      key: 'state',
      title: 'State',
      whole: true,
      cell: ({ state }) => <StateMark tone={TONES[state]}>{STATE_TITLES[state]}</StateMark>,
    },
    { key: 'attempts', title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
    {
      key: 'next',
      title: 'Next attempt',
      whole: true,
      cell: ({ nextAttemptAt }) => nextAttemptAt !== null && textOf(nextAttemptAt),
    },
    {
      key: 'why',
      title: 'What went wrong',
      cell: ({ state, lastProblem }) => state !== 'delivered' && lastProblem,
    },
    {
      key: 'replay',
      title: 'Replay',
      cell: (row) =>
        row.state !== 'waiting' && (
          <Action onClick={() => onReplay(row)}>
            Replay<span className="unseen"> {nameOf(row)}</span>
          </Action>
        ),
    },
  ]
}

/** Tells one button of many apart for those who hear it. */
export function nameOf({ event, lead, at }: DeliveryRow): string {
  const about = lead ? ` of ${lead.name}` : ''
  return `${EVENT_TITLES[event].toLowerCase()}${about}, ${textOf(at)}`
}

function textOf(at: string): string {
  return shortMinuteText(at, new Date())
}
