import type { DeliveryRow } from '../../../contract/desk/api.ts'
import { sentenceCase } from '../format.ts'
import { DataTable } from '../parts/data-table.tsx'
import type { Column } from '../parts/data-table.tsx'
import { Part } from '../parts/view.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { leadPathOf } from '../address.ts'
import { CHANNEL_TITLES, EVENT_TITLES, problemText } from '../words.ts'
import { Moment } from './moment.tsx'

type FailedDeliveriesProps = {
  rows: readonly DeliveryRow[]
  /** For those who may change something. */
  onSendAgain: ((id: string) => void) | undefined
}

/** To be sent again once the receiver works. */
export function FailedDeliveries({ rows, onSendAgain }: FailedDeliveriesProps) {
  return (
    <Part title="What could not be sent">
      <DataTable
        caption="Failed deliveries"
        columns={columnsOf(onSendAgain)}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <p className="muted">
        What is waiting is retried by itself. What failed is not, after ten attempts.
      </p>
    </Part>
  )
}

function columnsOf(onSendAgain: FailedDeliveriesProps['onSendAgain']): Column<DeliveryRow>[] {
  const columns: Column<DeliveryRow>[] = [
    {
      title: 'About',
      width: 14,
      isHeader: true,
      cell: ({ lead }) => <About lead={lead} />,
    },
    {
      title: 'Event',
      width: 24,
      cell: ({ event, channel }) =>
        `${EVENT_TITLES[event]}, ${CHANNEL_TITLES[channel].toLowerCase()}`,
    },
    {
      title: 'Problem',
      width: 37,
      cell: ({ lastProblem }) => lastProblem !== null && sentenceCase(problemText(lastProblem)),
    },
    { title: 'When', width: 11, cell: ({ at }) => <Moment at={at} /> },
  ]
  if (!onSendAgain) return columns
  const sendAgain: Column<DeliveryRow> = {
    title: 'Send again',
    width: 14,
    isNumeric: true,
    isUntitled: true,
    // An old copy would only puzzle a visitor.
    cell: ({ id, channel, event, lead }) =>
      channel !== 'copy' && (
        <Button look="secondary" onClick={() => onSendAgain(id)}>
          Send again
          <span className="unseen">{`: ${EVENT_TITLES[event]}, ${lead?.name ?? 'no lead'}`}</span>
        </Button>
      ),
  }
  return [...columns, sendAgain]
}

function About({ lead }: Pick<DeliveryRow, 'lead'>) {
  if (!lead) return 'No lead'
  return (
    <a href={leadPathOf(lead.id)}>
      <bdi>{lead.name}</bdi>
    </a>
  )
}
