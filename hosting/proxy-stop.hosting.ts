import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { sqliteIn } from '../faults/harness/database.ts'
import { verdictOf } from '../faults/harness/ledger.ts'
import type { Ledger } from '../faults/harness/ledger.ts'
import { startLoad } from '../faults/harness/load.ts'
import type { Timed } from '../faults/harness/load.ts'
import { recordOutcome } from '../faults/harness/outcome.ts'
import { createRandom } from '../faults/harness/settings.ts'
import { startBehind } from './behind.ts'
import { isMissing, PROXIES } from './proxies.ts'

for (const name of PROXIES) {
  it.skipIf(isMissing(name))(
    `a server behind ${name} answers all that it has accepted`,
    async () => {
      const behind = await startBehind(name)
      onTestFinished(() => behind.stop())
      const { proxy } = behind
      const database = await sqliteIn().createDatabase()
      const service = await behind.serve(database.url)
      const ledger: Ledger = new Map()
      const load = startLoad(proxy.url, {
        ...{ ledger, connections: 32, ca: proxy.certificate },
        random: createRandom('stop behind a proxy'),
      })
      await sleep(1500)
      const stopAt = performance.now()
      service.signal('SIGTERM')
      const { code } = await service.exited
      await behind.serve(database.url)
      const backAt = performance.now()
      await sleep(1500)
      await load.stop()

      const isSaved = ({ answer }: Timed) => answer?.status === 201
      const before = load.requests.filter(({ sentAt }) => sentAt < stopAt)
      const during = load.requests.filter(({ sentAt }) => stopAt <= sentAt && sentAt < backAt)
      const after = load.requests.filter(({ sentAt }) => sentAt >= backAt)
      const verdict = verdictOf(ledger, await database.readRows())
      const refused = during.filter((each) => !isSaved(each)).length
      recordOutcome({
        ...{ promise: `one server behind ${name}, restarted`, engine: 'SQLite', verdict },
        setting: `SIGTERM and start, 32 connections, away for ${(backAt - stopAt).toFixed(0)} ms`,
        measured: `${before.length} sent before it, all answered by it; while it was away ${during.length} sent, ${refused} not 201`,
      })
      expect(code).toBe(0)
      expect(before.filter(({ answer }) => !isAnswerOfServer(answer?.status))).toEqual([])
      expect(after.some(isSaved)).toBe(true)
      expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    },
  )
}

/** Saved, or sent away in order because the server stops; 502 and 504 are answers of the proxy. */
function isAnswerOfServer(status: number | undefined): boolean {
  return status === 201 || status === 503
}
