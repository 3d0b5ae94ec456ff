import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordControl, recordOutcome } from '../faults/harness/outcome.ts'
import { countOf } from '../faults/harness/settings.ts'
import { startPostgresServer } from '../src/store/postgres/server.suite.ts'
import type { PostgresServer } from '../src/store/postgres/server.suite.ts'
import { isMissing, PROXIES, replaced } from './proxies.ts'
import type { ProxyName } from './proxies.ts'
import { PER_SECOND, restartInTurn } from './restart-in-turn.ts'

const RESTARTS = countOf('HOSTING_RESTARTS', 4)
const CONTROL_RESTARTS = 2
const HELD_UP = 4

/** What makes each proxy send a request to the other server, taken out. */
const CONTROLS: Record<ProxyName, Parameters<typeof replaced>[1]> = {
  nginx: [[/proxy_next_upstream .*;/, 'proxy_next_upstream off;']],
  caddy: [
    [/\n\t*health_uri .*/, ''],
    [/lb_try_duration .*/, 'lb_try_duration 0s'],
  ],
  haproxy: [['retries 3', 'retries 0']],
}

let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgresServer()
})
afterAll(() => postgres.remove())

const proxies = PROXIES.filter((name) => !isMissing(name))

describe.each(proxies)('two servers on one PostgreSQL behind %s, restarted in turn', (name) => {
  const promise = { promise: `rolling restart behind ${name}`, engine: 'PostgreSQL' } as const

  it('cut no request, and tell the webhook of each row', async () => {
    const run = await restartInTurn(name, postgres, RESTARTS)

    const { requests, statuses, verdict, told, repeated, slowestMs, exitCodes } = run
    recordOutcome({
      ...{ ...promise, verdict },
      setting: `${RESTARTS} restarts, ${PER_SECOND} requests/s over TLS`,
      measured:
        `${requests} requests: ${statuses}; slowest ${slowestMs.toFixed(0)} ms; ` +
        `${told} events told, ${repeated} twice; load average ${run.loadAverage}`,
    })
    expect(run.cut).toEqual([])
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(exitCodes.filter((code) => code !== 0)).toEqual([])
    expect(told).toBe(run.kept)
  })

  it('cut no request that waits at a server which is held up and then told to stop', async () => {
    const run = await restartInTurn(name, postgres, HELD_UP, { isHeldUp: true })
    recordOutcome({
      ...{ ...promise, verdict: run.verdict },
      setting: `${HELD_UP} restarts, the other server held up meanwhile`,
      measured: `${run.requests} requests: ${run.statuses}; slowest ${run.slowestMs.toFixed(0)} ms`,
    })
    expect(run.cut).toEqual([])
    expect(run.verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
  })

  it('would be seen to refuse requests if these were not sent to the other one', async () => {
    const change = (text: string) => replaced(text, CONTROLS[name])
    const { statuses, cut } = await restartInTurn(name, postgres, CONTROL_RESTARTS, { change })
    recordControl(promise, `never sent to the other one: ${statuses}`)
    expect(cut).not.toEqual([])
  })
})
