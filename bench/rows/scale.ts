import { statfs } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { postgresIn, sqliteIn } from './databases.ts'
import type { Engine } from './databases.ts'
import { countText, msText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runInsertLoop } from './insert-loop.ts'
import { runLoad } from '../server/load.ts'
import { memoryFigure } from '../server/memory.ts'
import { createSubmissions } from '../server/requests.ts'
import { createContender, medianOf, takeTurns } from '../rounds.ts'
import { startMeasured } from '../server/measured-server.ts'
import type { MeasuredServer } from '../server/measured-server.ts'
import { fillDatabase } from './stored-rows.ts'

const MOST_TIMES_EMPTY = 1.15
const MOST_START_MS = 1000
/** Both engines together, with what sorting an index needs. */
const BYTES_PER_ROW = 2000

/** What a row costs, and a start, when ten million rows are there already. */
export async function measureScale(context: Context): Promise<Figure[]> {
  const rows = context.isQuick ? 20_000 : 10_000_000
  const { bavail, bsize } = await statfs(context.files)
  if (bavail * bsize < rows * BYTES_PER_ROW) {
    return [{ what: 'Ten million rows', measured: 'not measured: too little room on the disk' }]
  }
  const postgres = await postgresIn(context.files)
  try {
    return [
      ...(await measureEngine(context, sqliteIn(context.files), rows)),
      ...(await measureEngine(context, postgres, rows)),
    ]
  } finally {
    await postgres.stop()
  }
}

async function measureEngine(context: Context, engine: Engine, rows: number): Promise<Figure[]> {
  const { servers, files, isQuick } = context
  const start = (url: string) => startMeasured(servers.product, files, { DATABASE_URL: url })
  const empty = { url: await engine.createDatabase(), startsMs: [] as number[] }
  const full = { url: await engine.createDatabase(), startsMs: [] as number[] }
  await (await start(full.url)).stop()
  await fillDatabase(engine, full.url, rows)
  for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
    for (const { url, startsMs } of [empty, full]) {
      const server = await start(url)
      startsMs.push(server.readyAfterMs)
      await server.stop()
    }
  }
  const loops = await measureLoops(engine, empty.url, full.url, isQuick ? 0.5 : 3)

  const servedEmpty = await start(empty.url)
  const servedFull = await start(full.url)
  const next = createSubmissions()
  const seconds = isQuick ? 0.5 : 4
  const post = (server: MeasuredServer) =>
    createContender(() => runLoad({ server, seconds, next, status: 201 }))
  const [ofEmpty, ofFull] = [post(servedEmpty), post(servedFull)]
  await takeTurns(isQuick ? 1 : 7, [ofEmpty, ofFull])
  const [memoryMb, emptyMemoryMb] = [servedFull.peakMemoryMb(), servedEmpty.peakMemoryMb()]
  await Promise.all([servedEmpty.stop(), servedFull.stop()])

  const emptyPerSecond = ofEmpty.median().perSecond
  const fullPerSecond = ofFull.median().perSecond
  const ratio = emptyPerSecond / fullPerSecond
  const startMs = medianOf(full.startsMs)
  const at = `${engine.name} at ${countText(rows)} rows`
  return [
    {
      what: `${at}: time per durable POST, floor: an empty store`,
      measured: microsecondsText(fullPerSecond),
      floor: microsecondsText(emptyPerSecond),
      ratio,
      limit: `≤ ${MOST_TIMES_EMPTY}`,
      met: ratio <= MOST_TIMES_EMPTY,
    },
    {
      what: `${at}: the same for a bare loop, 64 rows a commit`,
      measured: microsecondsText(loops.full),
      floor: microsecondsText(loops.empty),
      ratio: loops.empty / loops.full,
    },
    {
      what: `${at}: start of the process to ready, floor: an empty store`,
      measured: msText(startMs),
      floor: msText(medianOf(empty.startsMs)),
      ratio: startMs / medianOf(empty.startsMs),
      limit: `< ${countText(MOST_START_MS)} ms`,
      met: startMs < MOST_START_MS,
    },
    memoryFigure(`${at}: peak resident memory under load`, memoryMb, emptyMemoryMb),
  ]
}

async function measureLoops(engine: Engine, emptyUrl: string, fullUrl: string, seconds: number) {
  const [empty, full] = [await engine.connect(emptyUrl), await engine.connect(fullUrl)]
  const perSecond = { empty: [] as number[], full: [] as number[] }
  for (let round = 0; round < 3; round += 1) {
    perSecond.empty.push(await runInsertLoop(empty, 64, seconds))
    perSecond.full.push(await runInsertLoop(full, 64, seconds))
  }
  await Promise.all([empty.close(), full.close()])
  return { empty: medianOf(perSecond.empty), full: medianOf(perSecond.full) }
}

function microsecondsText(perSecond: number): string {
  return `${(1e6 / perSecond).toFixed(1)} µs`
}
