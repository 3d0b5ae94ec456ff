import { useEffect } from 'react'
import { DELIVERY_PAGES_PATH, DESK_PATHS } from '../../contract/desk.ts'
import type { DeliveryLead } from '../../contract/desk.ts'
import { Empty } from '../../ui/desk/notices.tsx'
import { ViewHead } from '../../ui/desk/view.tsx'
import { leadPathOf } from '../address.ts'
import { useAsked } from '../use-asked.ts'
import { Problem } from './problem.tsx'

/** Where a link of a mail leads: on to the lead that the mail was about. */
export function DeliveryView({ id }: { id: string }) {
  const query = new URLSearchParams({ id }).toString()
  const { value, refusal, askAgain } = useAsked<DeliveryLead>(`${DESK_PATHS.deliveryLead}?${query}`)
  const leadId = value?.leadId ?? undefined

  useEffect(() => {
    if (leadId !== undefined) location.replace(leadPathOf(leadId))
  }, [leadId])

  return (
    <>
      <ViewHead title="Delivery" />
      <Problem refusal={refusal} onRetry={askAgain} />
      {value?.leadId === null && (
        <Empty title="The lead of this delivery no longer exists.">
          <a href={DELIVERY_PAGES_PATH}>Go to the deliveries</a>
        </Empty>
      )}
    </>
  )
}
