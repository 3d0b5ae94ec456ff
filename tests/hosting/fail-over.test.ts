import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { postgresDatabase } from '../faults/harness/database.ts'
import { NOTHING, sumOf, verdictOf } from '../faults/harness/ledger.ts'
import type { Ledger, Verdict } from '../faults/harness/ledger.ts'
import { resendAll, startLoad } from '../faults/harness/load.ts'
import { startService } from '../faults/harness/service.ts'
import { countOf, createRandom } from '../faults/harness/settings.ts'
import { ownerTool, productServer } from '../faults/harness/variants.ts'
import { runSql } from '../support/postgres-server.ts'
import { startPostgresProxy } from './postgres-proxy.ts'
import { isMissing } from './proxies.ts'
import { makeTemplate, isPostgresMissing } from './standby.ts'
import type { Template } from './standby.ts'

const FAILOVERS = countOf('HOSTING_FAILOVERS', 2)
const CONNECTIONS = 16
/** Detecting a failed primary and promoting the standby takes time. */
const PROMOTED_AFTER_MS = 1000
const HELD_BACK_MS = 300
const BACK_WITHIN_MS = 30_000
/** Some of HAProxy's questions. */
const LOOKED_AT_FOR_MS = 2000
const NEW_CONNECTIONS = 10
const missing = isPostgresMissing() || isMissing('haproxy')

let template: Template

describe.skipIf(missing)('a primary behind HAProxy that dies under load', () => {
  beforeAll(async () => {
    template = await makeTemplate((url) =>
      execFileSync(process.execPath, [ownerTool(), 'migrate'], {
        env: { DATABASE_URL: url },
        stdio: 'pipe',
      }),
    )
  })
  afterAll(() => template.remove())

  it('loses no acknowledged row if commits wait for a standby', async () => {
    const runs: FailOver[] = []
    // Every second standby has stopped to receive when the primary dies.
    while (runs.length < FAILOVERS) {
      runs.push(await failOver(runs.length % 2 === 1))
    }

    const verdict = runs.reduce((sum, run) => sumOf(sum, run.verdict), NOTHING)
    const times = runs.map(({ backMs }) => backMs)
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(Math.max(...times)).toBeLessThan(BACK_WITHIN_MS)
    expect(runs.filter(({ strayed }) => strayed > 0)).toEqual([])
  })
})

type FailOver = {
  verdict: Verdict
  /** From the end of the primary to the first 201 to a request sent after it. */
  backMs: number
  /** New connections that reach the old primary after it came back. */
  strayed: number
}

async function failOver(isHeldBack: boolean): Promise<FailOver> {
  const pair = await template.startPair()
  onTestFinished(() => pair.remove())
  const proxy = await startPostgresProxy(pair.ports)
  onTestFinished(() => proxy.stop())
  const address = `postgres://assessment_app@127.0.0.1:${proxy.port}/assessment`
  const service = startService(productServer(), address)
  const url = await service.ready()
  const ledger: Ledger = new Map()
  const random = createRandom(`fail-over ${isHeldBack}`)
  const load = startLoad(url, { ledger, random, connections: CONNECTIONS })
  await sleep(random.between(1000, 2000))
  if (isHeldBack) {
    await pair.holdBack()
    await sleep(HELD_BACK_MS)
  }
  const killedAt = pair.killPrimary()
  await sleep(PROMOTED_AFTER_MS)
  await pair.promote()
  const firstSaved = () =>
    load.requests.find(({ sentAt, answer }) => sentAt > killedAt && answer?.status === 201)
  while (!firstSaved() && performance.now() - killedAt < BACK_WITHIN_MS) await sleep(5)
  await pair.startPrimaryAgain()
  await sleep(LOOKED_AT_FOR_MS)
  const strayed = await countStrayed(address, pair.ports.standby)
  await load.stop()

  const database = postgresDatabase(pair.standbyUrl)
  const found = verdictOf(ledger, await database.readRows())
  await resendAll(url, ledger)
  const { doubled, wrong } = verdictOf(ledger, await database.readRows())
  await service.kill()
  await pair.remove()
  await proxy.stop()
  return {
    strayed,
    verdict: { ...found, doubled, wrong },
    backMs: (firstSaved()?.at ?? Infinity) - killedAt,
  }
}

async function countStrayed(address: string, expected: number): Promise<number> {
  let strayed = 0
  for (let attempts = 0; attempts < NEW_CONNECTIONS; attempts += 1) {
    const [row] = await runSql(address, 'SELECT inet_server_port() AS port')
    if (Object(row).port !== expected) strayed += 1
  }
  return strayed
}
