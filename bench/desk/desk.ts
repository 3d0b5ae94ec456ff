import { dirname, join } from 'node:path'
import { DESK_PATHS, isLeadOrder, LEAD_COLUMNS, LEAD_STATES } from '../../src/contract/desk.ts'
import type { LeadQuery, LeadsPage } from '../../src/contract/desk.ts'
import type { Context } from '../context.ts'
import { postgresIn, sqliteIn } from '../rows/databases.ts'
import type { Engine } from '../rows/databases.ts'
import { startDeskProcess } from './process.ts'
import type { DeskProcess } from './process.ts'
import { fillForDesk } from './rows.ts'
import { countText, msText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runLoad } from '../server/load.ts'
import { startMeasured } from '../server/measured-server.ts'
import type { MeasuredServer } from '../server/measured-server.ts'
import { createSubmissions } from '../server/requests.ts'
import { createContender, takeTurns } from '../rounds.ts'

const MOST_P50_MS = 100
/** Of views that look at every lead. */
const MOST_SCAN_P50_MS = 1000
const MOST_FIRST_LIST_MS = 1000
const MOST_MEMORY_MB = 150
const MOST_SLOWER = 1.1

/** Has twenty leads, as each company. */
const COMPANY = 'Company 123 Ltd'

export function measureDeskOnSqlite(context: Context): Promise<Figure[]> {
  return measureDesk(context, sqliteIn(context.files))
}

export async function measureDeskOnPostgres(context: Context): Promise<Figure[]> {
  const postgres = await postgresIn(context.files)
  try {
    return await measureDesk(context, postgres)
  } finally {
    await postgres.stop()
  }
}

/** Each view of the desk over a million leads, and a lead's way in while somebody uses it. */
async function measureDesk(context: Context, engine: Engine): Promise<Figure[]> {
  const { servers, files, isQuick } = context
  const leads = isQuick ? 20_000 : 1_000_000
  const url = await engine.createDatabase()
  const start = () => startMeasured(servers.product, files, { DATABASE_URL: url })
  await (await start()).stop()
  await fillForDesk(engine, url, leads)
  const main = join(dirname(servers.product), '../owner/main.ts')
  const first = await startDeskProcess(main, url)
  const preparedMs = first.firstListMs
  const preparingMb = first.memoryMb()
  await first.stop()
  const desk = await startDeskProcess(main, url)
  const at = `${engine.name}, ${countText(leads)} leads`
  const views = viewsOf(await readLeadId(desk))
  const figures: Figure[] = [
    {
      what: `${at}: the first start ever, which prepares the desk`,
      measured: `${msText(preparedMs)}, ${Math.round(preparingMb)} MB`,
    },
    {
      what: `${at}: start to the first list`,
      measured: msText(desk.firstListMs),
      limit: `≤ ${countText(MOST_FIRST_LIST_MS)} ms`,
      met: desk.firstListMs <= MOST_FIRST_LIST_MS,
    },
  ]
  for (const [name, view] of Object.entries(views)) {
    figures.push(await measureView(`${at}: ${name}`, desk, view, isQuick ? 3 : 20))
  }
  const server = await start()
  figures.push(
    ...(await measureUse(
      at,
      server,
      desk,
      Object.values(views).flatMap(({ paths }) => paths),
      isQuick,
    )),
  )
  const memoryMb = desk.memoryMb()
  figures.push({
    what: `${at}: peak resident memory of the desk`,
    measured: `${Math.round(memoryMb)} MB`,
    limit: `≤ ${MOST_MEMORY_MB} MB`,
    met: memoryMb <= MOST_MEMORY_MB,
  })
  await desk.stop()
  await server.stop()
  return figures
}

async function readLeadId(desk: DeskProcess): Promise<number> {
  const page: LeadsPage = JSON.parse(await desk.ask(`${DESK_PATHS.leads}?finished=yes`))
  return page.rows[0]?.id ?? 1
}

/** What a view asks for, in variants. `isScan`: every lead has to be looked at. */
type View = { paths: readonly string[]; isScan?: boolean }

function viewsOf(id: number): Readonly<Record<string, View>> {
  const leads = (query: LeadQuery) => `${DESK_PATHS.leads}?${new URLSearchParams(query)}`
  const count = (query: LeadQuery) => `${DESK_PATHS.leadCount}?${new URLSearchParams(query)}`
  const [today, month, years] = [daysAgo(0), daysAgo(30), daysAgo(690)]
  const orders = LEAD_COLUMNS.filter(isLeadOrder).map((by) => {
    const ways = ['ascending', 'descending'] as const
    const paths = ways.map((direction) => leads({ by, direction }))
    return [`leads by ${by}, both ways`, { paths }] as const
  })
  return {
    ...Object.fromEntries(orders),
    'leads of a stage': { paths: [leads({ stage: 'Evolving' })] },
    'leads of a source that finished': { paths: [leads({ source: 'linkedin', finished: 'yes' })] },
    'leads of a company, by score': {
      paths: [leads({ company: COMPANY, by: 'score', direction: 'descending' })],
    },
    'leads of each state': { paths: LEAD_STATES.map((state) => leads({ state })) },
    'leads of a month and a stage': {
      paths: [leads({ from: month, to: today, stage: 'Strategic' })],
    },
    'leads in quarantine': { paths: [leads({ quarantined: 'only' })] },
    'leads, search for many': {
      paths: ['marsh', 'person 77', 'sales'].map((search) => leads({ search })),
    },
    'leads, search for few or none': {
      paths: ['person-777@', 'nobody', 'company 999'].map((search) =>
        leads({ search, by: 'name' }),
      ),
      isScan: true,
    },
    'leads, count of a search for none': { paths: [count({ search: 'nobody' })], isScan: true },
    'leads, count': { paths: [count({})] },
    'leads, count of a company and of those spoken with': {
      paths: [count({ company: COMPANY }), count({ state: 'spoken' })],
    },
    'leads, count of a stage, and of a state and a search': {
      paths: [
        count({ stage: 'Evolving' }),
        count({ state: 'new' }),
        count({ search: 'marsh', stage: 'Evolving' }),
      ],
      isScan: true,
    },
    'leads, filter choices': { paths: [DESK_PATHS.filterChoices] },
    'news of the last leads': { paths: [`${DESK_PATHS.news}?after=${id}`] },
    'a lead': { paths: [`${DESK_PATHS.lead}?id=${id}`] },
    'numbers, 30 days': { paths: [`${DESK_PATHS.numbers}?from=${month}&to=${today}`] },
    'numbers, 690 days': { paths: [`${DESK_PATHS.numbers}?from=${years}&to=${today}`] },
    deliveries: { paths: [DESK_PATHS.deliveries, `${DESK_PATHS.deliveries}?state=failed`] },
    'deliveries, counts': { paths: [DESK_PATHS.deliveryCounts] },
    health: { paths: [DESK_PATHS.health] },
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function measureView(
  what: string,
  desk: DeskProcess,
  { paths, isScan }: View,
  rounds: number,
): Promise<Figure> {
  const mostP50 = isScan ? MOST_SCAN_P50_MS : MOST_P50_MS
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const from = performance.now()
      await desk.ask(path)
      times.push(performance.now() - from)
    }
  }
  times.sort((one, other) => one - other)
  const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor(part * times.length)] ?? 0)
  return {
    what,
    measured: `p50 ${msText(p50 ?? 0)}, p99 ${msText(p99 ?? 0)}`,
    limit: `p50 ≤ ${countText(mostP50)} ms`,
    met: (p50 ?? 0) <= mostP50,
  }
}

/** A person who asks for the next thing as soon as they have read one for half a second. */
async function measureUse(
  at: string,
  server: MeasuredServer,
  desk: DeskProcess,
  paths: readonly string[],
  isQuick: boolean,
): Promise<Figure[]> {
  const next = createSubmissions()
  const seconds = isQuick ? 0.5 : 4
  const post = () => runLoad({ server, seconds, next, status: 201 })
  const alone = createContender(post)
  const beside = createContender(async () => {
    let isOver = false
    const using = use(desk, paths, () => isOver)
    try {
      return await post()
    } finally {
      isOver = true
      await using
    }
  })
  await takeTurns(isQuick ? 1 : 3, [alone, beside])
  const [without, used] = [alone.median(), beside.median()]
  const ratio = without.perSecond / used.perSecond
  return [
    {
      what: `${at}: leads and responses taken while the desk is used, floor: without`,
      measured: `${countText(used.perSecond)} /s, p99 ${msText(used.p99Ms)}`,
      floor: `${countText(without.perSecond)} /s, p99 ${msText(without.p99Ms)}`,
      ratio,
      limit: `≤ ${MOST_SLOWER}`,
      met: ratio <= MOST_SLOWER,
    },
  ]
}

async function use(desk: DeskProcess, paths: readonly string[], isOver: () => boolean) {
  for (let place = 0; !isOver(); place += 1) {
    await desk.ask(paths[place % paths.length] ?? '')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
