/** However often it is asked, `read` runs at most once in `ms`; until then its last value is given. */
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
