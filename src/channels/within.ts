import { once } from 'node:events'

/** Rejects when the signal is aborted; `work` itself may go on. */
export async function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  if (signal.aborted) throw signal.reason
  const aborted = once(signal, 'abort').then(() => {
    throw signal.reason
  })
  return Promise.race([work, aborted])
}
