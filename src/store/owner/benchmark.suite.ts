import { expect, it } from 'vitest'

import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { SECTIONS } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { Suspicion } from '../../domain/lead/suspicion.ts'
import type { OwnerStore } from './owner-store.ts'
import type { Store } from '../store.ts'

type Opened = { store: Store; owner: OwnerStore; run(sql: string): Promise<void> }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const OWN_DOMAINS = ['own.example']

function emailOf(index: number): string {
  return `person-${index}@company-${index % 40}.example`
}

/** People who finish the questions, every fifth with the same option. */
export async function finish(store: Store, first: number, count: number): Promise<void> {
  const indexes = Array.from({ length: count }, (_, at) => first + at)
  await Promise.all(indexes.map((index) => finishAs(store, emailOf(index), (index % 5) + 1)))
}

let runs = 0

/** With twelve times the same option. */
async function finishAs(
  store: Store,
  email: string | null,
  option: number,
  quarantine?: Suspicion,
): Promise<void> {
  const run = (runs += 1)
  if (email !== null) {
    const lead = { name: 'Ada', company: 'Engines', designation: 'Head', email }
    await store.saveLead(`benchmark-${run}`, lead, quarantine)
  }
  const answers = answersOf(String(option).repeat(12))
  await store.saveResponse(assessmentResponseOf(`session_${run}`, answers, email))
}

function queryAt(now: Date) {
  return { now, ownDomains: OWN_DOMAINS }
}

/** The benchmark on one engine. */
export function itKeepsABenchmark(open: () => Opened): void {
  it('counts the latest finished response of each email, and nobody who is not to be counted', async () => {
    const { store, owner, run } = open()
    await finish(store, 0, 100)
    await finish(store, 0, 10)
    await finishAs(store, null, 1)
    await finishAs(store, 'boss@own.example', 1)
    await finishAs(store, 'boss@sales.own.example', 1)
    await finishAs(store, 'other@renown.example', 1)
    await finishAs(store, 'script@a.example', 1, 'honeypot')
    await finishAs(store, 'twice@a.example', 1)
    await finishAs(store, 'twice@a.example', 1, 'burst')
    await finishAs(store, 'other@a.example', 1)
    await run(`UPDATE assessment_responses SET model_version = ${MODEL_VERSION + 1}
      WHERE user_email = 'other@a.example'`)
    await finishAs(store, 'partly@a.example', 1)
    await run(`UPDATE assessment_responses SET section_scores = '{"Strategic Alignment": 1}'
      WHERE user_email = 'partly@a.example'`)

    const { draft } = await owner.readBenchmark(queryAt(new Date()))

    expect(draft).toMatchObject({ people: 102, domains: 42, missing: [] })
    expect(draft.edition?.people).toBe(100)
  })

  it('takes the overall score and those of the areas as they were stored', async () => {
    const { store, owner, run } = open()
    await finish(store, 0, 110)
    const alike = Object.fromEntries(SECTIONS.map(({ name }) => [name, 3]))
    await run(`UPDATE assessment_responses SET section_scores = '${JSON.stringify(alike)}'`)

    const { draft } = await owner.readBenchmark(queryAt(new Date()))

    expect(draft.edition?.overall.length).toBeGreaterThan(1)
    expect(draft.edition?.areas).toEqual([])
  })

  it('shows what it publishes, which the server reads until it is withdrawn', async () => {
    const { store, owner } = open()
    await finish(store, 0, 110)
    const now = new Date('2026-11-20T10:00:00.000Z')
    expect(await store.readBenchmark()).toBeUndefined()

    const preview = await owner.readBenchmark(queryAt(now))
    const again = await owner.readBenchmark(queryAt(new Date(now.getTime() + HOUR_MS)))
    const nextDay = await owner.readBenchmark(queryAt(new Date(now.getTime() + DAY_MS)))
    const done = await owner.publishBenchmark(queryAt(now))

    expect(again.draft).toEqual(preview.draft)
    expect(nextDay.draft.edition).not.toEqual(preview.draft.edition)
    expect(done).toMatchObject({ isPublished: true, published: { publishedAt: now } })
    expect(done.published?.edition).toEqual(preview.draft.edition)
    expect(await store.readBenchmark()).toEqual(preview.draft.edition)
    expect((await owner.readBenchmark(queryAt(now))).published).toEqual(done.published)
    expect(await owner.verify()).toContainEqual({
      answer: 'ok',
      sentence: 'A benchmark of about 100 people is published',
    })

    expect(await owner.withdrawBenchmark()).toBe(true)
    expect(await owner.withdrawBenchmark()).toBe(false)
    expect(await store.readBenchmark()).toBeUndefined()
    expect((await owner.readBenchmark(queryAt(now))).published).toBeUndefined()
  })

  it('counts who was added, replaced or erased since the last edition, withdrawn or not', async () => {
    const { store, owner } = open()
    await finish(store, 0, 120)
    const first = new Date('2026-09-01T10:00:00.000Z')
    const monthLater = new Date(first.getTime() + 30 * DAY_MS)
    await owner.publishBenchmark(queryAt(first))
    await owner.withdrawBenchmark()

    await finish(store, 120, 5)
    await finish(store, 0, 4)
    await finish(store, 0, 4)
    for (let index = 10; index < 20; index += 1) await owner.erase([emailOf(index)], monthLater)

    const early = await owner.readBenchmark(queryAt(new Date(monthLater.getTime() - 1)))
    expect(early.draft).toMatchObject({
      people: 115,
      missing: [
        { has: 29, needs: 30 },
        { has: 19, needs: 20 },
      ],
    })
    await finish(store, 125, 1)
    expect((await owner.publishBenchmark(queryAt(monthLater))).isPublished).toBe(true)
    const { draft } = await owner.readBenchmark(queryAt(monthLater))
    expect(draft.missing).toMatchObject([
      { has: 0, needs: 30 },
      { has: 0, needs: 20 },
    ])
  })

  it('says of an erasure that the published edition still counts the person, and changes nothing', async () => {
    const { store, owner } = open()
    await finish(store, 0, 120)
    await owner.publishBenchmark(queryAt(new Date()))
    const edition = await store.readBenchmark()

    const { notes } = await owner.erase([emailOf(3)], new Date())

    expect(notes.join(' ')).toContain('owner withdraw')
    expect(await store.readBenchmark()).toEqual(edition)
    await owner.withdrawBenchmark()
    const later = await owner.erase([emailOf(4)], new Date())
    expect(later.notes.join(' ')).not.toContain('benchmark')
  })

  it('stops when it is told to', async () => {
    const { store, owner } = open()
    await finish(store, 0, 120)
    const query = { ...queryAt(new Date()), signal: AbortSignal.abort() }

    const stopped = owner.publishBenchmark(query)

    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
    expect(await store.readBenchmark()).toBeUndefined()
  })

  it('says when the published edition cannot be read', async () => {
    const { owner, run } = open()
    await run(`INSERT INTO assessment_benchmark_editions (id, edition, published_at)
      VALUES (1, '{"people":3}', '2026-01-01T00:00:00.000Z')`)

    expect(await owner.verify()).toContainEqual({
      answer: 'wrong',
      sentence: expect.stringContaining('owner withdraw'),
    })
    expect(await owner.withdrawBenchmark()).toBe(true)
  })
}
