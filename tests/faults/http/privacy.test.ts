import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { runSql, startPostgresServer } from '../../support/postgres-server.ts'
import { createClient } from '../harness/client.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { productServer } from '../harness/variants.ts'

const SUBMISSIONS = countOf('CANARY_SUBMISSIONS', 600)
const CANARY = 'Kanarienvogel4711'
const ROLE_SQL = readFileSync(
  new URL('../../../src/store/postgres/role.sql', import.meta.url),
  'utf8',
)
/** Rows that the server accepts but the database rejects: its error quotes the row. */
const REFUSE_SOME = `
  ALTER TABLE maturity_quiz_leads ADD CONSTRAINT refused CHECK (designation <> 'Refused ${CANARY}')`

const server = await startPostgresServer()
afterAll(() => server.remove())

it('writes no word of a visitor with PostgreSQL, whatever happens, not even into its log', async () => {
  const owner = await server.createDatabase()
  await makeTables(owner)
  await runSql(owner, ROLE_SQL)
  await runSql(owner, REFUSE_SOME)
  const before = server.log().length
  const role = owner.replace('//postgres@', '//assessment_app@')
  const { statuses, texts } = await submitAll(role, SUBMISSIONS, async () => {
    await server.stop('immediate')
    await sleep(300)
    await server.start()
  })

  const log = server.log().slice(before)
  expect(log).toContain('violates check constraint')
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([201, 400, 404, 413, 415, 422, 500, 503]),
  )
  expect(countCanaries([...texts, log])).toBe(0)
})

async function makeTables(url: string): Promise<void> {
  const service = startService(productServer(), url)
  await service.ready()
  await service.kill()
}

/** Sends canaries in every field, header and address; `disturb` runs half-way. */
async function submitAll(databaseUrl: string, count: number, disturb: () => Promise<void>) {
  const service = startService(productServer(), databaseUrl, { LOG_LEVEL: 'debug' })
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 16 })
  onTestFinished(() => client.close())
  const random = createRandom('privacy')
  const statuses = new Map<number, number>()
  const texts: string[] = []

  async function submit(index: number): Promise<void> {
    const { path, body, headers } = callOf(index, random.uuid())
    const answer = await client.send(url, {
      path,
      ...(body !== undefined && { body }),
      headers: { ...HEADERS, ...headers },
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    texts.push(answer.body + JSON.stringify(answer.headers))
  }

  let next = 0
  const lanes = Array.from({ length: 16 }, async () => {
    for (let index = next++; index < count; index = next++) {
      const disturbed = index === Math.floor(count / 2) ? disturb() : undefined
      await submit(index)
      await disturbed
    }
  })
  await Promise.all(lanes)
  const { stdout, stderr } = service.output()
  return { statuses, texts: [...texts, stdout, stderr] }
}

const HEADERS = {
  'content-type': 'application/json',
  'user-agent': CANARY,
  referer: `https://engines.example/${CANARY}`,
  cookie: `a=${CANARY}`,
  'x-forwarded-for': CANARY,
  'x-request-id': CANARY,
  authorization: `Bearer ${CANARY}`,
}
const LEAD = {
  name: `${CANARY} Name`,
  company: `${CANARY} Company`,
  designation: `${CANARY} Designation`,
  email: `${CANARY}@engines.example`,
}
const FIXED_KEY = '0b7e5a4c-8a3e-4f43-9d7c-5f1c2f6f7a01'
const ANSWERS = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, 3]))

type Call = { path: string; body?: string; headers?: Record<string, string> }

/** Every kind of answer in turn. */
function callOf(index: number, key: string): Call {
  const lead = (change: object, headers = {}): Call => ({
    path: '/api/leads',
    body: JSON.stringify({ ...LEAD, ...change }),
    headers: { 'idempotency-key': key, ...headers },
  })
  const calls: (() => Call)[] = [
    () => lead({}),
    () => lead({ remark: CANARY }),
    () => lead({ designation: `Refused ${CANARY}` }),
    () => lead({}, { 'idempotency-key': FIXED_KEY }),
    () => lead({ name: `${CANARY} ${index}` }, { 'idempotency-key': FIXED_KEY }),
    () => lead({ email: `${CANARY}@gmail.com` }),
    () => lead({ [CANARY]: 1 }),
    () => lead({}, { 'idempotency-key': CANARY }),
    () => lead({}, { 'content-type': `text/${CANARY}` }),
    () => lead({}, { origin: `https://${CANARY}.example` }),
    () => lead({ name: CANARY.repeat(600) }),
    () => ({ ...lead({}), body: `{"name": "${CANARY}` }),
    () => ({ path: `/${CANARY}?email=${LEAD.email}` }),
    () => ({ path: `/report/${CANARY}` }),
    () => ({
      path: '/api/assessment-responses',
      body: JSON.stringify({
        session_id: `session_1765000000000_${key.replaceAll('-', '')}`,
        responses: ANSWERS,
        user_email: LEAD.email,
      }),
    }),
    () => ({ path: '/api/assessment-responses', body: JSON.stringify({ session_id: CANARY }) }),
  ]
  return calls[index % calls.length]?.() ?? { path: '/' }
}

/** As it is, in any case, and in base64. */
function countCanaries(texts: readonly string[]): number {
  const all = texts.join('\n').toLowerCase()
  const forms = ['', ' ', '  '].map((shift) =>
    Buffer.from(shift + CANARY)
      .toString('base64')
      .slice(4, -4),
  )
  return [CANARY, ...forms].reduce((sum, form) => sum + all.split(form.toLowerCase()).length - 1, 0)
}
