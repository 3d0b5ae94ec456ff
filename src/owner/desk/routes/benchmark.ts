import type { FastifyInstance } from 'fastify'
import { bandTexts, peopleSentence } from '../../../content/benchmark-words.ts'
import { SITE } from '../../../content/site.ts'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { BenchmarkBand, BenchmarkEdition, BenchmarkView } from '../../../contract/desk.ts'
import type { Band } from '../../../domain/benchmark/bands.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'
import { RULES } from '../../../domain/benchmark/rules.ts'
import { isRecord } from '../../../domain/record.ts'
import type { Benchmark, BenchmarkQuery, OwnerStore } from '../../../store/owner/owner-store.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'

type BenchmarkStore = Pick<OwnerStore, 'readBenchmark' | 'publishBenchmark' | 'withdrawBenchmark'>

export function deskBenchmarkRoutes(
  app: FastifyInstance,
  store: BenchmarkStore,
  logAction: LogAction,
): void {
  const closing = new AbortController()
  /** One for all who ask meanwhile: it looks at every response. */
  let reading: Promise<Benchmark> | undefined

  function queryNow(): BenchmarkQuery {
    return { now: new Date(), ownDomains: SITE.ownEmailDomains, signal: closing.signal }
  }

  async function read(): Promise<BenchmarkView> {
    reading ??= store.readBenchmark(queryNow()).finally(() => (reading = undefined))
    return viewOf(await reading)
  }

  app.get(DESK_PATHS.benchmark, () => read())

  app.post(DESK_PATHS.benchmark, async (request, reply) => {
    const { action } = isRecord(request.body) ? request.body : {}
    if (action === 'withdraw') {
      await store.withdrawBenchmark()
    } else if (action === 'publish') {
      const { isPublished, draft } = await store.publishBenchmark(queryNow())
      if (!isPublished) {
        return refuse(reply, 'changed', draft.missing.map(({ sentence }) => sentence).join(' '))
      }
    } else {
      return refuse(reply, 'not-understood', 'Say publish or withdraw')
    }
    await logAction(request, action, 1)
    return {}
  })

  app.addHook('onClose', async () => closing.abort())
}

function viewOf({ draft, published }: Benchmark): BenchmarkView {
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
