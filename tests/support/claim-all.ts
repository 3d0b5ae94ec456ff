import type { Channel } from '../../src/contract/event.ts'
import type { Outbox } from '../../src/store/outbox.ts'

type Claimed = NonNullable<Awaited<ReturnType<Outbox['claim']>>>

/** Claims all that are due, the longest due first, each of them once. */
export async function claimAll(
  outbox: Outbox,
  channel: Channel,
  now: Date,
  nextAttemptAt: Date,
  most = 1000,
): Promise<Claimed[]> {
  const claimed: Claimed[] = []
  const later = new Date(Math.max(nextAttemptAt.getTime(), now.getTime() + 1))
  while (claimed.length < most) {
    const delivery = await outbox.claim(channel, now, later)
    if (!delivery) break
    claimed.push(delivery)
  }
  return claimed
}
