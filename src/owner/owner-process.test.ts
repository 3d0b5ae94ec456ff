import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../scripts/process/server-process.ts'
import { eraseEmail } from '../store/erase.ts'
import { openSqliteOwnerStore } from '../store/sqlite/owner-store.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { ADA } from '../../tests/support/store-suite.ts'
import { testFolder } from '../../tests/support/test-folder.ts'

const ROWS = 20_000
const MAIN = resolve('src/owner/main.ts')
const folder = testFolder('owner-process', afterAll)
const file = join(folder, 'assessment.sqlite')
const store = openSqliteStore(file)
afterAll(() => store.close())
for (let first = 0; first < ROWS; first += 2000) {
  const keys = Array.from({ length: 2000 }, (_, index) => `key-${first + index}`)
  await Promise.all(keys.map((key) => store.saveLead(key, ADA)))
}

const NODE_COMPILE_CACHE = resolve('.cache/compile')
const ENV = { DATABASE_URL: `file:${file}` }

type Options = { stdout?: number; nodeArgs?: string[]; env?: typeof ENV }

function start(args: readonly string[], { stdout, nodeArgs = [], env = ENV }: Options = {}) {
  return spawn(process.execPath, [...nodeArgs, MAIN, ...args], {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
}

async function run(args: readonly string[], options?: Options) {
  const child = start(args, options)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => (output.stdout += String(chunk)))
  child.stderr?.on('data', (chunk) => (output.stderr += String(chunk)))
  const exitCode = await new Promise<number | null>((done) => child.on('close', done))
  return { exitCode, ...output }
}

describe('the tool as a process', { timeout: 60_000 }, () => {
  it('shows the desk until Ctrl-C, and says when its port is in use', async () => {
    const args = ['desk', '--port', '0']
    const desk = startServer({ main: 'src/owner/main.ts', args, env: ENV })
    const { port } = new URL(await desk.url())
    expect(await run(['desk', '--port', port])).toMatchObject({
      exitCode: 1,
      stderr: `Port ${port} is in use: choose another one with --port.\n`,
    })
    desk.signal('SIGINT')
    expect((await desk.exited).code).toBe(0)
  })

  it('is run by its own name', () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'))
    const help = execFileSync(process.execPath, [resolve(bin.owner), 'help'], { cwd: folder })
    expect(help.toString()).toContain('Usage: owner [options] [command]')
  })

  it('exports all rows in little memory, while a server keeps writing', async () => {
    const writing = store.saveLead('meanwhile', ADA)

    const { exitCode, stdout } = await run(['export', 'leads'], {
      nodeArgs: ['--max-old-space-size=48'],
    })

    expect(exitCode).toBe(0)
    expect(stdout.split('\r\n').length).toBeGreaterThanOrEqual(ROWS + 2)
    expect(await writing).toBe('saved')
  })

  it('ends quietly when its reader stops', async () => {
    const child = start(['export', 'leads'])
    let stderr = ''
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)))
    child.stdout?.once('data', () => child.stdout?.destroy())

    expect(await new Promise((done) => child.on('close', done))).toBe(0)
    expect(stderr).toBe('')
  })

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', async () => {
    const full = openSync('/dev/full', 'w')
    const { exitCode, stderr } = await run(['export', 'leads'], { stdout: full })
    closeSync(full)

    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'The disk is full: free some space.\n',
    })
  })

  it('leaves no file when an export is interrupted', async () => {
    const out = join(folder, 'ended.csv')
    const child = start(['export', 'leads', '--out', out])
    await expect
      .poll(() => existsSync(`${out}.partial`), { interval: 5, timeout: 30_000 })
      .toBe(true)
    child.kill('SIGINT')
    await new Promise((done) => child.on('close', done))

    expect(readdirSync(folder).filter((name) => name.startsWith('ended'))).toEqual([])
  })

  it('loses no erasure that is begun while a backup is put back', async () => {
    const copy = join(testFolder('restored'), 'assessment.sqlite')
    const env = { DATABASE_URL: `file:${copy}` }
    await store.saveLead('bob', { ...ADA, email: 'bob@nets.example' })
    const { stdout } = await run(['backup', join(folder, 'backups')])
    await run(['restore', stdout.trim()], { env })

    // It waits for this one, which still reads the log of the file.
    const reader = new DatabaseSync(copy)
    reader.exec(
      'UPDATE assessment_store SET beat_at = beat_at; BEGIN; SELECT 1 FROM assessment_store',
    )
    const restoring = run(['restore', stdout.trim()], { env })
    await expect.poll(() => existsSync(`${copy}.restoring`), { timeout: 30_000 }).toBe(true)
    reader.close()
    const owner = await openSqliteOwnerStore(copy)
    expect(await eraseEmail(owner, 'bob@nets.example', new Date())).toMatchObject({ leads: 1 })
    await owner.close()

    expect((await restoring).exitCode).toBe(0)
    const { stdout: leads } = await run(['export', 'leads'], { env })
    expect(leads).toContain(ADA.email)
    expect(leads).not.toContain('bob@nets.example')
  })

  it.skipIf(process.platform === 'win32')('never writes through a symbolic link', async () => {
    const out = join(folder, 'linked.csv')
    const other = join(folder, 'other')
    writeFileSync(other, 'mine')
    symlinkSync(other, `${out}.partial`)

    expect((await run(['export', 'responses', '--out', out])).exitCode).toBe(0)

    expect(readFileSync(other, 'utf8')).toBe('mine')
    expect(readFileSync(out, 'utf8')).toContain('session_id')
  })
})
