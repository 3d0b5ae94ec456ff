import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyProduct } from '../../scripts/process/copy-product.ts'
import { fill, testLead } from '../store/owner/owner-store.suite.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import { DESK_PATHS } from '../contract/desk.ts'
import type { Verification } from '../contract/desk.ts'
import { ask } from '../http/ask.suite.ts'
import { readCsv } from './tables/csv-reader.suite.ts'

const ROWS = 20_000

/** The tool as it runs; the store of this process stands for the running server. */
const product = testFolder('owner-product', afterAll)
copyProduct(product, ['package.json', 'src', 'scripts'])
const deskFolder = join(product, 'dist/desk')
mkdirSync(deskFolder, { recursive: true })
writeFileSync(join(deskFolder, 'index.html'), '<!doctype html><title>Desk</title>')
const MAIN = join(product, 'src/owner/main.ts')
const folder = testFolder('owner-main', afterAll)
const store = openSqliteStore(join(folder, 'assessment.sqlite'), { channels: ['webhook'] })
afterAll(() => store.close())
await fill(store, ROWS)

type Stdout = 'pipe' | number

function start(args: readonly string[], stdout: Stdout = 'pipe', nodeArgs: string[] = []) {
  return spawn(process.execPath, [...nodeArgs, MAIN, ...args], {
    env: {
      DATABASE_URL: `file:${join(folder, 'assessment.sqlite')}`,
      NODE_COMPILE_CACHE: join(product, '.cache/compile'),
    },
    stdio: ['ignore', stdout, 'pipe'],
  })
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = stdout ? await once(stdout, 'data') : ['']
  return String(chunk).trim()
}

async function run(args: readonly string[], stdout: Stdout = 'pipe', nodeArgs: string[] = []) {
  const child = start(args, stdout, nodeArgs)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => (output.stdout += String(chunk)))
  child.stderr?.on('data', (chunk) => (output.stderr += String(chunk)))
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { exitCode, ...output }
}

/** Searched by another process: to close a file that is open in this one drops the store's locks. */
function filesWith(text: string): string[] {
  const script = `const { readdirSync, readFileSync } = require('node:fs')
    const [folder, text] = process.argv.slice(1)
    const found = readdirSync(folder).filter((name) => readFileSync(folder + '/' + name).includes(text))
    console.log(JSON.stringify(found))`
  return JSON.parse(execFileSync(process.execPath, ['-e', script, folder, text]).toString())
}

describe('the tool as a process', { timeout: 60_000 }, () => {
  it.each([
    [['export', 'leads', '--since', '2000-01-01', '--until', '2000-01-01'], 0],
    [['verify', 'none.sqlite'], 1],
    [['export', 'leads', '--since', 'never'], 2],
    [['nonsense'], 2],
  ])('%j ends with %i', async (args, exitCode) => {
    const { stderr, ...result } = await run(args)

    expect(result.exitCode).toBe(exitCode)
    expect(stderr).toMatch(/\n$/)
    expect(stderr).not.toMatch(/^ {4}at |node:/m)
  })

  it('is run by its own name', async () => {
    const { bin } = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8'))
    const command = join(product, bin.owner)
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(execFileSync(process.execPath, [command, 'help'], { cwd: folder }).toString()).toContain(
      'Usage: owner [options] [command]',
    )
  })

  it('exports all rows in little memory, beside a server that writes on', async () => {
    const writing = store.saveLead('meanwhile', testLead(ROWS))

    const { exitCode, stdout } = await run(['export', 'leads'], 'pipe', ['--max-old-space-size=24'])

    expect(exitCode).toBe(0)
    expect(readCsv(stdout).length).toBeGreaterThanOrEqual(ROWS + 1)
    expect(await writing).toBe('saved')
  })

  it('ends quietly when its reader has seen enough', async () => {
    const child = start(['export', 'leads'])
    let stderr = ''
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)))
    child.stdout?.once('data', () => child.stdout?.destroy())

    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(stderr).toBe('')
  })

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', async () => {
    const full = openSync('/dev/full', 'w')
    const { exitCode, stderr } = await run(['export', 'leads'], full)
    closeSync(full)

    expect(exitCode).toBe(1)
    expect(stderr).toBe('The disk is full: make room on it.\n')
  })

  it('leaves nothing of an export that is ended', async () => {
    const out = join(folder, 'ended.csv')
    const child = start(['export', 'leads', '--out', out])
    await expect
      .poll(() => existsSync(`${out}.partial`), { interval: 5, timeout: 30_000 })
      .toBe(true)
    child.kill('SIGINT')
    await new Promise((resolve) => child.on('close', resolve))

    expect(readdirSync(folder).filter((name) => name.startsWith('ended'))).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('never writes through a link in its way', async () => {
    const out = join(folder, 'linked.csv')
    const other = join(folder, 'other')
    writeFileSync(other, 'mine')
    symlinkSync(other, `${out}.partial`)

    expect((await run(['export', 'numbers', '--out', out])).exitCode).toBe(0)

    expect(readFileSync(other, 'utf8')).toBe('mine')
    expect(readFileSync(out, 'utf8')).toContain('number,of,count')
  })

  it('leaves no byte of an erased person in the folder', async () => {
    const { email } = testLead(8)
    expect(filesWith(email)).not.toEqual([])

    const { exitCode, stdout } = await run(['erase', email])

    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'Erased 1 lead and 1 response.\n' })
    expect(filesWith(email)).toEqual([])
    expect(await store.saveLead('after', testLead(ROWS + 7))).toBe('saved')
    expect((await run(['export', 'leads'])).stdout).toContain(testLead(ROWS + 7).email)
  })

  it('opens a desk that checks the database on demand, and ends with a signal', async () => {
    const child = start(['desk', '--no-open'])
    const { origin, port, pathname, search } = new URL(await firstLineOf(child))
    const entry = await ask(Number(port), pathname + search)
    const cookie = String(entry.headers['set-cookie']).split(';')[0] ?? ''
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const verify = async (action?: string): Promise<Verification> => {
      const asked = action ? { method: 'POST', headers, body: { action } } : { headers }
      return JSON.parse((await ask(Number(port), DESK_PATHS.verify, asked)).text)
    }

    expect(await verify()).toEqual({ state: 'never' })
    expect(await verify('start')).toMatchObject({ state: 'running', step: 'files' })
    expect(await verify('stop')).toMatchObject({ state: 'stopped' })
    await verify('start')
    await expect.poll(verify, { timeout: 30_000 }).toMatchObject({
      state: 'done',
      findings: [{ answer: 'ok', sentence: 'The file is whole' }, {}, {}],
    })
    child.kill('SIGTERM')
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  })

  it('ends a desk under which the database is restored, and says why', async () => {
    const own = testFolder('owner-restored')
    const file = join(own, 'assessment.sqlite')
    const onFile = ['--database', `file:${file}`]
    await openSqliteStore(file).close()
    await run(['backup', join(own, 'backups'), ...onFile])
    const [backup = ''] = readdirSync(join(own, 'backups')).filter((name) =>
      name.endsWith('.sqlite'),
    )
    const child = start(['desk', '--no-open', ...onFile])
    const ended = new Promise((resolve) => child.on('close', resolve))
    let told = ''
    child.stderr?.on('data', (chunk) => (told += String(chunk)))
    const { port, pathname, search } = new URL(await firstLineOf(child))
    const entry = await ask(Number(port), pathname + search)
    const headers = { cookie: String(entry.headers['set-cookie']).split(';')[0] ?? '' }
    expect((await ask(Number(port), DESK_PATHS.leads, { headers })).status).toBe(200)

    expect((await run(['restore', join(own, 'backups', backup), ...onFile])).exitCode).toBe(0)

    // It may end before its reply is out.
    await ask(Number(port), DESK_PATHS.leads, { headers }).catch(() => {})
    expect(await ended).toBe(1)
    expect(told).toContain('The database file was replaced or moved since this began')
  })

  it('says that the pages of the desk are not built', async () => {
    rmSync(deskFolder, { recursive: true })

    const { exitCode, stderr } = await run(['desk', '--no-open'])

    expect(exitCode).toBe(1)
    expect(stderr).toBe('The pages of the desk are missing: run npm run build, then try again.\n')
  })
})
