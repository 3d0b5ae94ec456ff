import type { FastifyInstance } from 'fastify'
import { bandTexts, peopleSentence } from '../../../content/benchmark-words.ts'
import { SITE } from '../../../content/site.ts'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { BenchmarkBand, BenchmarkEdition, BenchmarkView } from '../../../contract/desk.ts'
import { LEAST_PEOPLE } from '../../../domain/benchmark/draft.ts'
import type { Band } from '../../../domain/benchmark/bands.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'
import type { Benchmark, OwnerStore } from '../../../store/owner-store.ts'
import { refuse } from '../problems.ts'
import { benchmarkChange, read } from '../requests.ts'
import { byOf } from '../user-of-request.ts'

export function addBenchmark(app: FastifyInstance, store: OwnerStore): void {
  const readView = async () => viewOf(await store.readBenchmark(SITE.ownEmailDomains, new Date()))

  app.get(DESK_PATHS.benchmark, readView)

  app.post(DESK_PATHS.benchmark, async (request, reply) => {
    const { action } = read(benchmarkChange, request.body)
    const by = byOf(request)
    if (action === 'withdraw') {
      await store.withdrawBenchmark(new Date(), by)
      return readView()
    }
    const before = await readView()
    if (before.missing.length > 0) return refuse(reply, 409, before.missing.join(' '))
    return viewOf(await store.publishBenchmark(SITE.ownEmailDomains, new Date(), by))
  })
}

function viewOf({ draft, published }: Benchmark): BenchmarkView {
  return {
    ...(draft.edition && { preview: editionOf(draft.edition) }),
    people: draft.people,
    leastPeople: LEAST_PEOPLE,
    missing: draft.missing,
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
