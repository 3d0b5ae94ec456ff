import { readFileSync } from 'node:fs'
import type { RouteOptions } from 'fastify'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseMail } from '../../src/channels/mail/config.ts'
import * as api from '../../src/contract/api.ts'
import { DESK_PATHS } from '../../src/desk/contract/api.ts'
import {
  asUser,
  leadNamed,
  openTestDesk,
  PASSWORD,
  responseOf,
} from '../../tests/support/test-desk.ts'
import { ANSWERS, KEY, LEAD, openApp, RESPONSE } from '../../tests/support/test-app.ts'
import { openApiDocument } from './document.ts'
import { DESK, PUBLIC } from './operations.ts'
import type { Operation } from './operations.ts'
import { problem } from './replies.ts'

const MAIL = parseMail({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@provider.com' })

const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`

function expectReply(operation: Operation, status: number, body: string): void {
  const schema = operation.replies[status]
  const said = { operation: nameOf(operation), status, body }
  expect(said).toMatchObject({
    status: expect.toBeOneOf(Object.keys(operation.replies).map(Number)),
  })
  if (typeof schema !== 'object') return
  expect({ ...said, issues: v.safeParse(schema, JSON.parse(body)).issues }).toEqual({
    ...said,
    issues: undefined,
  })
}

it('is printed from the schemas: node scripts/openapi.ts', () => {
  const printed: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  expect(printed).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

it('has every address of the public server, and its replies are as it says', async () => {
  const { app } = await openApp({ config: { mail: MAIL.ok ? MAIL.value : undefined } })
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD' && url !== '/*') routes.push(`${each.toLowerCase()} ${url}`)
    }
  })
  const bodies: Record<string, object> = {
    [api.LEADS_PATH]: LEAD,
    [api.RESPONSES_PATH]: RESPONSE,
    [api.COPIES_PATH]: {
      ...{ lead_key: KEY, lead: LEAD, session_id: RESPONSE.session_id, responses: ANSWERS },
    },
    [api.MILESTONES_PATH]: { milestone: 'home' },
  }
  for (const operation of PUBLIC) {
    const { path: url, method } = operation
    const { statusCode, body } = await app.inject({
      ...{ method, url },
      ...(method === 'post' && {
        headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
        payload: JSON.stringify(bodies[url]),
      }),
    })
    expectReply(operation, statusCode, body)
  }
  expect(routes.toSorted()).toEqual(PUBLIC.map(nameOf).toSorted())
  const refused = await app.inject({ method: 'POST', url: api.LEADS_PATH, payload: '{}' })
  expect(v.is(problem, JSON.parse(refused.body))).toBe(true)
})

it('has every address of the desk, and its replies are as it says', async () => {
  expect(new Set(DESK.map(({ path }) => path))).toEqual(new Set(Object.values(DESK_PATHS)))
  const desk = await openTestDesk({ channels: ['webhook'] })
  const [ada, ben, eve] = [
    leadNamed('Ada King'),
    leadNamed('Ben Ode'),
    leadNamed('Eve Doe', 'Evil'),
  ]
  for (const [index, lead] of [ada, ben].entries()) {
    await desk.server.saveLead(`key-${index}`, lead)
    await desk.server.saveResponse(responseOf('123451234512', lead.email))
  }
  await desk.server.saveLead('key-2', eve, 'honeypot')
  for (let index = 0; index < 100; index += 1) {
    const digits = String(1 + (index % 5)).repeat(12)
    await desk.server.saveResponse(responseOf(digits, `person-${index}@acme.example`))
  }
  const anna = await asUser(desk, 'anna')
  const { rows } = await anna.read<{ rows: { id: number; email: string }[] }>(DESK_PATHS.leads)
  const id = String(rows.find(({ email }) => email === ada.email)?.id)
  const quarantined = await anna.read<{ rows: { id: number }[] }>(DESK_PATHS.leads, {
    quarantined: 'only',
  })
  const detail = await anna.read<{ deliveries: { id: string }[] }>(DESK_PATHS.lead, { id })

  const queries: Record<string, Record<string, string>> = {
    [DESK_PATHS.lead]: { id },
    [DESK_PATHS.erasure]: { id },
    [DESK_PATHS.numbers]: { days: '90' },
    [DESK_PATHS.deliveryLead]: { id: detail.deliveries[0]?.id ?? '' },
  }
  const bodies: Record<string, object> = {
    [DESK_PATHS.login]: { name: 'anna', password: PASSWORD },
    [DESK_PATHS.note]: { id: Number(id), state: 'contacted', text: 'Called', version: 0 },
    [DESK_PATHS.release]: { id: quarantined.rows[0]?.id },
    [DESK_PATHS.sendAgain]: { all: true },
    [DESK_PATHS.erasure]: { email: ben.email, typed: ben.email },
  }
  const last = DESK.filter(({ path }) => path === DESK_PATHS.logout)
  for (const operation of [...DESK.filter((each) => !last.includes(each)), ...last]) {
    const { path, method } = operation
    const query = new URLSearchParams(queries[path]).toString()
    const { status, text } =
      method === 'get'
        ? await anna.get(`${path}?${query}`)
        : await anna.post(path, bodies[path] ?? {})
    expectReply(operation, status, text)
  }
  const refused = await anna.get(DESK_PATHS.user)
  expect(refused.status).toBe(401)
  expect(v.is(problem, JSON.parse(refused.text))).toBe(true)
})
