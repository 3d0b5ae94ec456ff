import type { Channel } from '../../src/contract/webhook-event.ts'
import type { Delivery, Outbox } from '../../src/store/store.ts'

/** Claims all that are due, the longest due first, each of them once. */
export async function claimAll(
  outbox: Outbox,
  channel: Channel,
  now: Date,
  nextAttemptAt: Date,
  most = 1000,
): Promise<Delivery[]> {
  const claimed: Delivery[] = []
  const later = new Date(Math.max(nextAttemptAt.getTime(), now.getTime() + 1))
  while (claimed.length < most) {
    const delivery = await outbox.claim(channel, now, later)
    if (!delivery) break
    claimed.push(delivery)
  }
  return claimed
}
