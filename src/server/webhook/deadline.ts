export type Deadline = {
  /** Aborted when the time is over, or with the signal that was given. */
  signal: AbortSignal
  /** Rejects when the time is over; `work` itself may go on. */
  race<Value>(work: Promise<Value>): Promise<Value>
  /** Leaves nothing behind, on the given signal either. */
  clear(): void
}

/**
 * Its timer is held by the event loop. `AbortSignal.timeout` behind `AbortSignal.any` is held by
 * nobody: a garbage collection takes it along, and the time is then never over.
 */
export function startDeadline(ms: number, signal: AbortSignal): Deadline {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, ms)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()

  return {
    signal: controller.signal,
    race: (work) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('out of time'))
        controller.signal.addEventListener('abort', fail)
        if (controller.signal.aborted) fail()
        work.then(resolve, reject)
      }),
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
    },
  }
}
