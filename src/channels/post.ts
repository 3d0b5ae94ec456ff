import type { Delivery } from '../contract/event.ts'

export type Message = Pick<Delivery, 'id' | 'payload'>

/** Why a message was not delivered. */
export type DeliveryError = {
  /** A few plain words: at most 200 characters, nothing personal. */
  problem: string
  /** Whether retrying is pointless. */
  isFinal?: boolean
  /** The wait that the receiver asks for. */
  retryAfterMs?: number
}

/** Sends one event; `undefined` means that it was accepted. Gives up when the signal is aborted. */
export type Post = (delivery: Message, signal: AbortSignal) => Promise<DeliveryError | undefined>
