import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

import { runSql, startPostgresServer } from '../../support/postgres-server.ts'
import { attempt, IS_PROMISED, limitOf } from '../harness/attempts.ts'
import { createClient } from '../harness/client.ts'
import { IS_KEPT, itControls } from '../harness/kept.ts'
import { postgresDatabase } from '../harness/database.ts'
import { verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { oddityOf, resendAll, startLoad } from '../harness/load.ts'
import type { Timed } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const DOWN_MS = 1000 * countOf('FAULT_DOWN_SECONDS', 2)
const FROZEN_MS = 1000 * countOf('FAULT_FROZEN_SECONDS', 3)
const TROUBLED_MS = 1000 * countOf('FAULT_TROUBLED_SECONDS', 1)
/** More would measure the machine of a short run. */
const PER_SECOND = IS_PROMISED ? 200 : 50
const ANSWER_WITHIN_MS = limitOf(2500)
const BACK_WITHIN_MS = limitOf(2000)

const server = await startPostgresServer()
afterAll(() => server.remove())
await runSql(await server.createDatabase(), 'CREATE ROLE visitor LOGIN')

/** What happens to PostgreSQL, and for how long. Every one ends with PostgreSQL well again. */
type Trouble = { name: string; isAway: boolean; make(url: string): Promise<void> }

const END_OUR_CONNECTIONS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'assessment'`

const CRASHED: Trouble = {
  name: `down for ${DOWN_MS / 1000} s after a crash`,
  isAway: true,
  make: async () => {
    await server.stop('immediate')
    await sleep(DOWN_MS)
    await server.start()
  },
}

const TROUBLES: Trouble[] = [
  CRASHED,
  {
    name: 'restarted',
    isAway: false,
    make: async () => {
      await server.stop('fast')
      await server.start()
    },
  },
  {
    name: `frozen for ${FROZEN_MS / 1000} s`,
    isAway: true,
    make: async () => {
      server.freeze()
      await sleep(FROZEN_MS)
      server.thaw()
    },
  },
  {
    name: `ending our connections every 200 ms for ${TROUBLED_MS / 1000} s`,
    isAway: false,
    make: async (url) => {
      for (let ms = 0; ms < TROUBLED_MS; ms += 200) {
        await runSql(url, END_OUR_CONNECTIONS)
        await sleep(200)
      }
    },
  },
  {
    name: `granting us one connection for ${TROUBLED_MS / 1000} s`,
    isAway: false,
    make: async (url) => {
      await runSql(url, `ALTER ROLE visitor CONNECTION LIMIT 1; ${END_OUR_CONNECTIONS}`)
      await sleep(TROUBLED_MS)
      await runSql(url, 'ALTER ROLE visitor CONNECTION LIMIT -1')
    },
  },
  {
    name: `confirming no commit for ${FROZEN_MS / 1000} s`,
    isAway: true,
    make: async (url) => {
      await waitForStandby(url, "'nobody'")
      await sleep(FROZEN_MS)
      const waiting = await runSql(
        url,
        "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
      )
      await waitForStandby(url, "''")
      // Unconfirmed commits keep their connections: the pool opens no others for them.
      expect(waiting.length).toBeLessThan(12)
    },
  },
]

async function waitForStandby(url: string, names: string): Promise<void> {
  await runSql(url, `ALTER SYSTEM SET synchronous_standby_names = ${names}`)
  await runSql(url, 'SELECT pg_reload_conf()')
}

describe('a PostgreSQL server that is', () => {
  it.each(IS_KEPT ? [CRASHED] : TROUBLES)(
    '$name leads to 503 in time, and loses no row',
    async (trouble) => {
      const run = await attempt(
        async () => {
          const got = await makeTrouble(trouble, productServer())
          expect(got.isRunning).toBe(true)
          expect(got.verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
          expect(got.oddities).toEqual([])
          return got
        },
        ({ slowestMs, backMs }) => slowestMs < ANSWER_WITHIN_MS && backMs < BACK_WITHIN_MS,
      )

      const { slowestMs, backMs, refused } = run
      expect(slowestMs).toBeLessThan(ANSWER_WITHIN_MS)
      expect(backMs).toBeLessThan(BACK_WITHIN_MS)
      expect(refused).toBeGreaterThan(trouble.isAway ? 0 : -1)
    },
  )

  it('down when the server starts is reported in a sentence', async () => {
    const url = await server.createDatabase()
    await server.stop('immediate')
    onTestFinished(() => server.start())

    const start = startService(productServer(), url)

    await expect(start.url()).rejects.toThrow(
      /PostgreSQL cannot be used \(ECONNREFUSED\): start it/,
    )
    expect((await start.exited).code).toBe(1)
  })

  itControls(
    'away would be seen to end a server that does not listen to its connections',
    async () => {
      const main = buildVariant('does not hear of broken connections')
      const idle = startService(main, await server.createDatabase())
      await idle.ready()
      await server.stop('immediate')
      onTestFinished(() => server.start())
      const { code } = await idle.exited

      expect(code).toBe(1)
    },
  )
})

type Run = {
  isRunning: boolean
  verdict: Verdict
  refused: number
  /** Of all answers, in milliseconds. */
  slowestMs: number
  /** From its end to the first 201 to a request sent after it. */
  backMs: number
  oddities: string[]
}

async function makeTrouble(trouble: Trouble, main: string): Promise<Run> {
  const superuserUrl = await server.createDatabase()
  const name = new URL(superuserUrl).pathname.slice(1)
  await runSql(superuserUrl, `ALTER DATABASE ${name} OWNER TO visitor`)
  const service = startService(main, superuserUrl.replace('postgres@', 'visitor@'))
  const url = await service.ready()
  const ledger: Ledger = new Map()
  const random = createRandom(trouble.name)
  const load = startLoad(url, { ledger, random, perSecond: PER_SECOND, connections: 5000 })
  await sleep(500)
  const readiness = watchReadiness(url)
  await trouble.make(superuserUrl)
  const overAt = performance.now()
  const hasAnswered = () =>
    load.requests.some((request) => request.sentAt > overAt && isSaved(request))
  while (service.isRunning() && !hasAnswered() && performance.now() - overAt < 10_000)
    await sleep(5)
  const back = hasAnswered() ? performance.now() - overAt : Infinity
  const isRunning = service.isRunning()
  const probes = await readiness.stop()
  await load.stop()

  if (isRunning) await resendAll(url, ledger)
  const answered = [...load.requests, ...probes]
  return {
    isRunning,
    verdict: verdictOf(ledger, await postgresDatabase(superuserUrl).readRows()),
    refused: load.requests.filter(({ answer }) => answer?.status === 503).length,
    slowestMs: Math.round(Math.max(...answered.map(({ answer }) => answer?.ms ?? Infinity))),
    backMs: Math.round(back),
    oddities: [...load.requests, ...probes].flatMap(oddityOf),
  }
}

/** Asks /readyz all the time. */
function watchReadiness(url: string) {
  const client = createClient()
  const probes: Timed[] = []
  const over = new AbortController()

  async function ask(): Promise<void> {
    while (!over.signal.aborted) {
      const sentAt = performance.now()
      const answer = await client.send(url, { path: '/readyz' }).catch(() => undefined)
      probes.push({ at: performance.now(), sentAt, answer })
      await sleep(50)
    }
  }

  const asking = ask()
  return {
    stop: async () => {
      over.abort()
      await asking
      client.close()
      return probes
    },
  }
}

function isSaved({ answer }: Timed): boolean {
  return answer?.status === 201
}
