import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryError, Message, Post } from '../../channels/post.ts'
import type { Channel } from '../../contract/event.ts'
import type { Outbox } from '../../store/outbox.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { retryAfterMs } from './retry.ts'

export type SenderOptions = {
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

const DEFAULTS: Omit<SenderOptions, 'pauseMs'> = {
  pollMs: 2000,
  replyWithinMs: 15_000,
  claimMs: 60_000,
  retryAfterMs: (attempts) => retryAfterMs(attempts, Math.random()),
  stopMs: 1000,
}

/** People read what comes to the first two, and Slack accepts one message per second; HubSpot 100 in ten. */
const PAUSE_MS: Partial<Record<Channel, number>> = { chat: 1100, mail: 1100, hubspot: 150 }

/** Sends a channel's events from the outbox, one message at a time. */
export function startSender(
  channel: Channel,
  outbox: Outbox,
  post: Post,
  log: Log,
  options: SenderOptions = { ...DEFAULTS, pauseMs: PAUSE_MS[channel] ?? 0 },
) {
  const stopping = new AbortController()
  let attempt = new AbortController()
  let isCut = false

  async function send(delivery: Message): Promise<DeliveryError | undefined> {
    attempt = new AbortController()
    const timer = setTimeout(() => attempt.abort(), options.replyWithinMs)
    try {
      return await post(delivery, attempt.signal)
    } catch (error) {
      log.error({ error: traceOf(error) }, 'message failed')
      return { problem: 'internal error' }
    } finally {
      clearTimeout(timer)
    }
  }

  function retryAtOf(attempts: number, failure: DeliveryError): Date | undefined {
    const waitMs = failure.isFinal ? undefined : options.retryAfterMs(attempts)
    if (waitMs === undefined) return undefined
    return new Date(Date.now() + Math.max(waitMs, failure.retryAfterMs ?? 0))
  }

  /** False if nothing was due. */
  async function sendNext(): Promise<boolean> {
    const now = new Date()
    const delivery = await outbox.claim(channel, now, new Date(now.getTime() + options.claimMs))
    if (!delivery) return false
    const { id, attempts } = delivery
    const failure = await send(delivery)
    // If the message was cut off, it may have arrived all the same.
    if (failure && isCut) return false
    if (failure) {
      const how = { problem: failure.problem, retryAt: retryAtOf(attempts, failure) }
      await outbox.fail(id, how.problem, how.retryAt)
      log.warn({ delivery: id, attempts, ...how }, `${channel} not delivered`)
    } else {
      // A contact there keeps what comes last; the others get every event.
      if (channel === 'hubspot') await outbox.giveUpOlder(channel, delivery.payload)
      await outbox.accept(id, new Date())
      log.info({ delivery: id, attempts }, `${channel} delivered`)
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
    /** Resolves when nothing is under way. A message without a reply after `stopMs` is sent again later. */
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
