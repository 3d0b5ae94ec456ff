import { readFileSync } from 'node:fs'
import type { RouteOptions } from 'fastify'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseMail } from '../../src/channels/mail/config.ts'
import * as api from '../../src/contract/api.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { MODEL } from '../../src/generated/model.ts'
import {
  ANSWERS,
  KEY,
  LEAD,
  MEMBER,
  openApp,
  RESPONSE,
  TEAM,
} from '../../tests/support/test-app.ts'
import { openApiDocument } from './document.ts'
import { OPERATIONS } from './operations.ts'
import type { Operation } from './operations.ts'
import { problem, team } from './replies.ts'

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
  const { app, postTeamAnswers } = await openApp({
    config: { mail: MAIL.ok ? MAIL.value : undefined },
  })
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
    [api.memberAddressOf('{team}', '{member}')]: { code: reportCodeOf(MODEL, ANSWERS) },
    [api.takeOutAddressOf('{team}', '{member}')]: {},
  }
  for (const operation of OPERATIONS) {
    const { path, method } = operation
    const { statusCode, body } = await app.inject({
      ...{ method, url: path.replace('{team}', TEAM).replace('{member}', MEMBER) },
      ...(bodies[path] && {
        headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
        payload: JSON.stringify(bodies[path]),
      }),
    })
    expectReply(operation, statusCode, body)
  }
  for (const member of ['1', '2', '3']) {
    await postTeamAnswers({ code: reportCodeOf(MODEL, ANSWERS) }, { member: member.repeat(16) })
  }
  const ofThree = await app.inject(api.teamAddressOf(TEAM))
  expect(v.is(team, ofThree.json()) && 'sections' in ofThree.json()).toBe(true)
  const named = OPERATIONS.map((each) => nameOf(each).replaceAll(/{(\w+)}/g, ':$1'))
  expect(routes.toSorted()).toEqual(named.toSorted())
  const refused = await app.inject({ method: 'POST', url: api.LEADS_PATH, payload: '{}' })
  expect(v.is(problem, JSON.parse(refused.body))).toBe(true)
})
