import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { createClient } from '../harness/client.ts'
import type { Answer } from '../harness/client.ts'
import { itControls } from '../harness/kept.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import type { CuttingProxy } from './cutting-proxy.ts'
import { openEngine } from '../harness/database.ts'
import type { Engine, TestDatabase } from '../harness/database.ts'
import { addTo, verdictOf } from '../harness/ledger.ts'
import type { Entry, Ledger } from '../harness/ledger.ts'
import { sendEntry } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { leadOf, otherBodyOf, submissionOf } from '../harness/submission.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'exactly once'
const KEYS = countOf('FAULT_KEYS', 200)
const CONTROL_KEYS = 60
/** Clients that work through the keys side by side. */
const CLIENTS = 64
const MOST_COPIES = 5
/** The server is killed each time another fifth of the keys is through. */
const KILL_AFTER_SHARE = 0.2
/** A tenth is cut before the answer, a tenth within it. */
const SHARES = { forwarded: 0.05, unanswered: 0.05, oneByte: 0.1, late: 0.05 }
const LATE_MS = countOf('FAULT_LATE_MS', 100)
const WITHOUT_KEY = 50

describe.each(['SQLite', 'PostgreSQL'] as const)('a key sent again and again to %s', (name) => {
  const engine = openEngine(name)

  it('is kept once, whatever the network and a kill do', async () => {
    const random = createRandom(`${PROMISE} ${name}`)
    const run = await sendKeys(engine(), productServer(), KEYS, random)
    const verdict = verdictOf(run.ledger, await run.database.readRows())
    const conflicts = await sendOtherBodies(run, random)
    const keyless = await sendWithoutKey(run.url, random)

    expect(verdict).toEqual({ acked: KEYS, lost: 0, doubled: 0, wrong: 0 })
    expect(run.odd).toEqual([])
    expect([conflicts, keyless]).toEqual([KEYS, WITHOUT_KEY])
    expect(verdictOf(run.ledger, await run.database.readRows())).toEqual(verdict)
  })

  itControls('would be seen twice if the database did not hold it unique', async () => {
    const random = createRandom(`${PROMISE} control ${name}`)
    const main = buildVariant('has no unique keys')
    const run = await sendKeys(engine(), main, CONTROL_KEYS, random)

    const { doubled } = verdictOf(run.ledger, await run.database.readRows())
    expect(doubled).toBeGreaterThan(0)
  })
})

type Run = {
  database: TestDatabase
  ledger: Ledger
  url: string
  kills: number
  /** Answers that are neither a 201 with the key as its id nor a 503. */
  odd: string[]
}

/** Every key one to five times, at once or one after the other, and until it is acknowledged. */
async function sendKeys(engine: Engine, main: string, count: number, random: Random): Promise<Run> {
  const database = await engine.createDatabase()
  const proxy = await startCuttingProxy(SHARES, LATE_MS, random)
  const service = await startBehindCuts(proxy, main, database.url)
  const run: Run = { database, ledger: new Map(), url: '', kills: 0, odd: [] }
  const client = createClient({ connections: Infinity, keepAlive: false })
  const waiting = Array.from({ length: count }, () => addTo(run.ledger, submissionOf(random)))
  let isRestarting = false

  async function send(entry: Entry): Promise<void> {
    const answer = await sendEntry(client, proxy.url, entry).catch(() => undefined)
    if (answer?.status === 201 && JSON.parse(answer.body).id === entry.submission.key) return
    if (answer && answer.status !== 503) run.odd.push(`${answer.status} ${answer.body}`)
    await sleep(random.between(0, 100))
  }

  async function sendOneByOne(): Promise<void> {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const copies = Array.from({ length: random.between(1, MOST_COPIES) }, () => entry)
      if (random.chance(0.5)) await Promise.all(copies.map(send))
      else for (const copy of copies) await send(copy)
      while (entry.ackedAt === undefined) await send(entry)
      const done = count - waiting.length
      if (!isRestarting && done > (run.kills + 1) * KILL_AFTER_SHARE * count) {
        isRestarting = true
        run.kills += 1
        await service.restart()
        isRestarting = false
      }
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, sendOneByOne))
  proxy.close()
  return { ...run, url: service.url() }
}

async function startBehindCuts(proxy: CuttingProxy, main: string, databaseUrl: string) {
  let service = startService(main, databaseUrl)
  let url = await service.ready()
  proxy.sendTo(url)
  return {
    url: () => url,
    restart: async () => {
      await service.kill()
      service = startService(main, databaseUrl)
      url = await service.ready()
      proxy.sendTo(url)
    },
  }
}

/** How many are refused as the reuse of a key. */
async function sendOtherBodies({ ledger, url }: Run, random: Random): Promise<number> {
  const client = createClient({ connections: CLIENTS })
  const answers = await Promise.all(
    [...ledger.values()].map(({ submission }) =>
      untilNotBusy(() =>
        client.send(url, { ...submission, body: otherBodyOf(submission, random) }),
      ),
    ),
  )
  client.close()
  return answers.filter(({ status, body }) => status === 422 && body.includes('key-reused')).length
}

/** A busy server says 503, and to send it again. */
async function untilNotBusy(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  if (answer.status !== 503) return answer
  await sleep(100)
  return untilNotBusy(send)
}

/** How many are refused as not well formed. */
async function sendWithoutKey(url: string, random: Random): Promise<number> {
  const client = createClient({ connections: CLIENTS })
  const headers = { 'content-type': 'application/json' }
  const answers = await Promise.all(
    Array.from({ length: WITHOUT_KEY }, () => client.send(url, { ...leadOf(random), headers })),
  )
  client.close()
  return answers.filter(({ status }) => status === 400).length
}
