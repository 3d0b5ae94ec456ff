import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { itShowsWhatIsThere, itTakesInEveryRow } from '../desk/desk-store.suite.ts'
import { itKeepsNotes } from '../desk/lead-notes.suite.ts'
import {
  describeOwnerStore,
  EVERYTHING,
  fill,
  NO_DELIVERIES,
  testLead,
} from '../owner/owner-store.suite.ts'
import { openPostgresOwnerStore } from './owner-store.ts'
import { runSql, startPostgresServer } from './server.suite.ts'
import { openPostgresStore } from './store.ts'
import { testFolder } from '../test-folder.suite.ts'

const server = await startPostgresServer()
afterAll(() => server.remove())
let url: string
let erasedFile: string

beforeEach(async () => {
  url = await server.createDatabase()
  erasedFile = join(testFolder('owner'), 'erased')
})

describeOwnerStore('PostgreSQL', async () => ({
  openStore: (options) => openPostgresStore(url, options),
  openOwner: () => openPostgresOwnerStore(url, erasedFile),
  run: async (sql) => void (await runSql(url, sql)),
}))

async function openDatabase() {
  await (await openPostgresStore(url)).close()
  const owner = await openPostgresOwnerStore(url, erasedFile)
  onTestFinished(() => owner.close())
  return { owner, run: async (sql: string) => void (await runSql(url, sql)) }
}

itShowsWhatIsThere(async () => ({ ...(await openDatabase()), runs: 4 }))
itTakesInEveryRow(openDatabase)
itKeepsNotes(openDatabase)

describe('a PostgreSQL database', { timeout: 30_000 }, () => {
  it('says what an erasure leaves in the files, and lists nobody by name', async () => {
    const store = await openPostgresStore(url)
    await fill(store, 3)
    const owner = await openPostgresOwnerStore(url, erasedFile)

    const { notes } = await owner.erase([testLead(1).email], new Date())

    expect(notes.join()).toContain('VACUUM FULL')
    expect(readFileSync(erasedFile, 'utf8')).not.toContain('company')
    expect(server.log()).not.toContain(testLead(1).email)
    await owner.close()
    await store.close()
  })

  it('erases beside questions that wait for the same connection', async () => {
    const store = await openPostgresStore(url)
    await fill(store, 20)
    const owner = await openPostgresOwnerStore(url, erasedFile)
    let isErasing = true
    async function askOn(): Promise<void> {
      while (isErasing) await owner.countOlder(EVERYTHING.until)
    }
    const asking = Promise.all(Array.from({ length: 5 }, askOn))

    for (let index = 0; index < 10; index += 1) {
      expect((await owner.erase([testLead(index).email], new Date())).leads).toBe(1)
    }
    isErasing = false
    await asking

    expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 10)
    await owner.close()
    await store.close()
  })

  it('comes back after its connections were cut', async () => {
    const store = await openPostgresStore(url)
    await fill(store, 3)
    const owner = await openPostgresOwnerStore(url, erasedFile)
    await Promise.all([owner.countOlder(EVERYTHING.until), owner.countOlder(EVERYTHING.until)])

    await runSql(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'assessment-owner'`,
    )

    await expect
      .poll(() => owner.countOlder(EVERYTHING.until).catch(String))
      .toHaveProperty('leads', 3)
    await owner.close()
    await store.close()
  })

  it('tells the webhook nothing of a lead that is erased while it is released', async () => {
    const store = await openPostgresStore(url, { channels: ['webhook'] })
    await store.saveLead('key-1', testLead(1), 'honeypot')
    const owner = await openPostgresOwnerStore(url, erasedFile)
    const desk = owner.openDesk()
    await desk.prepare()
    const eraser = new Client({ connectionString: url })
    await eraser.connect()
    await eraser.query('BEGIN')
    await eraser.query('DELETE FROM maturity_quiz_leads')

    const releasing = desk.release([1], new Date(), ['webhook'])
    const waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    await expect.poll(() => runSql(url, waiting)).toHaveLength(1)
    await eraser.query('COMMIT')

    expect(await releasing).toBe(0)
    expect(await runSql(url, 'SELECT id FROM assessment_deliveries')).toEqual([])
    await eraser.end()
    await owner.close()
    await store.close()
  })

  it('holds no temporary table longer than a reading of leads', async () => {
    const store = await openPostgresStore(url)
    await fill(store, 1100)
    const owner = await openPostgresOwnerStore(url, erasedFile)
    const tables = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence = 't'"

    for await (const leads of owner.readLeads(EVERYTHING)) {
      expect(leads).toHaveLength(1000)
      expect(await runSql(url, tables)).toHaveLength(1)
      break
    }

    expect(await runSql(url, tables)).toEqual([])
    await owner.close()
    await store.close()
  })

  it('is refused without an answer, and without its tables', async () => {
    await expect(
      openPostgresOwnerStore('postgres://u:secret@127.0.0.1:1/x', erasedFile),
    ).rejects.toThrow('start it, or correct the host')
    await expect(openPostgresOwnerStore(url, erasedFile)).rejects.toThrow('holds no assessments')
  })

  it('lets the role of the server send events and count steps, and purge where it is granted', async () => {
    await (await openPostgresStore(url)).close()
    const role = readFileSync(new URL('./role.sql', import.meta.url), 'utf8')
    await runSql(url, role)
    const store = await openPostgresStore(url.replace('postgres@', 'assessment_app@'), {
      channels: ['webhook'],
    })
    await fill(store, 2)
    const now = new Date(Date.now() + 1000)

    const [first, second, ...others] = await store.outbox.claim('webhook', 10, now, now)
    await store.outbox.record([{ id: first?.id ?? '', deliveredAt: now }])
    await store.outbox.record([{ id: second?.id ?? '', problem: 'answered 500', retryAt: now }])
    await store.addMilestones([{ day: '2026-11-20', milestone: 'home', count: 1 }])
    await store.addMilestones([{ day: '2026-11-20', milestone: 'home', count: 2 }])
    expect(others).toHaveLength(1)
    await expect(store.purgeSome(now)).rejects.toThrow('42501')

    const grants = role.match(/(?<=^-- )GRANT [^;]*;/gm) ?? []
    expect(grants).toHaveLength(2)
    for (const grant of grants) await runSql(url, grant)
    const owner = await openPostgresOwnerStore(url, erasedFile)
    await owner.openDesk().prepare()
    expect(await owner.openDesk().countLeads({})).toBe(2)
    expect(await store.purgeSome(now)).toEqual({ leads: 2, responses: 1 })
    expect(await owner.openDesk().countLeads({})).toBe(0)
    await owner.close()
    await runSql(url, role)
    expect(await store.purgeSome(now)).toEqual({ leads: 0, responses: 0 })
    expect(
      await runSql(url, 'SELECT sum(count)::int AS count FROM assessment_step_counts'),
    ).toEqual([{ count: 3 }])
    await store.close()
  })

  it('leaves no event behind when several purge at the same time', async () => {
    const store = await openPostgresStore(url, { channels: ['webhook'] })
    await fill(store, 1200)
    const owners = await Promise.all(
      Array.from({ length: 3 }, () => openPostgresOwnerStore(url, erasedFile)),
    )

    await Promise.all(owners.map((owner) => owner.purge(new Date(Date.now() + 60_000), () => {})))

    expect(await owners[0]?.countOlder(EVERYTHING.until)).toHaveProperty('leads', 0)
    expect(await owners[0]?.countDeliveries()).toEqual(NO_DELIVERIES)
    await Promise.all(owners.map((owner) => owner.close()))
    await store.close()
  })

  it('gives each event to one of several servers', async () => {
    const [one, two] = await Promise.all([
      openPostgresStore(url, { channels: ['webhook'] }),
      openPostgresStore(url, { channels: ['webhook'] }),
    ])
    await fill(one, 200)
    const now = new Date(Date.now() + 1000)
    const lease = new Date(+now + 60_000)

    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? one : two).outbox.claim('webhook', 10, now, lease),
      ),
    )

    const ids = claims.flat().map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(new Set(ids).size).toBe(300)
    await Promise.all([one.close(), two.close()])
  })
})
