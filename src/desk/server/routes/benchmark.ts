import type { FastifyInstance } from 'fastify'
import { bandTexts, peopleSentence } from '../../../content/benchmark-words.ts'
import { SITE } from '../../../generated/site.ts'
import { DESK_PATHS } from '../../contract/api.ts'
import type { BenchmarkBand, BenchmarkView } from '../../contract/api.ts'
import type { Band } from '../../../domain/benchmark/bands.ts'
import { MIN_PEOPLE } from '../../../domain/benchmark/edition.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { refuse } from '../problems.ts'
import { actorOf } from '../sessions.ts'
import { publishBenchmark, readBenchmark } from '../../../store/benchmark.ts'
import type { Benchmark } from '../../../store/benchmark.ts'

export function addBenchmark(app: FastifyInstance, store: OwnerStore): void {
  const readView = async () => viewOf(await readBenchmark(store, SITE.ownDomains))

  app.get(DESK_PATHS.benchmark, readView)

  app.post(DESK_PATHS.benchmark, async (request, reply) => {
    const edition = await publishBenchmark(store, SITE.ownDomains, new Date(), actorOf(request))
    return edition.ok ? readView() : refuse(reply, 409, edition.error)
  })
}

function viewOf({ people, published }: Benchmark): BenchmarkView {
  return {
    people,
    leastPeople: MIN_PEOPLE,
    ...(published && {
      published: {
        at: published.publishedAt.toISOString(),
        sentence: peopleSentence(published.edition),
        overall: bandsOf(published.edition.overall),
      },
    }),
  }
}

function bandsOf(bands: readonly Band[]): BenchmarkBand[] {
  const texts = bandTexts(bands)
  return bands.flatMap(({ count }, index) => {
    const text = texts[index]
    return text ? [{ ...text, count }] : []
  })
}
