import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '../../contract/webhook-event.ts'
import type { Delivery, DeliveryResult, Outbox } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { REPLY_WITHIN_MS } from './post.ts'
import type { Post } from './post.ts'
import { restMsAfter, retryAfterMs } from './retry.ts'
import { within } from './within.ts'

export type Sender = {
  /** Resolves when nothing is under way; what got no reply in a moment is sent again later. */
  stop(): Promise<void>
}

export type SenderTiming = {
  pollMs: number
  /** How long an event belongs to one sender; more than a reply may take. */
  leaseMs: number
  /** `attempts` made so far, 1 or more; `undefined`: give up. */
  retryAfterMs: (attempts: number) => number | undefined
  /** How long a stop waits for replies, so that few events are told twice. */
  stopMs: number
  /** How many are under way together. */
  sentAtOnce: number
  /** Rest after each, for a receiver that takes few. */
  leastRestMs: number
}

const SENDER_TIMING: SenderTiming = {
  pollMs: 2000,
  leaseMs: 4 * REPLY_WITHIN_MS,
  retryAfterMs: (attempts) => retryAfterMs(attempts, Math.random()),
  stopMs: 1000,
  sentAtOnce: 8,
  leastRestMs: 0,
}

/** Slack takes one message a second. */
export const CHAT_TIMING: SenderTiming = { ...SENDER_TIMING, sentAtOnce: 1, leastRestMs: 1100 }

const RECORD_AFTER_MS = 1000

/** `attempts`: made so far. */
type Sent = { attempts: number; result: DeliveryResult }

/** Sends what waits in the outbox for one channel, beside the requests and never in their way. */
export function startSender(
  channel: Channel,
  outbox: Outbox,
  post: Post,
  log: Log,
  timing: SenderTiming = SENDER_TIMING,
): Sender {
  const { pollMs, leaseMs, retryAfterMs: retryAfter, stopMs, sentAtOnce, leastRestMs } = timing
  const stopping = new AbortController()
  const cutting = new AbortController()

  /** Undefined where a stop came first: it is not known whether the event was taken. */
  async function send(delivery: Delivery): Promise<Sent | undefined> {
    const { id, attempts } = delivery
    const problem = await postWithinLease(delivery)
    if (problem === undefined) return { attempts, result: { id, deliveredAt: new Date() } }
    if (cutting.signal.aborted) return undefined
    const delay = retryAfter(attempts)
    const retryAt = delay === undefined ? undefined : new Date(Date.now() + delay)
    return { attempts, result: { id, problem, retryAt } }
  }

  /** Whatever `post` does, one event never holds up the others: after the lease it is due again. */
  async function postWithinLease(delivery: Delivery): Promise<string | undefined> {
    const lease = AbortSignal.any([AbortSignal.timeout(leaseMs), cutting.signal])
    try {
      return await within(lease, post(delivery, lease))
    } catch (error) {
      if (lease.aborted) return 'no result in time'
      throw error
    }
  }

  async function sendDue(): Promise<number> {
    const now = new Date()
    const claimed = await outbox.claim(channel, sentAtOnce, now, new Date(now.getTime() + leaseMs))
    const sent: Sent[] = []
    const sending = Promise.allSettled(
      claimed.map(async (delivery) => {
        const one = await send(delivery)
        if (one) sent.push(one)
      }),
    )
    // A slow receiver keeps no other result waiting; all that are there by then cost one write.
    await Promise.race([sending, sleep(RECORD_AFTER_MS, undefined, { ref: false })])
    const outcomes = await Promise.allSettled([record(sent.splice(0))])
    outcomes.push(...(await sending))
    await record(sent)
    const failed = outcomes.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    return claimed.length
  }

  async function record(sent: readonly Sent[]): Promise<void> {
    if (sent.length === 0) return
    await outbox.record(sent.map(({ result }) => result))
    for (const { attempts, result } of sent) tell(attempts, result)
  }

  function tell(attempts: number, result: DeliveryResult): void {
    const { id: delivery, ...how } = result
    if ('deliveredAt' in how) log.info({ delivery, attempts }, `${channel} delivered`)
    else log.warn({ delivery, attempts, ...how }, `${channel} not delivered`)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const sent = await sendDue().catch((error: unknown) => {
        log.warn({ error: traceOf(error) }, 'outbox unavailable')
        return 0
      })
      const roundMs = performance.now() - startedAt
      const restMs = sent === sentAtOnce ? Math.max(restMsAfter(roundMs), leastRestMs) : pollMs
      await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      const cut = setTimeout(() => cutting.abort(), stopMs)
      await running
      clearTimeout(cut)
    },
  }
}
