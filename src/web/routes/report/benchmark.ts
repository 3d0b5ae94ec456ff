import { BENCHMARK_PATH } from '../../../contract/api.ts'
import { createBenchmarkStore } from '../../state/benchmark-store.ts'

/** One for all reports of a visit; the first page needs no code of it. */
export const benchmark = createBenchmarkStore(async () => {
  try {
    const reply = await fetch(BENCHMARK_PATH)
    return reply.status === 200 ? await reply.json() : undefined
  } catch {
    return undefined
  }
})
