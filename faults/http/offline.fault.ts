import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, it } from 'vitest'

import { PRERENDERED } from '../../src/contract/prerendered.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'no third party', engine: 'SQLite' } as const
const ROOT = join(import.meta.dirname, '../..')

/** A network of its own that has nothing but this machine: it takes root on Linux. */
const canIsolate =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-n', 'sh', '-c', 'ip link set lo up && strace -V']).status === 0
if (!canIsolate) {
  console.warn('is left out: it needs root, unshare, ip and strace, as on most Linux systems.')
}

it.skipIf(!canIsolate)('serves a whole visit without a connection to anywhere', () => {
  const { answers, connections } = visitOffline(productServer())
  recordOutcome({
    ...PROMISE,
    setting: 'a visit to a server that has no network but loopback',
    measured: `${answers.length} answers; ${connections.length} connections of the server to anywhere`,
  })
  expect(answers.slice(0, 2)).toEqual([201, 201])
  expect(answers.slice(2)).toEqual(PRERENDERED.map(({ path }) => (path === '/404' ? 404 : 200)))
  expect(connections).toEqual([])
})

it.skipIf(!canIsolate)('would see a server that calls home', async () => {
  const main = buildChanged('calls home', [
    {
      file: 'server/main.ts',
      from: '  const site = await',
      to: "  void fetch('http://203.0.113.7/').catch(() => undefined)\n  const site = await",
    },
  ])
  const { connections } = visitOffline(main)
  recordControl(PROMISE, `calls home: ${connections.length} connections seen`)
  expect(connections.join()).toContain('203.0.113.7')
})

/** Runs the server and a client side by side; every connection that the server tried to open. */
function visitOffline(main: string): { answers: number[]; connections: string[] } {
  const folder = mkdtempSync(join(inject('folders').files, 'offline-'))
  const trace = join(folder, 'connections')
  const client = join(import.meta.dirname, 'offline-client.ts')
  // With -D the server itself is the job that is ended.
  const both = [
    `strace -D -f -qq -e trace=connect -o ${trace} ${process.execPath} ${main} >/dev/null &`,
    `${process.execPath} ${client}; status=$?; kill -9 $!; wait; exit $status`,
  ]
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['-n', 'bash', '-c', ['ip link set lo up', ...both].join('\n')],
    {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], PORT: '3000', DATABASE_URL: `file:${folder}/a.sqlite` },
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  if (status !== 0) throw new Error(`The visit failed: ${stderr}`)
  const answers: number[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  const connections = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('AF_INET'))
  return { answers, connections }
}
