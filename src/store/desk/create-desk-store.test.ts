import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'

import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { ADA, responseOf } from '../store.suite.ts'
import { openDesk, saveLeads } from './open-desk.suite.ts'

const EMAILS = ['a@a.example', 'b@b.example', 'c@c.example']
const BEFORE = '2026-11-01'
const TODAY = '2026-11-02'

/** A desk with three leads, of which `b` finished. They are told by the webhook. */
async function setup() {
  const world = await openDesk(['webhook'])
  await saveLeads(world.store, EMAILS)
  await world.store.saveResponse(responseOf('session_1', undefined, 'b@b.example'))
  return world
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

it('is prepared with every lead, and with the numbers of each day', async () => {
  const { desk, db } = await setup()
  const told: (readonly number[])[] = []
  await desk.prepare((done, total) => told.push([done, total]))

  expect(told.at(-1)).toEqual([4, 4])
  expect(db.prepare('SELECT count(*) AS count FROM assessment_desk_leads').get()).toEqual({
    count: 3,
  })
  const days = db.prepare('SELECT numbers FROM assessment_desk_days').all()
  expect(days).toEqual([{ numbers: expect.stringContaining('"leads":3') }])
})

it('gives leads page by page, with what came in since the last look', async () => {
  const { store, desk } = await setup()
  const first = await desk.readLeads({}, undefined, 2)
  expect(first.rows.map(({ id }) => id)).toEqual([3, 2])
  const last = await desk.readLeads({}, first.next, 2)
  expect(last.rows.map(({ id }) => id)).toEqual([1])
  expect(last).not.toHaveProperty('next')

  await store.saveLead('key-4', ADA)
  expect(await desk.countLeads({})).toBe(4)
  expect((await desk.readRows([4, 2])).map(({ id }) => id)).toEqual([4, 2])
})

it('leaves no timer behind', async () => {
  const { desk } = await setup()
  await desk.prepare()
  const before = timers()
  await desk.countLeads({})
  expect(timers()).toBeLessThanOrEqual(before)
})

it('is closed once nothing is under way', async () => {
  const { store, desk, db } = await openDesk()
  const keys = Array.from({ length: 1000 }, (_, index) => `key-${index}`)
  await Promise.all(keys.map((key) => store.saveLead(key, ADA)))
  let isUnderWay = true
  const counted = desk.countLeads({}).finally(() => (isUnderWay = false))
  const firstTaken = db.prepare('SELECT id FROM assessment_desk_leads LIMIT 1')
  while (!firstTaken.get()) await nextTurn()

  await desk.close()
  await nextTurn()
  expect(isUnderWay).toBe(false)
  expect(await counted).toBeLessThan(1000)
})

it('takes in nothing more once it is closed', async () => {
  const { store, desk } = await setup()
  await desk.prepare()
  await desk.close()
  await store.saveLead('key-4', ADA)

  expect(await desk.countLeads({})).toBe(3)
})

it('settles which leads a query finds, of some of them or of all', async () => {
  const { desk } = await setup()
  expect(await desk.settle({ by: 'email' })).toEqual([1, 2, 3])
  expect(await desk.settle({ by: 'email' }, [3, 9, 1])).toEqual([1, 3])
  expect(await desk.settle({ by: 'email' }, [])).toEqual([])
})

it('reads a person and keeps a note', async () => {
  const { desk } = await setup()
  expect((await desk.readPerson(2))?.row).toMatchObject({ email: 'b@b.example', runs: 1 })

  const note = { id: 2, version: 0, state: 'closed', text: 'Bought' } as const
  expect(await desk.saveNote(note, 'anna', new Date())).toBe('saved')
  expect(await desk.readNote(2)).toMatchObject({ state: 'closed', text: 'Bought' })
})

it('says how many leads it released', async () => {
  const { store, desk } = await setup()
  await store.saveLead('key-4', ADA, 'burst')
  expect(await desk.release([4, 1], new Date(), [])).toBe(1)
  expect(await desk.countLeads({})).toBe(4)
})

it('offers the stages and sources that there are, in their order', async () => {
  const { store, desk, db } = await openDesk()
  const from = (source: string | null) => ({ ...NO_SOURCE, utm_source: source })
  for (const [index, source] of ['z', 'y', 'y', 'z', null, 'x'].entries()) {
    await store.saveLead(`key-${index}`, ADA, undefined, from(source))
  }
  db.exec(`UPDATE maturity_quiz_leads SET created_at = '${TODAY}T12:00:00.000Z';
    UPDATE maturity_quiz_leads SET created_at = '${BEFORE}T12:00:00.000Z' WHERE id = 1`)
  await store.saveLead('odd', ADA, 'burst', from('odd'))
  await store.saveResponse(responseOf('session_1', answersOf('555 555 555 555')))
  await store.saveResponse(responseOf('session_2', answersOf('111 111 111 111')))

  expect(await desk.readFilterChoices()).toEqual({
    stages: ['Ad Hoc', 'Optimized'],
    sources: ['y', 'z', 'x'],
    quarantined: 1,
  })
  const { sources } = await desk.readNumbers(BEFORE, TODAY)
  expect(sources.map(({ source, leads }) => [source, leads])).toEqual([
    ['y', 2],
    ['z', 2],
    [null, 1],
    ['x', 1],
  ])
})

it('offers a hundred sources at most', async () => {
  const { store, desk } = await openDesk()
  const all = Array.from({ length: 101 }, (_, index) => `s${index + 100}`)
  await Promise.all(
    all.map((source) =>
      store.saveLead(source, ADA, undefined, { ...NO_SOURCE, utm_source: source }),
    ),
  )
  expect((await desk.readFilterChoices()).sources).toEqual(all.slice(0, 100))
})

it('has the numbers of a period, its first and last day included', async () => {
  const { store, desk, db } = await setup()
  db.exec(`UPDATE maturity_quiz_leads SET created_at = '${TODAY}T12:00:00.000Z';
    UPDATE maturity_quiz_leads SET created_at = '${BEFORE}T12:00:00.000Z' WHERE id = 1;
    UPDATE assessment_responses SET created_at = '${TODAY}T12:00:00.000Z'`)
  await store.addMilestones([
    { day: '2026-10-31', milestone: 'home', count: 1 },
    { day: BEFORE, milestone: 'home', count: 2 },
    { day: TODAY, milestone: 'start', count: 3 },
    { day: '2026-11-03', milestone: 'home', count: 4 },
  ])

  const { sum, days, milestones, sources } = await desk.readNumbers(BEFORE, TODAY)

  expect(sum).toMatchObject({ leads: 3, responses: 1 })
  expect([...days].map(([day, { leads }]) => [day, leads])).toEqual([
    [BEFORE, 1],
    [TODAY, 2],
  ])
  expect(milestones).toEqual([
    { day: BEFORE, milestone: 'home', count: 2 },
    { day: TODAY, milestone: 'start', count: 3 },
  ])
  expect(sources).toEqual([{ source: null, leads: 3, finished: 1 }])
})

it('has deliveries page by page, and finds whom one is about', async () => {
  const { store, desk, db } = await setup()
  await store.saveResponse(responseOf('session_2', undefined, null))
  const idOf = (key: string) => {
    const row = db.prepare('SELECT id FROM assessment_deliveries WHERE row_key = ?').get(key)
    return String(row?.['id'])
  }

  const first = await desk.readDeliveries('waiting', undefined, 4)
  const last = await desk.readDeliveries('waiting', first.next, 4)
  expect([first.rows.length, last.rows.length]).toEqual([4, 1])
  expect(last).not.toHaveProperty('next')
  const all = [...first.rows, ...last.rows]
  expect(all.find(({ id }) => id === idOf('key-2'))?.lead).toEqual({ id: 2, name: ADA.name })

  expect(await desk.findLeadOf(idOf('key-3'))).toBe(3)
  expect(await desk.findLeadOf(idOf('session_1'))).toBe(2)
  expect(await desk.findLeadOf(idOf('session_2'))).toBeUndefined()
  expect(await desk.findLeadOf('gone')).toBeUndefined()
})

it('has news: the leads after one, what failed, and where the rows are', async () => {
  const { desk, db } = await setup()
  db.exec(
    "UPDATE assessment_deliveries SET payload = NULL, next_attempt_at = NULL WHERE row_key = 'key-1'",
  )

  expect(await desk.readNews(1)).toEqual({
    leads: 2,
    newest: 3,
    failed: 1,
    facts: expect.objectContaining({ engine: 'SQLite', folder: expect.any(String) }),
  })
})

it('says what is kept', async () => {
  const { store, desk, db } = await setup()
  await store.saveLead('key-4', ADA, 'burst')
  db.exec(`UPDATE maturity_quiz_leads SET created_at = '${BEFORE}T12:00:00.000Z' WHERE id = 1`)

  const { engine, kept } = await desk.describe()

  expect(engine).toBe('SQLite')
  const oldest = `${BEFORE}T12:00:00.000Z`
  expect(kept).toEqual({ leads: 4, responses: 1, quarantined: 1, oldest })
})

it('keeps nothing at first', async () => {
  const { desk } = await openDesk()
  const { kept } = await desk.describe()
  expect(kept).toEqual({ leads: 0, responses: 0, quarantined: 0, oldest: null })
})
