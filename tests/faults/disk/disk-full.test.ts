import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { verdictOf } from '../harness/ledger.ts'
import type { Ledger } from '../harness/ledger.ts'
import { oddityOf, resendAll, startLoad } from '../harness/load.ts'
import type { Timed } from '../harness/load.ts'
import { createLoopDisk, whyNoLoopDisk } from './loop-disk.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'disk full'
const FILLS = countOf('FAULT_FILLS', 1)
/** The log by itself has 12 before it is emptied. */
const MEGABYTES = 48
const PER_SECOND = 200
const REFUSED_WITHIN_MS = limitOf(1000)
const BACK_WITHIN_MS = limitOf(5000)
/** `/readyz` asks the database every two seconds at most. */
const NOT_READY_WITHIN_MS = limitOf(2500)

describe('a full disk', () => {
  it('leads to 503, loses no acknowledged row, and ends when there is space', async (context) => {
    const reason = whyNoLoopDisk(inject('folders').files)
    if (reason) return context.skip(`no disk to fill: ${reason}`)
    const run = await openOnSmallDisk('product', productServer())
    const fills: Fill[] = []
    for (let fill = 0; fill < FILLS; fill += 1) fills.push(await fillUnderLoad(run))
    const verdict = await run.finish()

    const refused = fills.flatMap(({ refusals }) => refusals)
    const worst = {
      refused: Math.max(...refused.map(({ answer }) => answer?.ms ?? 0)),
      notReady: Math.max(...fills.map(({ notReadyMs }) => notReadyMs)),
      back: Math.max(...fills.map(({ backMs }) => backMs)),
    }
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(fills.flatMap(({ oddities }) => oddities)).toEqual([])
    expect(worst.refused).toBeLessThan(REFUSED_WITHIN_MS)
    expect(worst.notReady).toBeLessThan(NOT_READY_WITHIN_MS)
    expect(worst.back).toBeLessThan(BACK_WITHIN_MS)
    expect(run.service.isRunning()).toBe(true)
  })

  it('would be seen to cost rows if they were acknowledged too early', async (context) => {
    const reason = whyNoLoopDisk(inject('folders').files)
    if (reason) return context.skip(`no disk to fill: ${reason}`)
    const run = await openOnSmallDisk('control', buildVariant('answers before the commit'))
    const load = startLoad(run.url, { ...run, perSecond: PER_SECOND })
    await sleep(300)
    run.disk.fill()
    await sleep(1000)
    await load.stop()
    await run.service.kill()

    const { lost } = verdictOf(run.ledger, await run.database.readRows())
    expect(lost).toBeGreaterThan(0)
  })
})

type Run = Awaited<ReturnType<typeof openOnSmallDisk>>

async function openOnSmallDisk(name: string, main: string) {
  const disk = createLoopDisk(join(inject('folders').files, `full-${name}`), MEGABYTES)
  onTestFinished(() => disk.remove())
  const database = await sqliteIn(disk.folder).createDatabase()
  const service = startService(main, database.url)
  const ledger: Ledger = new Map()
  const url = await service.ready()
  return {
    ...{ disk, database, service, ledger, url, random: createRandom(`${PROMISE} ${name}`) },
    finish: async () => {
      await resendAll(url, ledger)
      return verdictOf(ledger, await database.readRows())
    },
  }
}

type Fill = {
  refusals: Timed[]
  /** From the first 503 until /readyz says so. */
  notReadyMs: number
  /** From the room to the first 201. */
  backMs: number
  /** Answers that are neither 201 nor a whole 503, and pages that did not come. */
  oddities: string[]
}

async function fillUnderLoad({ disk, url, ledger, random }: Run): Promise<Fill> {
  const load = startLoad(url, { ledger, random, perSecond: PER_SECOND })
  await sleep(random.between(200, 1000))
  const free = disk.fill()
  // A log that was emptied into the database takes rows in its old place for a while.
  while (!load.requests.some(isRefused)) await sleep(5)
  const notReadyMs = await waitForReadiness(url, false)
  const pages = await readPages(url)
  await sleep(1000)
  free()
  const freeAt = performance.now()
  await waitForReadiness(url, true)
  await sleep(500)
  await load.stop()

  const back = load.requests.find(({ sentAt, answer }) => sentAt > freeAt && answer?.status === 201)
  return {
    notReadyMs,
    refusals: load.requests.filter(isRefused),
    backMs: Math.round((back?.at ?? Infinity) - freeAt),
    oddities: [...pages, ...load.requests.flatMap(oddityOf)],
  }
}

async function waitForReadiness(url: string, isReady: boolean): Promise<number> {
  const from = performance.now()
  while ((await fetch(`${url}/readyz`)).ok !== isReady) {
    if (performance.now() - from > 10_000) throw new Error(`/readyz never turned to ${isReady}`)
    await sleep(20)
  }
  return Math.round(performance.now() - from)
}

/** What a visitor reads does not need the disk. */
async function readPages(url: string): Promise<string[]> {
  const client = createClient()
  const paths = ['/', '/assessment/start', '/assessment/question/1', '/livez']
  const answers = await Promise.all(paths.map((path) => client.send(url, { path })))
  client.close()
  return answers.flatMap(({ status }, page) =>
    status === 200 ? [] : [`${paths[page]}: ${status}`],
  )
}

function isRefused({ answer }: Timed): boolean {
  return answer?.status === 503
}
