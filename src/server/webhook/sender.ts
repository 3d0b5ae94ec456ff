import { setTimeout as sleep } from 'node:timers/promises'
import type { Delivery, Outbox } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { startDeadline } from './deadline.ts'
import type { WebhookPost } from './post.ts'
import { retryAfterMs } from './retry.ts'

export type WebhookSender = {
  /** Resolves when nothing is under way; what got no reply is sent again later. */
  stop(): Promise<void>
}

export type SenderTiming = {
  pollMs: number
  /** How long an event belongs to one sender; more than a reply may take. */
  leaseMs: number
  /** `attempts` made so far, 1 or more; `undefined`: give up. */
  retryAfterMs: (attempts: number) => number | undefined
}

const SENDER_TIMING: SenderTiming = {
  pollMs: 2000,
  leaseMs: 60_000,
  retryAfterMs: (attempts) => retryAfterMs(attempts, Math.random()),
}

const SENT_AT_ONCE = 8

/** Sends what waits in the outbox, beside the requests and never in their way. */
export function startWebhookSender(
  outbox: Outbox,
  post: WebhookPost,
  log: Log,
  { pollMs, leaseMs, retryAfterMs: retryAfter }: SenderTiming = SENDER_TIMING,
): WebhookSender {
  const stopping = new AbortController()

  async function send(delivery: Delivery): Promise<void> {
    const { id, attempts } = delivery
    const problem = await postWithinLease(delivery)
    if (stopping.signal.aborted && problem !== undefined) return
    if (problem === undefined) {
      await outbox.recordDelivered(id, new Date())
      log.info({ delivery: id, attempts }, 'webhook delivered')
      return
    }
    const delay = retryAfter(attempts)
    const retryAt = delay === undefined ? undefined : new Date(Date.now() + delay)
    await outbox.recordFailed(id, problem, retryAt)
    log.warn({ delivery: id, attempts, problem, retryAt }, 'webhook not delivered')
  }

  /** Whatever `post` does, one event never holds up the others: after the lease it is due again. */
  async function postWithinLease(delivery: Delivery): Promise<string | undefined> {
    const lease = startDeadline(leaseMs, stopping.signal)
    try {
      return await lease.race(post(delivery, lease.signal))
    } catch (error) {
      if (lease.signal.aborted) return 'no result in time'
      throw error
    } finally {
      lease.clear()
    }
  }

  async function sendDue(): Promise<number> {
    const now = new Date()
    const claimed = await outbox.claim(SENT_AT_ONCE, now, new Date(now.getTime() + leaseMs))
    const results = await Promise.allSettled(claimed.map(send))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    return claimed.length
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sent = await sendDue().catch((error: unknown) => {
        log.warn({ error: traceOf(error) }, 'outbox unavailable')
        return 0
      })
      if (sent === SENT_AT_ONCE) continue
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
