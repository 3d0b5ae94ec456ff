import { useEffect } from 'react'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { DeliveryLead } from '../../../contract/desk/api.ts'
import { Notice, ViewHead } from '../parts/view.tsx'
import { leadPathOf, LEADS_PATH } from '../address.ts'
import { useQuery } from '../use-query.ts'
import { Problem } from './problem.tsx'

/** A link in a mail leads here, and on to its lead. */
export function DeliveryView({ id }: { id: string }) {
  const query = new URLSearchParams({ id }).toString()
  const { value, refusal, refetch } = useQuery<DeliveryLead>(`${DESK_PATHS.deliveryLead}?${query}`)
  const leadId = value?.leadId ?? undefined

  useEffect(() => {
    if (leadId !== undefined) location.replace(leadPathOf(leadId))
  }, [leadId])

  return (
    <>
      <ViewHead title="Delivery" />
      <Problem refusal={refusal} onRetry={refetch} />
      {value?.leadId === null && (
        <Notice title="The lead of this delivery no longer exists.">
          <a href={LEADS_PATH}>Go to the leads</a>
        </Notice>
      )}
    </>
  )
}
