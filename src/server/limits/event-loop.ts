export type EventLoop = {
  /** Whether the requests that arrived last would wait too long for those before them. */
  isHeldUp(): boolean
}

const LONG_TURN_MS = 150
/** With fewer requests in one turn, something else held the process up, and it is over now. */
const FEWEST = 50

/**
 * Everything that the sockets hold is read in one turn of the event loop, and each request waits
 * for all before it: this tells how long the turn has been going on. `now` in milliseconds.
 */
export function watchEventLoop(now: () => number): EventLoop {
  let startedAt = 0
  let requests = 0

  return {
    isHeldUp() {
      requests += 1
      if (requests === 1) {
        startedAt = now()
        setImmediate(() => (requests = 0))
      }
      return requests > FEWEST && now() - startedAt > LONG_TURN_MS
    },
  }
}
