/** Does a few things at a time. The others wait, and who came first goes first. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    countWaiting: () => waiting.length,
    async take<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running < most) running += 1
      else await new Promise<void>((resolve) => void waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
