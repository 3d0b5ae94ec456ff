import { describe, expect, it } from 'vitest'

import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import type { Sql } from '../sql/sql.ts'
import { ADA, responseOf } from '../store.suite.ts'
import { openDesk, saveLeads } from './open-desk.suite.ts'
import { readPerson, withLeads } from './person.ts'

const LOW = answersOf('111 111 111 111')
const HIGH = answersOf('555 555 555 555')
const BO = 'bo@engines.example'

/** A desk that has taken in everybody who sent the form, in this order. */
async function setup(emails: readonly string[]) {
  const world = await openDesk(['webhook'])
  await saveLeads(world.store, emails)
  await world.desk.prepare()
  return world
}

const idsOf = (rows: readonly { id: number }[] | undefined) => rows?.map(({ id }) => id)

it('is one lead with all that came from its email, the newest first', async () => {
  const { store, desk, session } = await setup([ADA.email, BO, ADA.email])
  await store.saveLead('key-4', ADA, 'burst')
  await store.saveResponse(responseOf('session_1', LOW))
  await store.saveResponse(responseOf('session_2', HIGH))
  await store.saveResponse(responseOf('session_3', HIGH, BO))
  await desk.saveNote(
    { id: 1, version: 0, state: 'spoken', text: 'Calls back' },
    'anna',
    new Date(),
  )
  await desk.prepare()

  const person = await readPerson(session, 1)

  expect(person?.row).toMatchObject({ id: 1, runs: 2, stage: 'Optimized' })
  expect(person?.note).toMatchObject({ state: 'spoken', text: 'Calls back', version: 1 })
  expect(idsOf(person?.history.leads)).toEqual([4, 3, 1])
  expect(idsOf(person?.history.responses)).toEqual([2, 1])
  expect(idsOf(person?.sendings)).toEqual([4, 3, 1])
  expect(person?.sendings[0]).toMatchObject({ quarantine: 'burst', runs: 2 })
})

it('has the deliveries of its leads and responses, and of nobody else', async () => {
  const { store, desk, session, db } = await setup([ADA.email, BO, ADA.email])
  await store.saveResponse(responseOf('session_1'))
  await store.saveResponse(responseOf('session_2', LOW, BO))
  await desk.prepare()

  const deliveries = (await readPerson(session, 3))?.deliveries ?? []

  const keys = new Map(
    db
      .prepare('SELECT id, row_key FROM assessment_deliveries')
      .all()
      .map(({ id, row_key }) => [id, row_key]),
  )
  expect(deliveries.map(({ id }) => String(keys.get(id))).toSorted()).toEqual([
    'key-1',
    'key-3',
    'session_1',
  ])
  for (const { channel, lead } of deliveries) {
    expect({ channel, lead }).toEqual({ channel: 'webhook', lead: { id: 3, name: ADA.name } })
  }
})

it('has the newest lead of each other email of its domain, and what each of them did', async () => {
  const { store, desk, session } = await setup([
    ...[ADA.email, BO, 'cy@engines.example', BO],
    ...['di@eu.engines.example', 'ed@enginesx.example', 'fy@engines.exampl', 'gus@aaa.example'],
  ])
  await store.saveLead('key-9', { ...ADA, email: 'odd@engines.example' }, 'honeypot')
  await store.saveResponse(responseOf('session_1', LOW, BO))
  await store.saveResponse(responseOf('session_2', HIGH, BO))
  await store.saveResponse(responseOf('session_3', LOW, 'cy@engines.example'))
  await desk.prepare()

  const person = await readPerson(session, 1)

  expect(idsOf(person?.colleagues)).toEqual([4, 3])
  expect(person?.colleagueCount).toBe(2)
  expect(person?.history.colleagues).toMatchObject([
    { id: 4, latestResponse: { sessionId: 'session_2' } },
    { id: 3, latestResponse: { sessionId: 'session_3' } },
  ])
})

it('has twenty colleagues at most and compares eleven, the newest, but counts all', async () => {
  const all = Array.from({ length: 25 }, (_, index) => `p${index + 1}@engines.example`)
  const { session } = await setup(all)

  const person = await readPerson(session, 3)

  const newest = [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]
  expect(idsOf(person?.colleagues)).toEqual(newest)
  expect(idsOf(person?.history.colleagues)).toEqual(newest.slice(0, 11))
  expect(person?.colleagueCount).toBe(24)
  expect(person?.history.colleagues[0]).toMatchObject({ latestResponse: undefined })
})

it('has nobody beside it whose domain no other has, and the database is not asked about them', async () => {
  const { session } = await setup([ADA.email])
  let lists = 0
  const list: Sql['list'] = (...given) => {
    lists += 1
    return session.list(...given)
  }

  const person = await readPerson({ ...session, list }, 1)

  expect(person).toMatchObject({ colleagues: [], colleagueCount: 0, history: { colleagues: [] } })
  expect(lists).toBe(3)
})

it('is nobody where the lead is gone, also when it goes meanwhile', async () => {
  const { session, db } = await setup([ADA.email])
  expect(await readPerson(session, 2)).toBeUndefined()

  const query: Sql['query'] = async (...given) => {
    const rows = await session.query(...given)
    db.exec('DELETE FROM maturity_quiz_leads')
    return rows
  }
  expect(await readPerson({ ...session, query }, 1)).toBeUndefined()
})

describe('what a delivery is about', () => {
  const DELIVERY = {
    id: 'msg_1',
    channel: 'webhook',
    event: 'lead.created',
    state: 'waiting',
    at: '2026-11-20T22:13:28.123Z',
    attempts: 0,
    nextAttemptAt: null,
    lastProblem: null,
  } as const

  it('is the newest lead of its email, if there is one', async () => {
    const { store, desk, session } = await setup([ADA.email, BO, ADA.email])
    await store.saveResponse(responseOf('session_1', LOW, BO))
    await store.saveResponse(responseOf('session_2', LOW, 'cy@engines.example'))
    await store.saveResponse(responseOf('session_3', LOW, null))
    await desk.prepare()
    const keys = ['key-1', 'session_1', 'key-2', 'session_2', 'session_3', 'gone']

    const rows = await withLeads(
      session,
      keys.map((rowKey) => ({ rowKey, delivery: DELIVERY })),
    )

    const [ada, bo] = [3, 2].map((id) => ({ id, name: ADA.name }))
    expect(rows).toEqual([ada, bo, bo, null, null, null].map((lead) => ({ ...DELIVERY, lead })))
  })

  it('is not asked where there is none', async () => {
    const { session } = await setup([])
    const ask = () => Promise.reject(new Error('asked'))
    expect(await withLeads({ ...session, query: ask, list: ask }, [])).toEqual([])

    const list = ask
    const gone = [{ rowKey: 'gone', delivery: DELIVERY }]
    expect(await withLeads({ ...session, list }, gone)).toEqual([{ ...DELIVERY, lead: null }])
  })
})
