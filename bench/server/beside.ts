import { LEADS_PATH } from '../../src/contract/api.ts'
import type { Context } from '../context.ts'
import { postgresIn, sqliteIn } from '../rows/databases.ts'
import type { Engine } from '../rows/databases.ts'
import { countText, msText, rateText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runLoad } from './load.ts'
import { startMeasured } from './measured-server.ts'
import { createSubmissions } from './requests.ts'
import { createContender, medianOf, takeTurns } from '../rounds.ts'

const PER_SECOND = 200

type Pace = { perSecond?: number; connections?: number }
const PACED: Pace = { perSecond: PER_SECOND, connections: 20 }
/** Seconds after which a new server has surely looked for events, as it does every two seconds. */
const FIRST_LOOK = 2.1

/** With a webhook at work, of the same without one. */
const LEAST_RATE = 0.8
const MOST_P99 = 1.5

/** What leads cost while the same server tells a receiver of them. */
export async function measureBeside(context: Context): Promise<Figure[]> {
  const sqlite = sqliteIn(context.files)
  const postgres = await postgresIn(context.files)
  try {
    return [
      ...(await measureWebhook(context, sqlite)),
      ...(await measureWebhook(context, sqlite, PACED)),
      ...(await measureWebhook(context, postgres)),
      ...(await measureWebhook(context, postgres, PACED)),
    ]
  } finally {
    await postgres.stop()
  }
}

/**
 * Leads with and without a receiver that is told of each row. It is a process of its own; all share
 * the processors.
 */
async function measureWebhook(
  { servers, files, isQuick }: Context,
  engine: Engine,
  pace: Pace = {},
): Promise<Figure[]> {
  const receiver = await startMeasured(servers.constant, files, {
    CONSTANT_FILE: servers.constant,
  })
  const webhook = {
    WEBHOOK_URL: `${receiver.url}${LEADS_PATH}`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  }
  const next = createSubmissions()
  const seconds = isQuick ? 0.5 : 2
  const toldPerSecond: number[] = []

  async function countTold(): Promise<number> {
    const reply = await fetch(`${receiver.url}/posted`)
    return Number(await reply.text())
  }

  /** By a new server on a new database: events that still wait would slow the next round. */
  async function post(env: Readonly<Record<string, string>>) {
    const DATABASE_URL = await engine.createDatabase()
    const server = await startMeasured(servers.product, files, { DATABASE_URL, ...env })
    const load = { server, next, status: 201, ...pace }
    await runLoad({ ...load, seconds: isQuick ? 0.5 : FIRST_LOOK })
    const before = await countTold()
    const measured = await runLoad({ ...load, seconds })
    const told = (await countTold()) - before
    await server.stop()
    return { measured, told }
  }

  const alone = createContender(async () => (await post({})).measured)
  const beside = createContender(async () => {
    const { measured, told } = await post(webhook)
    toldPerSecond.push(told / seconds)
    return measured
  })
  await takeTurns(isQuick ? 1 : 3, [beside, alone])
  await receiver.stop()
  const [own, floor] = [beside.median(), alone.median()]
  const [rate, p99] = [own.perSecond / floor.perSecond, own.p99Ms / floor.p99Ms]
  const how = pace.perSecond === undefined ? 'as fast as it goes' : `${pace.perSecond} a second`
  return [
    {
      what: `${engine.name}: leads while a webhook is told, ${how}; floor: without one`,
      measured: rateText(own),
      floor: rateText(floor),
      ratio: rate,
      limit: `≥ ${LEAST_RATE}`,
      met: rate >= LEAST_RATE,
    },
    {
      what: `${engine.name}: p99 of the same`,
      measured: msText(own.p99Ms),
      floor: msText(floor.p99Ms),
      ratio: p99,
      limit: `≤ ${MOST_P99}`,
      met: p99 <= MOST_P99,
    },
    {
      what: `${engine.name}: events told meanwhile; the others wait`,
      measured: `${countText(medianOf(toldPerSecond))} /s`,
    },
  ]
}
