import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { SECRET, startReceiver } from '../src/channels/webhook/receiver.suite.ts'
import { limitOf } from './harness/attempts.ts'
import { sqliteIn } from './harness/database.ts'
import type { Ledger } from './harness/ledger.ts'
import { startLoad } from './harness/load.ts'
import { recordControl, recordOutcome } from './harness/outcome.ts'
import { startService } from './harness/service.ts'
import { countOf, createRandom } from './harness/settings.ts'
import { buildChanged } from './harness/variants.ts'

const PROMISE = { promise: 'webhook, silent receiver', engine: 'SQLite' } as const
/** As many as are sent at once: with all of them silent, nothing else is sent. */
const SILENT = 8
const LOAD_MS = 1000 * countOf('FAULT_SILENT_SECONDS', 2)
/** Twice of what the product here waits for a reply. */
const CONTROL_MS = 4000
/** The second attempt of a silent event comes 4 to 6 seconds after its deadline. */
const ALL_TOLD_WITHIN_MS = limitOf(20_000)

/** The product waits 15 seconds for a reply, and collects garbage when it has to. */
const SOON = [
  {
    file: 'channels/webhook/post.ts',
    from: 'REPLY_WITHIN_MS = 15_000',
    to: 'REPLY_WITHIN_MS = 2000',
  },
  {
    file: 'server/main.ts',
    from: 'const BACKLOG = 4096',
    to: `import { setFlagsFromString } from 'node:v8'
      import { runInNewContext } from 'node:vm'
      setFlagsFromString('--expose-gc')
      setInterval(runInNewContext('gc'), 200)
      const BACKLOG = 4096`,
  },
]

it('goes on after a receiver that took eight events and never replied', async () => {
  const run = await start(buildChanged('collects garbage five times a second', SOON))
  const { kept, waitedMs } = await run.waitUntilAllAreTold()

  recordOutcome({
    ...PROMISE,
    setting: `${SILENT} events without a reply, ${kept} rows, garbage collected all the time`,
    measured: `${run.told()} told; the last one ${(waitedMs / 1000).toFixed(1)} s after the load`,
  })
  expect(run.told()).toBe(kept)
  expect(waitedMs).toBeLessThan(ALL_TOLD_WITHIN_MS)
})

it('would never go on without a deadline', async () => {
  const main = buildChanged('has no deadline for a reply', [
    ...SOON,
    {
      file: 'channels/webhook/post.ts',
      from: 'AbortSignal.any([AbortSignal.timeout(replyWithinMs), stopping])',
      to: 'stopping',
    },
    {
      file: 'server/background/sender.ts',
      from: 'within(lease, post(bundle, lease))',
      to: 'post(bundle, stopping.signal)',
    },
  ])
  const run = await start(main)
  await sleep(CONTROL_MS)

  recordControl(PROMISE, `has no deadline: ${run.told()} told after ${CONTROL_MS / 1000} s`)
  expect(run.told()).toBe(0)
})

/** A service under load whose receiver is silent for the first events. */
async function start(main: string) {
  const { accepted, url: receiver } = await startReceiver((count, response) => {
    if (count <= SILENT) response.setHeader('x-wait', '1')
  })
  const told = () => new Set(accepted.map(({ id }) => id)).size
  const database = await sqliteIn().createDatabase()
  const service = startService(main, database.url, {
    WEBHOOK_URL: receiver.href,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  })
  onTestFinished(() => service.kill())
  const ledger: Ledger = new Map()
  const random = createRandom(PROMISE.promise)
  const load = startLoad(await service.ready(), { ledger, random, connections: 4 })
  await sleep(LOAD_MS)
  await load.stop()
  const endedAt = performance.now()
  return {
    told,
    async waitUntilAllAreTold() {
      const kept = (await database.readRows()).length
      while (told() < kept && performance.now() < endedAt + ALL_TOLD_WITHIN_MS) await sleep(50)
      return { kept, waitedMs: performance.now() - endedAt }
    },
  }
}
