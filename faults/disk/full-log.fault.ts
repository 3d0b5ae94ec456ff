import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { LIFTED_LIMITS, startServer } from '../../scripts/process/server-process.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import type { Ledger } from '../harness/ledger.ts'
import { startLoad } from '../harness/load.ts'
import { createLoopDisk, whyNoLoopDisk } from './loop-disk.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'log without room', engine: 'SQLite' } as const
const FULL = '/dev/full'
const REQUESTS = countOf('FAULT_LOG_REQUESTS', 5)
const LOG_MEGABYTES = 4

/** As it would be with a log whose lines are written one by one and may fail. */
const FRAGILE = {
  file: 'server/main.ts',
  from: 'const log = createLog(config.logLevel, createLogOutput())',
  to: `const { writeSync } = await import('node:fs')
    const log = createLog(config.logLevel, { write: (line) => void writeSync(1, line) })`,
}

describe.skipIf(!existsSync(FULL))('an output that takes nothing', () => {
  it('changes no reply and ends no process', async () => {
    const run = await startOnFullOutput(productServer())
    const seen = await run.meetEverything()
    const code = await run.stop()

    recordOutcome({
      ...PROMISE,
      setting: `standard output is ${FULL}; ${REQUESTS} times a lead, a busy database, no HTTP`,
      measured: `${[...new Set(seen)].join('; ')}; exit ${code}`,
    })
    expect(new Set(seen)).toEqual(
      new Set(['201 application/json', '503 application/problem+json, retry-after 2', '400']),
    )
    expect(code).toBe(0)
  })

  it('would change replies and end the process if a line could fail', async () => {
    const run = await startOnFullOutput(buildChanged('has a log that can fail', [FRAGILE]))
    const seen = await run.meetEverything()

    recordControl(PROMISE, `a line that fails throws: ${[...new Set(seen)].join('; ')}`)
    expect(seen).toContain('no reply')
  })
})

it('keeps its lines for a disk without room, and loses none', async (context) => {
  const reason = whyNoLoopDisk(inject('folders').files)
  if (reason) return context.skip(`no disk to fill: ${reason}`)
  const disk = createLoopDisk(join(inject('folders').files, 'full-log'), LOG_MEGABYTES)
  onTestFinished(() => disk.remove())
  const logFile = join(disk.folder, 'server.log')
  const service = startServer({
    main: productServer(),
    env: { ...LIFTED_LIMITS, DATABASE_URL: (await sqliteIn().createDatabase()).url },
    logFile,
  })
  onTestFinished(() => service.kill())
  const ledger: Ledger = new Map()
  const random = createRandom(PROMISE.promise)
  const load = startLoad(await service.ready(), { ledger, random, perSecond: 100 })
  await sleep(500)
  const makeRoom = disk.fill()
  await sleep(1500)
  makeRoom()
  await sleep(500)
  await load.stop()
  await sleep(100)

  const lines = readFileSync(logFile, 'utf8').match(/^\{.*"status":201.*\}$/gm) ?? []
  const statuses = new Set(load.requests.map(({ answer }) => answer?.status))
  recordOutcome({
    ...PROMISE,
    setting: 'the disk of the log is filled for 1.5 s, 100 writes/s',
    measured: `${load.requests.length} replies, all ${[...statuses].join()}; ${lines.length} lines`,
  })
  expect(statuses).toEqual(new Set([201]))
  expect(lines.length).toBe(load.requests.length)
  expect(service.isRunning()).toBe(true)
})

/** It cannot say where it listens, so it is told. */
async function startOnFullOutput(main: string) {
  const { PATH = '' } = process.env
  const file = (await sqliteIn().createDatabase()).url.slice('file:'.length)
  const port = createRandom(`${PROMISE.promise} ${main}`).between(20_000, 30_000)
  const child = spawn(process.execPath, [main], {
    env: { ...LIFTED_LIMITS, PATH, PORT: String(port), DATABASE_URL: `file:${file}` },
    stdio: ['ignore', openSync(FULL, 'w'), 'ignore'],
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const client = createClient()
  onTestFinished(() => client.close())
  const random = createRandom(PROMISE.promise)
  while (!(await client.send(url, { path: '/readyz' }).catch(() => undefined))) await sleep(20)

  async function replyToLead(): Promise<string> {
    const reply = await client.send(url, leadOf(random)).catch(() => undefined)
    if (!reply) return 'no reply'
    const { status, headers } = reply
    const retry = headers['retry-after'] ? `, retry-after ${headers['retry-after']}` : ''
    return `${status} ${String(headers['content-type']).split(';')[0]}${retry}`
  }

  async function replyWhileBusy(): Promise<string> {
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    const reply = await replyToLead()
    other.close()
    return reply
  }

  return {
    async meetEverything() {
      const seen: string[] = []
      for (let times = 0; times < REQUESTS; times += 1) {
        seen.push(await replyToLead(), await replyWhileBusy(), await replyToNoHttp(port))
      }
      return seen
    },
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

function replyToNoHttp(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('BAD\r\n\r\n'))
    let received = ''
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => (received += bytes.toString()))
    socket.on('close', () => resolve(received.slice('HTTP/1.1 '.length, 12) || 'no reply'))
  })
}
