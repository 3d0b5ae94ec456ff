import { BENCHMARK_PATH } from '../../contract/api.ts'

/** The published benchmark, which is asked for before the report that shows it. */
export type BenchmarkStore = {
  ask: () => void
  /** The server's latest reply, unparsed. `undefined`: no reply, or nothing is published. */
  latest: () => unknown
  /** Resolves when the last question has its reply. */
  replied: () => Promise<void>
}

export function createBenchmarkStore(): BenchmarkStore {
  let latest: unknown
  let asking = Promise.resolve()
  return {
    ask: () => {
      asking = readReply().then((reply) => {
        latest = reply
      })
    },
    latest: () => latest,
    replied: () => asking,
  }
}

async function readReply(): Promise<unknown> {
  try {
    const reply = await fetch(BENCHMARK_PATH)
    return reply.status === 200 ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
