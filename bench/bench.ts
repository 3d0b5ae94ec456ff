// `npm run bench [-- --before=FOLDER] [TABLE …]`: four tables as Markdown, for docs/performance.md. With
// `--before` another built checkout is measured in the same run, by turns. Other work on the machine slows
// all of them, so believe ratios more than times.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../scripts/process/server-process.ts'
import type { ServerProcess } from '../scripts/process/server-process.ts'
import type { LeadQuery } from '../src/contract/desk.ts'
import { openOwnerStore } from '../src/store/open/open-owner-store.ts'
import { openStore } from '../src/store/open/open-store.ts'
import { startPostgresServer } from '../src/store/postgres/server.suite.ts'
import type { OwnerStore } from '../src/store/owner-store.ts'
import { at, leadRequest, load } from './load.ts'
import type { Measurement } from './load.ts'

const ROUNDS = 3
const DESK_LEADS = 100_000
const ROOT = join(import.meta.dirname, '..')
const LIFTED_LIMITS = {
  CLIENT_BURST: '1000000',
  CLIENT_PER_MINUTE: '10000000',
  TOTAL_PER_MINUTE: '10000000',
}

const args = process.argv.slice(2)
const before = args.find((arg) => arg.startsWith('--before='))?.slice('--before='.length)
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

/** Rows that are on disk when they are answered, beside a server that keeps nothing. */
async function measureLeads(): Promise<void> {
  const main = join(ROOT, 'src/server/main.ts')
  const contenders = {
    SQLite: await start(main, sqliteUrl('leads')),
    PostgreSQL: await start(main, await postgres.createDatabase()),
    ...(before && {
      'SQLite, before': await start(join(before, 'src/server/main.ts'), sqliteUrl('leads-before')),
      'PostgreSQL, before': await start(
        join(before, 'src/server/main.ts'),
        await postgres.createDatabase(),
      ),
    }),
    'nothing kept': await start(join(ROOT, 'bench/unstored-server.ts'), 'file:unused'),
  }
  const results = await takeTurns(contenders, leadRequest, 201)
  print(
    'Leads and responses a second',
    ['store', 'a second', 'p99', 'memory'],
    [
      ...Object.entries(results).map(([name, { perSecond, p99Ms }]) => [
        name,
        perSecond.toFixed(0),
        `${p99Ms.toFixed(1)} ms`,
        `${memoryOf(contenders[name as keyof typeof contenders]).toFixed(0)} MB`,
      ]),
    ],
  )
}

async function measurePages(): Promise<void> {
  const server = await start(join(ROOT, 'src/server/main.ts'), sqliteUrl('pages'))
  const rows: string[][] = []
  for (const path of ['/', '/assessment/question/1', '/report/11111111', '/livez']) {
    const request = () => `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`
    const { [path]: result } = await takeTurns(
      { [path]: server },
      request,
      path.length === 16 ? 0 : 200,
    )
    rows.push([path, result?.perSecond.toFixed(0) ?? '', `${result?.p99Ms.toFixed(1)} ms`])
  }
  print('Pages a second', ['page', 'a second', 'p99'], rows)
}

async function measureDesk(): Promise<void> {
  const rows: string[][] = []
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const url = engine === 'SQLite' ? sqliteUrl('desk') : await postgres.createDatabase()
    const address =
      engine === 'SQLite'
        ? ({ engine: 'sqlite', file: url.slice('file:'.length) } as const)
        : ({ engine: 'postgres', url } as const)
    await (await openStore(address)).close()
    await fill(engine, url)
    const owner = await openOwnerStore(address, join(folder, `${engine}.erased`))
    for (const [what, work] of Object.entries(deskWork(owner))) {
      const times = await timesOf(12, work)
      rows.push([
        engine,
        what,
        `${at(times, 0.5).toFixed(0)} ms`,
        `${at(times, 0.99).toFixed(0)} ms`,
      ])
    }
    const { bytes } = await owner.describe()
    rows.push([engine, 'size of the database', `${(bytes / 1e6).toFixed(0)} MB`, ''])
    await owner.close()
  }
  print(`The desk with ${DESK_LEADS} leads`, ['database', 'what', 'p50', 'p99'], rows)
}

function deskWork(owner: OwnerStore): Record<string, (round: number) => Promise<unknown>> {
  const day = 86_400_000
  const queries: Record<string, LeadQuery> = {
    'newest, with total': {},
    'by name': { by: 'name' },
    'by company': { by: 'company' },
    'by stage': { by: 'stage' },
    'by score': { by: 'score', direction: 'descending' },
    'by source': { by: 'source' },
    'one stage': { stage: 'Strategic' },
    'call first': { finished: 'yes', state: 'new', by: 'score' },
    'one source': { source: 'mail' },
    search: { search: 'zoë company' },
    'search without a match': { search: 'nobody' },
  }
  return {
    ...Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [
        name,
        (round: number) => owner.listLeads(query, round * 50),
      ]),
    ),
    'one lead': (round) => owner.readPerson(1000 + round),
    'numbers of 30 days': () =>
      owner.readNumbers({ since: new Date(Date.now() - 30 * day), until: new Date() }),
  }
}

/** Largest paint as a phone on a slow line sees it, beside the other checkout. */
async function measurePaint(): Promise<void> {
  const own = await start(join(ROOT, 'src/server/main.ts'), sqliteUrl('paint'))
  const other = before
    ? await start(join(before, 'src/server/main.ts'), sqliteUrl('paint-before'))
    : undefined
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const rows: string[][] = []
  for (const path of ['/', '/assessment/start', '/assessment/question/1']) {
    const times: { now: number[]; then: number[] } = { now: [], then: [] }
    for (let round = 0; round < 5; round += 1) {
      times.now.push(await paintOf(await own.url(), path))
      if (other) times.then.push(await paintOf(await other.url(), path))
    }
    rows.push([
      path,
      `${at(times.now, 0.5).toFixed(0)} ms`,
      times.then.length > 0 ? `${at(times.then, 0.5).toFixed(0)} ms` : '',
    ])
  }
  await browser.close()
  print(
    'Largest paint, 1.6 Mbit/s, 150 ms, a processor four times as slow',
    ['page', 'now', 'before'],
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

async function start(main: string, databaseUrl: string): Promise<ServerProcess> {
  const server = startServer({
    main,
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
  return Object.fromEntries(
    Object.entries(all).map(([name, measurements]) => [
      name,
      {
        perSecond: at(
          measurements.map(({ perSecond }) => perSecond),
          0.5,
        ),
        p99Ms: at(
          measurements.map(({ p99Ms }) => p99Ms),
          0.5,
        ),
      },
    ]),
  )
}

/** Seven leads of ten have a response, in statements that both engines understand. */
async function fill(engine: 'SQLite' | 'PostgreSQL', url: string): Promise<void> {
  const address =
    engine === 'SQLite'
      ? ({ engine: 'sqlite', file: url.slice('file:'.length) } as const)
      : ({ engine: 'postgres', url } as const)
  const store = await openStore(address)
  for (let start = 0; start < DESK_LEADS; start += 500) {
    await Promise.all(
      Array.from({ length: 500 }, async (_, offset) => {
        const index = start + offset
        const random = (index * 7919) % 100_003
        const email = `p${random}@company-${random % 9000}.example`
        const source = ['mail', 'linkedin', null][index % 3] ?? null
        const context = { utm_source: source, utm_medium: null, utm_campaign: null }
        const name = `${['Ada', 'Zoë', 'Jörg', 'Mary'][index % 4]} Lovelace ${random}`
        const lead = { name, company: `Company ${random % 9000}`, designation: 'Head', email }
        await store.saveLead(`${index}`, lead, undefined, { ...context, referrer_host: null })
        if (index % 10 < 7) await store.saveResponse(responseFor(index, email))
      }),
    )
  }
  await store.close()
}

function responseFor(index: number, userEmail: string) {
  const options = Array.from({ length: 12 }, (_, place) => (((index * (place + 3)) % 97) % 5) + 1)
  const sum = options.reduce((total, option) => total + option, 0)
  const stages = ['Ad Hoc', 'Foundational', 'Evolving', 'Strategic', 'Optimized']
  return {
    sessionId: `session_${index}`,
    modelVersion: 1,
    overallScore: sum / 12,
    maturityStage: stages[Math.min(4, Math.floor(sum / 12 - 0.5))] ?? 'Ad Hoc',
    sectionScores: { 'Strategic Alignment': 3 },
    responses: Object.fromEntries(options.map((option, place) => [place + 1, option])) as never,
    userEmail,
  }
}

async function timesOf(
  count: number,
  work: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const startedAt = performance.now()
    await work(round)
    times.push(performance.now() - startedAt)
  }
  return times
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
