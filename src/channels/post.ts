/** An event on its way. */
type Sendable = { id: string; payload: string }

/** What goes out as one message: an event, or a list of several. */
export type Events = readonly [Sendable, ...Sendable[]]

/** Why a message was not taken. */
export type NotTaken = {
  /** A few plain words: 200 characters at most, nothing personal. */
  problem: string
  /** It never will be taken. */
  isFinal?: boolean
  /** What the receiver asks for. */
  retryAfterMs?: number
}

/** Sends one message; `undefined`: it was taken. Once the signal is aborted it gives up. */
export type Post = (events: Events, signal: AbortSignal) => Promise<NotTaken | undefined>
