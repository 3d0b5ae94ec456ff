import type { FastifyInstance } from 'fastify'
import { bandTexts, peopleSentence } from '../../../content/benchmark-words.ts'
import { SITE } from '../../../content/site.ts'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type {
  BenchmarkBand,
  BenchmarkEdition,
  BenchmarkView,
  Reading,
} from '../../../contract/desk.ts'
import type { Band } from '../../../domain/benchmark/bands.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'
import { RULES } from '../../../domain/benchmark/rules.ts'
import { isRecord } from '../../../domain/record.ts'
import type { Benchmark, OwnerStore } from '../../../store/owner/owner-store.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'

/** A small database is read within it, so that nobody has to ask twice. */
const ANSWER_WITHIN_MS = 150
/** For so long what was read is shown again. */
const KEPT_MS = 30_000

type BenchmarkStore = Pick<OwnerStore, 'readBenchmark' | 'publishBenchmark' | 'withdrawBenchmark'>

export function benchmarkRoutes(
  app: FastifyInstance,
  store: BenchmarkStore,
  logAction: LogAction,
): void {
  let reading: Reading | undefined
  let isStopped = false
  let known: { benchmark: Benchmark; at: number } | undefined
  let underWay: Promise<void> | undefined
  /** Of a reading that failed after its asker had an answer: told to the next. */
  let failure: { error: unknown } | undefined

  function queryNow() {
    reading = { done: 0, total: 0 }
    isStopped = false
    return {
      now: new Date(),
      ownDomains: SITE.ownEmailDomains,
      onProgress(done: number, total: number) {
        reading = { done, total }
        return !isStopped
      },
    }
  }

  async function read(): Promise<void> {
    const benchmark = await store.readBenchmark(queryNow())
    known = { benchmark, at: performance.now() }
  }

  /** One reading at a time; a stopped one leaves things as they were. */
  function begin(work: () => Promise<void>): Promise<void> {
    underWay ??= work()
      .catch((error: unknown) => {
        if (!isStopped) throw error
      })
      .finally(() => {
        underWay = undefined
        reading = undefined
      })
    return underWay
  }

  async function view(): Promise<BenchmarkView> {
    if (failure) {
      const { error } = failure
      failure = undefined
      throw error
    }
    const isOld = !known || performance.now() - known.at > KEPT_MS
    if (isOld) {
      let isAnswered = false
      const asked = begin(read)
      asked.catch((error: unknown) => {
        failure = isAnswered ? { error } : undefined
      })
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))])
      isAnswered = true
    }
    if (reading) return { reading, missing: [], rules: RULES }
    return viewOf(known?.benchmark)
  }

  app.get(DESK_PATHS.benchmark, () => view())

  app.post(DESK_PATHS.benchmark, async (request, reply) => {
    const { action } = isRecord(request.body) ? request.body : {}
    if (action === 'stop') {
      isStopped = true
      await underWay
      return { missing: [], rules: RULES } satisfies BenchmarkView
    }
    if (action === 'withdraw') {
      await store.withdrawBenchmark()
      await logAction(request, 'withdraw', 1)
    } else if (action !== 'publish') {
      return refuse(reply, 'not-understood', 'Say publish, withdraw or stop')
    } else {
      await underWay
      let missing: readonly string[] | undefined
      await begin(async () => {
        const { isPublished, ...benchmark } = await store.publishBenchmark(queryNow())
        missing = isPublished ? [] : benchmark.draft.missing.map(({ sentence }) => sentence)
      })
      if (!missing) return refuse(reply, 'changed', 'Nothing was published: it was stopped before')
      if (missing.length > 0) return refuse(reply, 'changed', missing.join(' '))
      await logAction(request, 'publish', 1)
    }
    known = undefined
    return view()
  })

  app.addHook('onClose', async () => {
    isStopped = true
    await underWay?.catch(() => {})
  })
}

function viewOf(benchmark: Benchmark | undefined): BenchmarkView {
  if (!benchmark) return { missing: [], rules: RULES }
  const { draft, published } = benchmark
  return {
    ...(draft.edition && { preview: editionOf(draft.edition) }),
    missing: draft.missing,
    rules: RULES,
    ...(published && {
      published: { ...editionOf(published.edition), at: published.publishedAt.toISOString() },
    }),
  }
}

function editionOf(edition: Edition): BenchmarkEdition {
  return {
    sentence: peopleSentence(edition),
    overall: bandsOf(edition.overall),
    areas: edition.areas.map(({ name, bands }) => ({ name, bands: bandsOf(bands) })),
  }
}

function bandsOf(bands: readonly Band[]): BenchmarkBand[] {
  const texts = bandTexts(bands)
  return bands.flatMap(({ count }, index) => {
    const text = texts[index]
    return text ? [{ ...text, count }] : []
  })
}
