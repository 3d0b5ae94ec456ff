import { expect, it } from 'vitest'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { teamOf } from '../../domain/sharing/team.ts'
import { MODEL } from '../../generated/model.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { MEMBER, openApp, TEAM } from '../../../tests/support/test-app.ts'

const SETS = ['333 333 333 333', '335 333 133 334', '333 333 133 333'].map(answersOf)
const CODES = SETS.map((answers) => reportCodeOf(MODEL, answers))
const [CODE = '', OTHER_CODE = ''] = CODES
/** As people type it. */
const TYPED = 'K7Q2-m4xt-9BOC-5D1E'
const OPEN = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6, maxPending: 1000 }

function memberNamed(name: string | number): string {
  return String(name).padStart(16, '0')
}

async function openTeams(...options: Parameters<typeof openApp>) {
  const service = await openApp(...options)
  return {
    ...service,
    read: async (team = TEAM) => {
      const reply = await service.app.inject(`/api/teams/${team}`)
      const { version, ...body } = reply.json()
      return { status: reply.statusCode, version, body, headers: reply.headers }
    },
  }
}

it('keeps the answers of a member once, and newer ones in their place', async () => {
  const { postTeamAnswers, rows, read } = await openTeams()

  const replies = [
    await postTeamAnswers({ code: CODE }),
    await postTeamAnswers({ code: CODE }),
    await postTeamAnswers({ code: OTHER_CODE.toLowerCase().replace('-', ' ') }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200])
  for (const reply of replies) expect(reply.json()).toEqual({ id: MEMBER })
  expect(rows('assessment_team_answers')).toMatchObject([{ team: TEAM, code: OTHER_CODE }])
  expect(JSON.stringify(rows('assessment_team_answers'))).not.toContain(MEMBER)
  expect(await read()).toMatchObject({ status: 200, body: { count: 1 } })
})

it('tells with fewer than three answers how many there are, then counts and ranges, for no one to keep', async () => {
  const { app, postTeamAnswers, read } = await openTeams()
  for (const [index, code] of CODES.entries()) {
    expect((await read(TYPED)).body).toEqual({ count: index })
    await postTeamAnswers({ code }, { member: memberNamed(index) })
  }

  const { body, headers } = await read()

  expect(body).toEqual(teamOf(MODEL, SETS))
  expect(headers['cache-control']).toBe('no-store')
  const head = await app.inject({ method: 'HEAD', url: `/api/teams/${TEAM}` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

it('replies 409 to one more than a team may have', async () => {
  const { postTeamAnswers } = await openTeams({
    store: (store) => ({ ...store, saveTeamAnswers: async () => 'full' }),
  })
  expect((await postTeamAnswers({ code: CODE })).json()).toEqual({
    type: 'urn:maturity-assessment:problem:team-full',
    title: 'This team has as many answers as it may',
    status: 409,
  })
})

it('takes answers out for good, at once, whether there are any or not', async () => {
  const { postTeamAnswers, takeOut, read, rows } = await openTeams()
  await postTeamAnswers({ code: CODE })

  const replies = [
    await takeOut({ team: TYPED, member: MEMBER.toLowerCase() }),
    await takeOut({ team: TYPED, member: MEMBER.toLowerCase() }),
    await takeOut({ member: memberNamed('NEVER') }),
  ]

  for (const { statusCode, body } of replies) expect([statusCode, body]).toEqual([204, ''])
  expect((await read()).body).toEqual({ count: 0 })
  const late = await postTeamAnswers({ code: CODE }, { team: TYPED })
  expect([late.statusCode, late.json()]).toEqual([200, { id: MEMBER }])
  expect(rows('assessment_team_answers')).toEqual([])
})

it.each([TEAM.slice(1), '%', '0'.repeat(101)])('replies 404 to the key %s', async (key) => {
  const { app, postTeamAnswers, takeOut, countRows } = await openTeams()
  const statuses = [
    await app.inject(`/api/teams/${key}`),
    await postTeamAnswers({ code: CODE }, { team: key }),
    await postTeamAnswers({ code: CODE }, { member: key }),
    await takeOut({ team: key }),
    await takeOut({ member: key }),
  ].map(({ statusCode }) => statusCode)
  expect([statuses, countRows()]).toEqual([Array(5).fill(404), 0])
})

it('refuses a code of another version, asks newer pages to come back, and leaves out old codes', async () => {
  const { postTeamAnswers, read, store, countRows } = await openTeams()
  const [old, newer] = [-1, 1].map((more) =>
    reportCodeOf({ ...MODEL, version: MODEL.version + more }, answersOf('333 333 333 333')),
  )
  const refused = await postTeamAnswers({ code: old })
  expect([refused.statusCode, refused.json().type]).toEqual([
    ...[422, 'urn:maturity-assessment:problem:other-version'],
  ])
  const early = await postTeamAnswers({ code: newer })
  expect([early.statusCode, early.headers['retry-after'], early.json().type]).toEqual([
    ...[503, '60', 'urn:maturity-assessment:problem:newer-version'],
  ])
  expect([countRows(), (await read()).version]).toEqual([0, MODEL.version])

  await store.saveTeamAnswers({ team: TEAM, member: memberNamed('OLD') }, old ?? '')
  await postTeamAnswers({ code: CODE })
  expect((await read()).body).toEqual({ count: 1 })
})

it.each(['{', { code: 'ABCD-EFGH' }, { code: CODE, team: TEAM }])(
  'replies 400 to the body %j',
  async (body) => {
    const { postTeamAnswers, takeOut, countRows } = await openTeams()
    await postTeamAnswers({ code: CODE })
    const added = await postTeamAnswers(body, { member: memberNamed('2') })
    const takenOut = await takeOut({}, {}, body)
    expect([added.statusCode, takenOut.statusCode, countRows()]).toEqual([400, 400, 1])
  },
)

it('has the guards of what is sent: type, site, limits', async () => {
  const limits = { clientBurst: 2, clientPerMinute: 1, totalPerMinute: 9, maxPending: 9 }
  const { postTeamAnswers, takeOut, rows } = await openTeams({ config: { submissions: limits } })
  const send = async (headers: Record<string, string> = {}) =>
    (await postTeamAnswers({ code: CODE }, {}, headers)).statusCode
  const text = { 'content-type': 'text/plain' }
  const crossSite = { 'sec-fetch-site': 'cross-site' }

  expect([await send(text), await send(crossSite)]).toEqual([415, 403])
  expect((await takeOut({}, crossSite)).statusCode).toBe(403)
  expect(rows('assessment_team_answers')).toEqual([])

  expect([await send(), await send(), await send()]).toEqual([201, 200, 429])
  const out = await takeOut()
  expect([out.statusCode, out.headers['retry-after']]).toEqual([429, '60'])
})

/** A store whose reads end when the test says so. */
async function openSlow() {
  const waiting: (() => void)[] = []
  const service = await openTeams({
    config: { submissions: OPEN },
    store: (store) => ({
      ...store,
      readTeamCodes: async (team) => {
        const codes = await store.readTeamCodes(team)
        await new Promise<void>((resolve) => void waiting.push(resolve))
        return codes
      },
    }),
  })
  const readFrom = (remoteAddress: string, team: string) =>
    service.app.inject({ url: `/api/teams/${team}`, remoteAddress })
  return { ...service, waiting, readFrom }
}

it('reads once for all who ask for a team in the same moment', async () => {
  const { waiting, readFrom } = await openSlow()
  const readers = Array.from({ length: 100 }, (_, index) => readFrom(`203.0.113.${index}`, TEAM))
  const again = Array.from({ length: 40 }, () => readFrom('203.0.113.7', TEAM))
  await expect.poll(() => waiting.length).toBe(1)
  for (const finish of waiting) finish()

  const replies = await Promise.all([...readers, ...again])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(140).fill(200))
  expect(waiting).toHaveLength(1)
})

it('reads again for who has just answered or taken their answers out', async () => {
  const { waiting, readFrom, postTeamAnswers, takeOut } = await openSlow()
  const counts: Promise<{ json: () => { count: number } }>[] = [readFrom('203.0.113.7', TEAM)]
  for (const change of [() => postTeamAnswers({ code: CODE }), takeOut]) {
    await expect.poll(() => waiting.length).toBe(counts.length)
    await change()
    counts.push(readFrom(`203.0.113.${counts.length}`, TEAM))
  }
  await expect.poll(() => waiting.length).toBe(3)
  for (const finish of waiting) finish()
  expect((await Promise.all(counts)).map((reply) => reply.json().count)).toEqual([0, 1, 0])
})

it('reads for some at a time, two of one client at most, and asks the others to come back', async () => {
  const { waiting, readFrom } = await openSlow()
  const readAs = (client: number) =>
    readFrom(`203.0.113.${client}`, `${TEAM.slice(1)}${waiting.length}`)
  const begun = []
  for (const client of [1, 1, 2, 2, 3]) {
    begun.push(readAs(client))
    await expect.poll(() => waiting.length).toBe(begun.length)
    if (begun.length === 2) {
      const { statusCode, headers } = await readAs(1)
      expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
    }
  }

  expect((await readAs(4)).statusCode).toBe(503)
  for (const finish of waiting) finish()
  const replies = await Promise.all(begun)
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
})

it('counts links that were made, and answers that came through one', async () => {
  const { app, postTeamAnswers, takeOut, rows } = await openTeams()
  await postTeamAnswers({ code: CODE })
  await postTeamAnswers({ code: CODE })
  await postTeamAnswers({ code: CODE }, { member: memberNamed('2') })
  await postTeamAnswers({ code: CODE }, { member: memberNamed('3') })
  await postTeamAnswers({ code: OTHER_CODE }, { member: memberNamed('3') })
  await takeOut({ member: memberNamed('2') })
  await app.close()

  const counts = rows('assessment_milestone_counts')
  expect(Object.fromEntries(counts.map((row) => [row['milestone'], row['count']]))).toEqual({
    ...{ 'team-link': 1, 'team-answers': 2 },
  })
})

it('writes no key and no code into the log', async () => {
  const { app, logged, postTeamAnswers, takeOut, read } = await openTeams()
  await postTeamAnswers({ code: CODE })
  await postTeamAnswers({ code: CODE }, { team: `${TEAM}X` })
  await read()
  await takeOut()
  await app.inject(`/api/teams/${TEAM}/${MEMBER}`)

  expect(logged).toHaveLength(5)
  for (const word of [TEAM, MEMBER, CODE]) expect(logged.join('')).not.toContain(word)
  expect(logged.map((line) => JSON.parse(line).route)).toContain('/api/teams/:team/answers/:member')
})
