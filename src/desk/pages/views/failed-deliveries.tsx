import { use } from 'react'
import type { DeliveryRow } from '../../../contract/desk/api.ts'
import type { SendAgain } from '../../../contract/desk/requests.ts'
import { Button } from '../../../ui/page/button.tsx'
import { leadPathOf } from '../address.ts'
import { minuteText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { Lines } from '../parts/facts.tsx'
import { Card } from '../parts/view.tsx'
import { deliverySentence, EVENT_TITLES } from '../words.ts'

type FailedDeliveriesProps = {
  rows: readonly DeliveryRow[]
  onSend: (which: SendAgain) => void
}

/** To be sent again once the receiver works. */
export function FailedDeliveries({ rows, onSend }: FailedDeliveriesProps) {
  const mayChange = use(MayChange)
  if (rows.length === 0) return null
  return (
    <Card
      title="What could not be sent"
      aside={mayChange && <Button onClick={() => onSend({ all: true })}>Send all again</Button>}
    >
      <Lines>
        {rows.map((row) => (
          <FailedDelivery key={row.id} row={row} onSend={onSend} />
        ))}
      </Lines>
      <p className="muted">
        What is waiting is retried by itself. What failed is not, after ten attempts.
      </p>
    </Card>
  )
}

type FailedDeliveryProps = Pick<FailedDeliveriesProps, 'onSend'> & { row: DeliveryRow }

function FailedDelivery({ row, onSend }: FailedDeliveryProps) {
  const { id, at, lead, channel, event } = row
  return (
    <li className="headed">
      <div>
        {lead ? (
          <a href={leadPathOf(lead.id)}>
            <bdi>{lead.name}</bdi>
          </a>
        ) : (
          'No lead'
        )}
        : {deliverySentence(row)}
        <span className="note">{minuteText(at)}</span>
      </div>
      {/* An old copy would only puzzle a visitor. */}
      {use(MayChange) && channel !== 'copy' && (
        <Button look="secondary" onClick={() => onSend({ id })}>
          Send again
          <span className="unseen">{`: ${EVENT_TITLES[event]}, ${lead?.name ?? 'no lead'}`}</span>
        </Button>
      )}
    </li>
  )
}
