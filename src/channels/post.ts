/** An event of the outbox. */
export type Sendable = { id: string; payload: string }

/** Why a message was not delivered. */
export type DeliveryFailure = {
  /** A few plain words: at most 200 characters, nothing personal. */
  problem: string
  /** Whether retrying is pointless. */
  isFinal?: boolean
  /** The wait that the receiver asks for. */
  retryAfterMs?: number
}

/** Sends one event; `undefined` means that it was accepted. Gives up when the signal is aborted. */
export type Post = (event: Sendable, signal: AbortSignal) => Promise<DeliveryFailure | undefined>
