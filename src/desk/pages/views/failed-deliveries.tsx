import { use } from 'react'
import type { DeliveryRow, Health } from '../../../contract/desk/api.ts'
import type { SendAgain } from '../../../contract/desk/requests.ts'
import { Button } from '../../../ui/page/button.tsx'
import { leadPathOf } from '../address.ts'
import { minuteText } from '../format.ts'
import { MayChange } from '../may-change.ts'
import { Line, Lines } from '../parts/facts.tsx'
import { Card } from '../parts/view.tsx'
import { deliverySentence, EVENT_TITLES } from '../words.ts'
import { deliveriesText } from './health-words.ts'

type FailedDeliveriesProps = {
  health: Health
  onSend: (which: SendAgain) => void
}

/** To be sent again once the receiver works. */
export function FailedDeliveries({ health, onSend }: FailedDeliveriesProps) {
  const mayChange = use(MayChange)
  // Beside copies, which are not sent again.
  const hasMore = health.deliveries.failed > 0
  if (health.failed.length === 0) return null
  return (
    <Card title="What could not be sent">
      {hasMore && <p>{deliveriesText(health.deliveries)}</p>}
      <div className="ruled">
        <Lines>
          {health.failed.map((row) => (
            <FailedDelivery key={row.id} row={row} onSend={onSend} />
          ))}
        </Lines>
        <div className="headed">
          <p className="note">What waits is tried again by itself; what failed ten times is not.</p>
          {mayChange && hasMore && (
            <Button onClick={() => onSend({ all: true })}>Send all again</Button>
          )}
        </div>
      </div>
    </Card>
  )
}

type FailedDeliveryProps = Pick<FailedDeliveriesProps, 'onSend'> & { row: DeliveryRow }

function FailedDelivery({ row, onSend }: FailedDeliveryProps) {
  const { id, at, lead, channel, event } = row
  return (
    <Line tone="bad">
      <div className="headed">
        <div>
          {lead ? (
            <a href={leadPathOf(lead.id)}>
              <bdi>{lead.name}</bdi>
            </a>
          ) : (
            'No lead'
          )}
          <p>{deliverySentence(row)}</p>
          <p className="note">{minuteText(at)}</p>
        </div>
        {/* An old copy would only puzzle a visitor. */}
        {use(MayChange) && channel !== 'copy' && (
          <Button look="secondary" onClick={() => onSend({ id })}>
            Send again
            <span className="unseen">{`: ${EVENT_TITLES[event]}, ${lead?.name ?? 'no lead'}`}</span>
          </Button>
        )}
      </div>
    </Line>
  )
}
