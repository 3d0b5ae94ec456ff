/** An event on its way. */
export type Sendable = { id: string; payload: string }

/** What goes out as one message. */
export type Bundle<Event = Sendable> = readonly [Event, ...Event[]]

/** Why a message was not taken. */
export type NotTaken = {
  /** A few plain words: 200 characters at most, nothing personal. */
  problem: string
  /** It never will be taken. */
  isFinal?: boolean
  /** What the receiver asks for. */
  retryAfterMs?: number
}

/** Sends one message; `undefined`: it was taken. */
export type Post = (bundle: Bundle, signal: AbortSignal) => Promise<NotTaken | undefined>
