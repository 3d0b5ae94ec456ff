import { setTimeout as sleep } from 'node:timers/promises'
import type { Bundle, NotTaken, Post } from '../../channels/post.ts'
import { REPLY_WITHIN_MS } from '../../channels/webhook/post.ts'
import { within } from '../../channels/within.ts'
import type { Channel } from '../../contract/webhook-event.ts'
import type { Delivery, DeliveryResult, Outbox } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { pauseMsAfter, retryAfterMs } from './retry.ts'

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
  /** Messages that are under way together. */
  sentAtOnce: number
  /** A pause after each full round, for a receiver that takes few. */
  leastPauseMs: number
}

/** How many events are taken from the outbox, and which of them go out as one message. */
export type Bundling = {
  /** None while it is not yet time for another message. */
  claimAtMost(): number
  bundlesOf(claimed: readonly Delivery[]): Bundle<Delivery>[]
  noteSent(bundle: Bundle<Delivery>): void
}

const SENDER_TIMING: SenderTiming = {
  pollMs: 2000,
  leaseMs: 4 * REPLY_WITHIN_MS,
  retryAfterMs: (attempts) => retryAfterMs(attempts, Math.random()),
  stopMs: 1000,
  sentAtOnce: 8,
  leastPauseMs: 0,
}

/** Slack takes one message a second. */
export const CHAT_TIMING: SenderTiming = { ...SENDER_TIMING, sentAtOnce: 1, leastPauseMs: 1100 }

/** A mail server takes few connections from one client. Ten mails take ten minutes at the worst. */
export const MAIL_TIMING: SenderTiming = { ...SENDER_TIMING, leaseMs: 660_000, sentAtOnce: 1 }

/** `attempts`: made so far. */
type Sent = { attempts: number; result: DeliveryResult }

/** Sends what waits in the outbox for one channel, beside the requests and never in their way. */
export function startSender(
  channel: Channel,
  outbox: Outbox,
  post: Post,
  log: Log,
  timing: SenderTiming = SENDER_TIMING,
  bundling: Bundling = eachAlone(timing.sentAtOnce),
): Sender {
  const { pollMs, leaseMs, retryAfterMs: retryAfter, stopMs, sentAtOnce, leastPauseMs } = timing
  const stopping = new AbortController()
  const cutting = new AbortController()

  /** Empty where a stop came first: it is not known whether the message was taken. */
  async function send(bundle: Bundle<Delivery>): Promise<Sent[]> {
    const notTaken = await postWithinLease(bundle)
    if (!notTaken) {
      const deliveredAt = new Date()
      bundling.noteSent(bundle)
      return bundle.map(({ id, attempts }) => ({ attempts, result: { id, deliveredAt } }))
    }
    if (cutting.signal.aborted) return []
    const attempts = Math.max(...bundle.map((delivery) => delivery.attempts))
    // What went together is tried again together.
    const retryAt = notTaken.isFinal ? undefined : timeAfter(attempts, notTaken.retryAfterMs)
    return bundle.map(({ id }) => ({
      attempts,
      result: { id, problem: notTaken.problem, retryAt },
    }))
  }

  function timeAfter(attempts: number, requestedMs = 0): Date | undefined {
    const delay = retryAfter(attempts)
    return delay === undefined ? undefined : new Date(Date.now() + Math.max(delay, requestedMs))
  }

  /** Whatever `post` does, one event never holds up the others: after the lease it is due again. */
  async function postWithinLease(bundle: Bundle<Delivery>): Promise<NotTaken | undefined> {
    const lease = AbortSignal.any([AbortSignal.timeout(leaseMs), cutting.signal])
    try {
      return await within(lease, post(bundle, lease))
    } catch (error) {
      if (lease.aborted) return { problem: 'no result in time' }
      log.error({ error: traceOf(error) }, 'message failed')
      return { problem: 'a mistake of this server' }
    }
  }

  async function sendDue(limit: number): Promise<number> {
    if (limit === 0) return 0
    const now = new Date()
    const claimed = await outbox.claim(channel, limit, now, new Date(now.getTime() + leaseMs))
    const bundles = bundling.bundlesOf(claimed)
    const sent: Sent[] = []
    for (let start = 0; start < bundles.length && !cutting.signal.aborted; start += sentAtOnce) {
      const together = bundles.slice(start, start + sentAtOnce).map(send)
      sent.push(...(await Promise.all(together)).flat())
    }
    await record(sent)
    return claimed.length
  }

  async function record(sent: readonly Sent[]): Promise<void> {
    if (sent.length === 0) return
    await outbox.record(sent.map(({ result }) => result))
    for (const one of sent) logResult(log, channel, one)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const limit = bundling.claimAtMost()
      const sent = await sendDue(limit).catch((error: unknown) => {
        log.warn({ error: traceOf(error) }, 'outbox unavailable')
        return 0
      })
      const roundMs = performance.now() - startedAt
      const pauseMs =
        sent > 0 && sent === limit ? Math.max(pauseMsAfter(roundMs), leastPauseMs) : pollMs
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
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

function logResult(log: Log, channel: Channel, { attempts, result }: Sent): void {
  const { id: delivery, ...how } = result
  if ('deliveredAt' in how) log.info({ delivery, attempts }, `${channel} delivered`)
  else log.warn({ delivery, attempts, ...how }, `${channel} not delivered`)
}

function eachAlone(sentAtOnce: number): Bundling {
  return {
    claimAtMost: () => sentAtOnce,
    bundlesOf: (claimed) => claimed.map((delivery) => [delivery]),
    noteSent: () => {},
  }
}
