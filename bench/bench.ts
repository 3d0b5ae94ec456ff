// `npm run bench [-- --before=FOLDER …] [--leads=N] [TABLE …]`: four tables as Markdown, for docs/performance.md.
// Each `--before` names another built checkout, which is measured in the same run, by turns. `--leads`: how many
// the desk has, 100,000 if not set. Other work on the machine slows all of them, so believe ratios more than times.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { LIFTED_LIMITS, startServer } from '../scripts/process/server-process.ts'
import type { ServerProcess } from '../scripts/process/server-process.ts'
import { startPostgresServer } from '../tests/support/postgres-server.ts'
import { answersOf } from '../tests/support/answer-sets.ts'
import { reportCodeOf } from '../src/domain/report/report-code.ts'
import { MODEL } from '../src/generated/model.ts'
import { measureDeskOn } from './desk.ts'
import { at, leadRequest, load } from './load.ts'
import type { Measurement } from './load.ts'

const ROUNDS = 3
const A_REPORT = 'a report from a code'
const PAINTED = ['/', '/assessment/start', '/assessment/question/1', A_REPORT]
const ROOT = join(import.meta.dirname, '..')

const args = process.argv.slice(2)
const before = args
  .filter((arg) => arg.startsWith('--before='))
  .map((arg) => arg.slice('--before='.length))
/** By name, this checkout first. */
const checkouts: Readonly<Record<string, string>> = Object.fromEntries([
  ['now', ROOT],
  ...before.map((path) => [basename(path), path]),
])
const deskLeads = Number(args.find((arg) => arg.startsWith('--leads='))?.slice(8) ?? 100_000)
const chosen = args.filter((arg) => !arg.startsWith('--'))
const folder = mkdtempSync(join(tmpdir(), 'assessment-bench-'))
const postgres = await startPostgresServer()
const servers: ServerProcess[] = []

const TABLES = { leads: measureLeads, pages: measurePages, desk: measureDesk, paint: measurePaint }
try {
  for (const [name, measure] of Object.entries(TABLES)) {
    if (chosen.length === 0 || chosen.includes(name)) await measure()
  }
} finally {
  await Promise.all(servers.map((server) => server.kill()))
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** Rows that are on disk when they are answered. */
async function measureLeads(): Promise<void> {
  const contenders: Record<string, ServerProcess> = {}
  for (const [name, path] of Object.entries(checkouts)) {
    contenders[`SQLite, ${name}`] = await startServerOf(path, sqliteUrl(`leads-${name}`))
    contenders[`PostgreSQL, ${name}`] = await startServerOf(path, await postgres.createDatabase())
  }
  const results = await takeTurns(contenders, leadRequest, 201)
  print(
    'Leads and responses a second',
    ['store', 'a second', 'p99', 'memory'],
    Object.entries(results).map(([name, { perSecond, p99Ms }]) => [
      name,
      perSecond.toFixed(0),
      `${p99Ms.toFixed(1)} ms`,
      `${memoryOf(contenders[name]).toFixed(0)} MB`,
    ]),
  )
}

async function measurePages(): Promise<void> {
  const server = await startServerOf(ROOT, sqliteUrl('pages'))
  const rows: string[][] = []
  for (const path of ['/', '/assessment/question/1', '/livez', reportPathIn(ROOT)]) {
    const request = () => `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`
    const { [path]: result } = await takeTurns({ [path]: server }, request, 200)
    rows.push([
      ...[path, result?.perSecond.toFixed(0) ?? '', `${result?.p99Ms.toFixed(1)} ms`],
      `${memoryOf(server).toFixed(0)} MB`,
    ])
  }
  print('Pages a second', ['page', 'a second', 'p99', 'memory'], rows)
}

async function measureDesk(): Promise<void> {
  const rows = [
    ...(await measureDeskOn({ engine: 'sqlite', file: join(folder, 'desk.sqlite') }, deskLeads)),
    ...(await measureDeskOn(
      { engine: 'postgres', url: await postgres.createDatabase() },
      deskLeads,
    )),
  ]
  print(`The desk with ${deskLeads} leads`, ['database', 'what', 'p50', 'p99'], rows)
}

/** A code names the version of the questions: a report of another version would be a page of one sentence. */
function reportPathIn(checkout: string): string {
  const file = join(checkout, 'assessments/revenue-enablement/version.json')
  const { version }: { version: number } = JSON.parse(readFileSync(file, 'utf8'))
  return `/report/${reportCodeOf({ ...MODEL, version }, answersOf('122 334 455 155'))}`
}

/** Largest paint as a phone on a slow line sees it. */
async function measurePaint(): Promise<void> {
  const origins: Record<string, string> = {}
  for (const [name, path] of Object.entries(checkouts)) {
    origins[name] = await (await startServerOf(path, sqliteUrl(`paint-${name}`))).url()
  }
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const rows: string[][] = []
  for (const path of PAINTED) {
    const times: Record<string, number[]> = {}
    for (let round = 0; round < 5; round += 1) {
      for (const [name, origin] of Object.entries(origins)) {
        const address = path === A_REPORT ? reportPathIn(checkouts[name] ?? ROOT) : path
        ;(times[name] ??= []).push(await paintOf(origin, address))
      }
    }
    rows.push([path, ...Object.values(times).map((each) => `${at(each, 0.5).toFixed(0)} ms`)])
  }
  await browser.close()
  print(
    'Largest paint, 1.6 Mbit/s, 150 ms, a processor four times as slow',
    ['page', ...Object.keys(origins)],
    rows,
  )

  async function paintOf(origin: string, path: string): Promise<number> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    await context.close()
    return paint
  }
}

async function startServerOf(checkout: string, databaseUrl: string): Promise<ServerProcess> {
  const server = startServer({
    main: join(checkout, 'src/server/main.ts'),
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...LIFTED_LIMITS },
    logFile: join(folder, `${servers.length}.log`),
  })
  servers.push(server)
  await server.ready()
  return server
}

function sqliteUrl(name: string): string {
  return `file:${join(folder, `${name}.sqlite`)}`
}

/** Every contender by turns, after a round that only warms up; the median of each. */
async function takeTurns(
  contenders: Record<string, ServerProcess>,
  request: () => string,
  status: number,
): Promise<Record<string, Measurement>> {
  const all: Record<string, Measurement[]> = {}
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(contenders)) {
      const measured = await load(await server.url(), request, status)
      if (round > 0) (all[name] ??= []).push(measured)
    }
  }
  const medianOf = (measurements: Measurement[], key: keyof Measurement) =>
    at(
      measurements.map((each) => each[key]),
      0.5,
    )
  return Object.fromEntries(
    Object.entries(all).map(([name, each]) => [
      name,
      { perSecond: medianOf(each, 'perSecond'), p99Ms: medianOf(each, 'p99Ms') },
    ]),
  )
}

/** Of a running process; Linux has it in a file. */
function memoryOf(server: ServerProcess | undefined): number {
  try {
    const pages = readFileSync(`/proc/${server?.pid}/statm`, 'utf8')
    return (Number(pages.split(' ')[1]) * 4096) / 1e6
  } catch {
    return Number.NaN
  }
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  console.log(`\n## ${title}\n\n${lines.join('\n')}`)
}
