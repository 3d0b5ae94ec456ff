import type { Channel } from '../../contract/event.ts'
import { leadCreated } from '../../contract/event.ts'
import { addAction } from '../desk-actions.ts'
import { deliveryOf, insertDeliveries } from '../outbox.ts'
import { textOf } from '../sql/sql.ts'
import type { Session } from '../sql/sql.ts'
import { readLeadsWith } from './leads.ts'

/** Releases a lead and notifies the channels, as if it were new. */
export async function releaseLead(
  session: Session,
  leadId: number,
  by: string,
  now: Date,
  channels: readonly Channel[],
): Promise<boolean> {
  return session.transaction(async (sql) => {
    const [released] = await sql.query(
      `UPDATE maturity_quiz_leads SET quarantine = NULL
       WHERE id = $1 AND quarantine IS NOT NULL RETURNING idempotency_key`,
      [leadId],
    )
    const [lead] = await readLeadsWith(sql, [leadId])
    if (!released || !lead) return false
    const at = now.toISOString()
    const event = leadCreated(textOf(released['idempotency_key']), lead, lead, at)
    const deliveries = channels.map((channel) => deliveryOf(event, channel))
    if (deliveries.length > 0) await insertDeliveries(sql, deliveries)
    await addAction(sql, { at, who: by, action: 'release', count: 1 })
    return true
  })
}
