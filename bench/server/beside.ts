import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { QUESTION_IDS } from '../../src/domain/assessment/assessment.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import type { Context } from '../context.ts'
import { postgresIn, sqliteIn } from '../rows/databases.ts'
import type { Engine } from '../rows/databases.ts'
import { msText, rateText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runLoad } from './load.ts'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'
import { createSubmissions, readRequest } from './requests.ts'
import { createContender, takeTurns } from '../rounds.ts'

/** Of leads and of pages, each. */
const PER_SECOND = 200

/** What leads cost while the same server tells a receiver of them, or makes pages from codes. */
export async function measureBeside(context: Context): Promise<Figure[]> {
  const sqlite = sqliteIn(context.files)
  const postgres = await postgresIn(context.files)
  try {
    return [
      ...(await measureWebhook(context, sqlite)),
      ...(await measureWebhook(context, postgres)),
      ...(await measureCodes(context, sqlite)),
    ]
  } finally {
    await postgres.stop()
  }
}

async function measureWebhook(context: Context, engine: Engine): Promise<Figure[]> {
  const { servers, files, isQuick } = context
  const receiver = await startMeasured(servers.constant, files, {
    CONSTANT_FILE: servers.constant,
  })
  const untold = await startMeasured(servers.product, files, {
    DATABASE_URL: await engine.createDatabase(),
  })
  const told = await startMeasured(servers.product, files, {
    DATABASE_URL: await engine.createDatabase(),
    WEBHOOK_URL: `${receiver.url}/api/leads`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  })
  const next = createSubmissions()
  const seconds = isQuick ? 0.5 : 5
  const post = (server: MeasuredServer) =>
    createContender(() => runLoad({ server, seconds, next, status: 201 }))
  const [beside, alone] = [post(told), post(untold)]
  await takeTurns(isQuick ? 1 : 5, [beside, alone])
  await Promise.all([receiver.stop(), untold.stop(), told.stop()])
  const [own, floor] = [beside.median(), alone.median()]
  return [
    {
      what: `${engine.name}: durable POST while a webhook is told, floor: without one`,
      measured: rateText(own),
      floor: rateText(floor),
      ratio: own.perSecond / floor.perSecond,
    },
    {
      what: `${engine.name}: p99 of the same`,
      measured: msText(own.p99Ms),
      floor: msText(floor.p99Ms),
      ratio: own.p99Ms / floor.p99Ms,
    },
  ]
}

/** The landing page as often tells what the sender and the sockets cost alone. */
async function measureCodes({ servers, files, isQuick }: Context, engine: Engine) {
  const server = await startMeasured(servers.product, files, {
    DATABASE_URL: await engine.createDatabase(),
  })
  const seconds = isQuick ? 0.5 : 8
  const paced = { server, seconds, perSecond: PER_SECOND, connections: 20 }
  const nextLead = createSubmissions()
  const leads = () => runLoad({ ...paced, next: nextLead, status: 201 })
  const read = (next: () => string) => runLoad({ ...paced, next, status: 200 })
  const alone = createContender(leads)
  const besideFiles = createContender(async () => {
    const [own] = await Promise.all([leads(), read(readRequest('GET', '/'))])
    return own
  })
  const nextCode = createCodeRequests()
  const besideCodes = createContender(async () => {
    const [own] = await Promise.all([leads(), read(nextCode)])
    return own
  })
  await takeTurns(isQuick ? 1 : 5, [alone, besideFiles, besideCodes])
  await server.stop()
  const floor = alone.median().p99Ms
  const rows = [
    ['landing pages', besideFiles.median().p99Ms],
    ['pages from codes, each another', besideCodes.median().p99Ms],
  ] as const
  return rows.map(([what, p99Ms]) => ({
    what: `p99 of ${PER_SECOND} leads a second beside ${PER_SECOND} ${what}, floor: beside nothing`,
    measured: msText(p99Ms),
    floor: msText(floor),
    ratio: p99Ms / floor,
  }))
}

/** A report, a comparison and a team by turns; no code comes twice. */
function createCodeRequests(): () => string {
  let count = 0
  const nextCode = () => {
    count += 1
    const digits = QUESTION_IDS.map((id) => 1 + (Math.floor(count / 5 ** (id % 8)) % 5))
    return reportCodeOf(answersOf(digits.join('')))
  }
  return () => {
    const [first, second] = [nextCode(), nextCode()]
    const paths = [`/report/${first}`, `/compare/${first}/${second}`, `/team/${first}.${second}`]
    return readRequest('GET', paths[count % paths.length] ?? '')()
  }
}
