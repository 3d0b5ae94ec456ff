/** Runs `read` at most once per `ms`, however often it is called; until then returns the last value. */
export function atMostEvery<Value>(
  ms: number,
  read: () => Promise<Value>,
  now: () => number,
): () => Promise<Value> {
  let readAt = Number.NEGATIVE_INFINITY
  let value: Promise<Value> | undefined
  return () => {
    if (!value || now() - readAt >= ms) {
      readAt = now()
      value = read()
    }
    return value
  }
}
