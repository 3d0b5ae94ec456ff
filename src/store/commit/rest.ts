/**
 * A commit that holds up the event loop, as SQLite's does, is followed by a rest in which the loop is
 * left alone: Node accepts one new connection in a turn, so that without it a slow disk would keep
 * new visitors at the door. It takes this share of the commit's time and then so many turns, but no
 * longer than the commit took.
 */
const REST_SHARE = 0.2
const REST_TURNS = 16

export type Rest = {
  /** Does `work`; a rest follows. */
  after<Value>(work: () => Value): Value
  /** In a later turn of the event loop, when the rest is over. */
  whenOver(next: () => void): void
}

export function createRest(): Rest {
  let until = 0
  let atMostUntil = 0

  function passTurns(count: number, next: () => void): void {
    if (count === 0 || performance.now() >= atMostUntil) next()
    else setImmediate(() => passTurns(count - 1, next))
  }

  return {
    after(work) {
      const startedAt = performance.now()
      try {
        return work()
      } finally {
        const endedAt = performance.now()
        const tookMs = endedAt - startedAt
        until = endedAt + REST_SHARE * tookMs
        atMostUntil = endedAt + tookMs
      }
    },
    whenOver(next) {
      const restMs = until - performance.now()
      if (restMs < 1) setImmediate(next)
      else setTimeout(() => passTurns(REST_TURNS, next), restMs)
    },
  }
}
