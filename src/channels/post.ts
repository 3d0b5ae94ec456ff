type Sendable = { id: string; payload: string }

/** One message: an event, or a list of several. */
export type Events = readonly [Sendable, ...Sendable[]]

/** Why a message was not delivered. */
export type DeliveryFailure = {
  /** A few plain words: at most 200 characters, nothing personal. */
  problem: string
  /** Whether retrying is pointless. */
  isFinal?: boolean
  /** The wait that the receiver asks for. */
  retryAfterMs?: number
}

/** Sends one message; `undefined` means that it was accepted. Gives up when the signal is aborted. */
export type Post = (events: Events, signal: AbortSignal) => Promise<DeliveryFailure | undefined>
