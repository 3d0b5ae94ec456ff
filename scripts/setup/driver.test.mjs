import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fetchChecked, isSafe, PREBUILT } from './driver.mjs'

const ARCHIVE = Buffer.from('a compiled driver')
const HASH = createHash('sha256').update(ARCHIVE).digest('hex')

describe('a file that was compiled elsewhere', () => {
  const server = createServer((request, reply) =>
    request.url === '/driver' ? reply.end(ARCHIVE) : reply.writeHead(404).end(ARCHIVE),
  )
  let address = ''

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${server.address().port}`
  })
  afterAll(() => server.close())

  it('is used when its bytes have the hash that is written down', async () => {
    expect(await fetchChecked(`${address}/driver`, HASH)).toEqual(ARCHIVE)
  })

  it('is refused when a single digit differs, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const other = HASH.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(await fetchChecked(`${address}/driver`, other)).toBeUndefined()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/driver'))
    warn.mockRestore()
  })

  it('is not waited for where it is missing or nobody answers', async () => {
    expect(await fetchChecked(`${address}/other`, HASH)).toBeUndefined()
    expect(await fetchChecked('http://127.0.0.1:9/driver', HASH)).toBeUndefined()
  })
})

it('is not used where it was compiled with what ends the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-driver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'driver.node')
  writeFileSync(file, 'a _ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_ driver')
  expect(isSafe(file)).toBe(false)
  expect(isSafe('node_modules/better-sqlite3/build/Release/better_sqlite3.node')).toBe(true)
})

it('lets statements be collected as garbage at any moment', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', GARBAGE])
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' })
})

/** Some are collected between two turns, when no script runs. */
const GARBAGE = `
  import Database from 'better-sqlite3'
  import { setTimeout as sleep } from 'node:timers/promises'
  const db = new Database(':memory:')
  for (let turn = 0; turn < 20; turn += 1) {
    for (let count = 0; count < 300; count += 1) db.prepare('SELECT 1').get()
    Array.from({ length: 20_000 }, (_, index) => ({ index }))
    await sleep(20)
  }
`

it('knows the compiled files of the version that is locked', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(packages['node_modules/better-sqlite3'].version).toBe(PREBUILT.version)
  for (const hash of Object.values(PREBUILT.sha256)) expect(hash).toMatch(/^[0-9a-f]{64}$/)
})
