import { setTimeout as sleep } from 'node:timers/promises'
import type { Events, DeliveryFailure, Post } from '../../channels/post.ts'
import type { Channel } from '../../contract/webhook-event.ts'
import type { Delivery, DeliveryResult, Outbox } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { retryAfterMs } from './retry.ts'

export type Sender = {
  /** Resolves when nothing is under way. A message without a reply after `stopMs` is sent again later. */
  stop(): Promise<void>
}

export type SenderOptions = {
  /** Whether one message lists the events if more than ten wait for their first attempt. */
  listsRush: boolean
  /** After each message, for receivers with a rate limit. */
  pauseMs: number
  pollMs: number
  replyWithinMs: number
  /** When a claimed event is due again if this process never reports on it. */
  claimMs: number
  /** `attempts` so far, 1 or more; `undefined` gives up. */
  retryAfterMs: (attempts: number) => number | undefined
  /** How long a stop waits for a reply, so that few events are sent twice. */
  stopMs: number
}

const USUAL: SenderOptions = {
  listsRush: false,
  pauseMs: 0,
  pollMs: 2000,
  replyWithinMs: 15_000,
  claimMs: 60_000,
  retryAfterMs: (attempts) => retryAfterMs(attempts, Math.random()),
  stopMs: 1000,
}

const OPTIONS: Readonly<Record<Channel, SenderOptions>> = {
  webhook: USUAL,
  // Slack accepts one message per second.
  chat: { ...USUAL, listsRush: true, pauseMs: 1100 },
  mail: { ...USUAL, listsRush: true },
  // A private app may ask 100 times in ten seconds.
  hubspot: { ...USUAL, pauseMs: 150 },
  copy: USUAL,
}

/** Sends a channel's events from the outbox, one message at a time. */
export function startSender(
  channel: Channel,
  outbox: Outbox,
  post: Post,
  log: Log,
  options: SenderOptions = OPTIONS[channel],
): Sender {
  const stopping = new AbortController()
  let attempt = new AbortController()
  let isCut = false

  async function claim(): Promise<readonly Delivery[]> {
    const now = new Date()
    const nextAttemptAt = new Date(now.getTime() + options.claimMs)
    const rush = options.listsRush ? await outbox.claimRush(channel, now, nextAttemptAt) : []
    if (rush.length > 0) return rush
    const delivery = await outbox.claim(channel, now, nextAttemptAt)
    return delivery ? [delivery] : []
  }

  async function send(events: Events): Promise<DeliveryFailure | undefined> {
    attempt = new AbortController()
    const timer = setTimeout(() => attempt.abort(), options.replyWithinMs)
    try {
      return await post(events, attempt.signal)
    } catch (error) {
      log.error({ error: traceOf(error) }, 'message failed')
      return { problem: 'internal error' }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Events of a rejected list are sent one by one, each with its own attempts. */
  function resultOf(
    { id, attempts }: Delivery,
    isList: boolean,
    failure?: DeliveryFailure,
  ): DeliveryResult {
    if (!failure) return { id, deliveredAt: new Date() }
    const { problem, isFinal = false, retryAfterMs: requestedMs = 0 } = failure
    const waitMs = isFinal && !isList ? undefined : options.retryAfterMs(attempts)
    const retryAt =
      waitMs === undefined ? undefined : new Date(Date.now() + Math.max(waitMs, requestedMs))
    return { id, problem, retryAt }
  }

  /** Whether there was anything to send. */
  async function sendNext(): Promise<boolean> {
    const claimed = await claim()
    const [first, ...others] = claimed
    if (!first) return false
    const failure = await send([first, ...others])
    // If the message was cut off, it may have arrived all the same.
    if (failure && isCut) return false
    const results = claimed.map((delivery) => resultOf(delivery, others.length > 0, failure))
    await outbox.record(results)
    for (const [at, { attempts }] of claimed.entries()) {
      const { id: delivery, ...how } = results[at] ?? first
      if (failure) log.warn({ delivery, attempts, ...how }, `${channel} not delivered`)
      else log.info({ delivery, attempts }, `${channel} delivered`)
    }
    return true
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const hasSent = await sendNext().catch((error: unknown) => {
        log.warn({ error: traceOf(error) }, 'outbox unavailable')
        return false
      })
      const pauseMs = hasSent ? options.pauseMs : options.pollMs
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      const cut = setTimeout(() => {
        isCut = true
        attempt.abort()
      }, options.stopMs)
      await running
      clearTimeout(cut)
    },
  }
}
