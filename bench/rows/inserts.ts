import { join } from 'node:path'
import type { Context } from '../context.ts'
import { postgresIn, sqliteIn } from './databases.ts'
import type { Engine } from './databases.ts'
import { countText, msText, rateText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runInsertLoop } from './insert-loop.ts'
import { runLoad } from '../server/load.ts'
import type { Load } from '../server/load.ts'
import { createSubmissions } from '../server/requests.ts'
import { createContender, medianOf, takeTurns } from '../rounds.ts'
import { startMeasured } from '../server/measured-server.ts'
import type { MeasuredServer } from '../server/measured-server.ts'

const LEAST_RATIO = { SQLite: 0.9, PostgreSQL: 0.6 }
const MOST_P99_MS = 40
/** As many as there are connections. */
const GROUP = 64

/** Durable POST against the same service that keeps nothing, and against a bare Fastify. */
export async function measureInserts(context: Context): Promise<Figure[]> {
  const sqlite = sqliteIn(context.files)
  const postgres = await postgresIn(context.files)
  try {
    return [...(await measureEngine(context, sqlite)), ...(await measureEngine(context, postgres))]
  } finally {
    await postgres.stop()
  }
}

async function measureEngine(context: Context, engine: Engine): Promise<Figure[]> {
  const { servers, site, files, isQuick } = context
  const seconds = isQuick ? 0.5 : 3
  const rounds = isQuick ? 1 : 5
  const databaseUrl = await engine.createDatabase()
  const product = await startMeasured(servers.product, files, { DATABASE_URL: databaseUrl })
  const unstored = await startMeasured(servers.unstored, files, { SITE_FOLDER: site })
  const constant = await startMeasured(servers.constant, files, {
    CONSTANT_FILE: join(site, 'index.html'),
  })
  const next = createSubmissions()
  const post = (server: MeasuredServer) =>
    createContender(() => runLoad({ server, seconds, next, status: 201 }))
  const contenders = [post(product), post(unstored), post(constant)] as const
  await takeTurns(rounds, contenders)
  await Promise.all([product.stop(), unstored.stop(), constant.stop()])
  const loops = await measureLoops(engine, databaseUrl, rounds, seconds)
  const [durable, nothing, bare] = contenders
  return figuresOf(engine, durable.median(), nothing.median(), bare.median(), loops)
}

async function measureLoops(engine: Engine, url: string, rounds: number, seconds: number) {
  const connection = await engine.connect(url)
  const single: number[] = []
  const grouped: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    single.push(await runInsertLoop(connection, 1, seconds / 2))
    grouped.push(await runInsertLoop(connection, GROUP, seconds / 2))
  }
  await connection.close()
  return { single: medianOf(single), grouped: medianOf(grouped) }
}

function figuresOf(
  { name }: Engine,
  durable: Load,
  unstored: Load,
  constant: Load,
  loops: { single: number; grouped: number },
): Figure[] {
  const ratio = durable.perSecond / unstored.perSecond
  const measured = rateText(durable)
  return [
    {
      what: `${name}: durable POST, floor: the same server keeping nothing`,
      measured,
      floor: rateText(unstored),
      ratio,
      limit: `≥ ${LEAST_RATIO[name]}`,
      met: ratio >= LEAST_RATIO[name],
    },
    {
      what: `${name}: the same, floor: a bare Fastify answering a constant`,
      measured,
      floor: rateText(constant),
      ratio: durable.perSecond / constant.perSecond,
    },
    {
      what: `${name}: the same, floor: a bare loop, one row a commit`,
      measured,
      floor: `${countText(loops.single)} /s`,
      ratio: durable.perSecond / loops.single,
    },
    {
      what: `${name}: the same, floor: a bare loop, ${GROUP} rows a commit`,
      measured,
      floor: `${countText(loops.grouped)} /s`,
      ratio: durable.perSecond / loops.grouped,
    },
    {
      what: `${name}: p99 of a durable POST (p50 ${msText(durable.p50Ms)})`,
      measured: msText(durable.p99Ms),
      floor: msText(unstored.p99Ms),
      limit: `< ${MOST_P99_MS} ms`,
      met: durable.p99Ms < MOST_P99_MS,
    },
  ]
}
