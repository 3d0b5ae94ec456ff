import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { rowsOf } from '../sqlite/statements.ts'
import type { MovedRows, OnProgress } from './copy-rows.ts'
import { moveToPostgres } from './move.ts'
import type { Moved } from './move.ts'
import { collect, EVERYTHING, fill, testLead } from '../owner/owner-store.suite.ts'
import { keyOf } from '../owner/visits.suite.ts'
import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { runSql, startPostgresServer } from '../postgres/server.suite.ts'
import { openPostgresStore } from '../postgres/store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import { ADA, LINK, responseOf } from '../store.suite.ts'
import { testFolder } from '../test-folder.suite.ts'

const LEADS = 120
const NOW = new Date('2026-11-20T22:13:28.123Z')

const BENCHMARK = { now: NOW, ownDomains: [] }
const EDITION = JSON.stringify({
  ...{ version: 1, people: 100, from: '2026-01', until: '2026-11', areas: [] },
  overall: [
    { from: 1, count: 40 },
    { from: 3, count: 60 },
  ],
})

/** Longer than one page. */
const DELIVERED = 6000

const server = await startPostgresServer()
afterAll(() => server.remove())

describe('a move from SQLite to PostgreSQL', { timeout: 60_000 }, () => {
  const filled = testFolder('filled', afterAll)
  let folder: string
  let file: string
  let ofPostgres: string
  let url: string

  beforeAll(async () => {
    file = join(filled, 'assessment.sqlite')
    await fillFile()
  })

  beforeEach(async () => {
    folder = testFolder('move')
    cpSync(filled, folder, { recursive: true })
    file = join(folder, 'assessment.sqlite')
    ofPostgres = join(folder, 'erased-emails')
    url = await server.createDatabase()
  })

  /** Everything that a file can hold, the rarest included. */
  async function fillFile(): Promise<void> {
    const store = openSqliteStore(file, { channels: ['webhook'] })
    await fill(store, LEADS)
    await store.saveLead(
      'key-script',
      { ...ADA, name: 'Ada “\u{1F469}” O’Neil\\' },
      'too-fast',
      LINK,
    )
    await store.saveResponse(responseOf('session_nobody'))
    await store.addMilestones([{ day: '2026-11-20', milestone: 'question-1', count: 3 }])
    const [first, second] = await store.outbox.claim('webhook', 2, new Date(), NOW)
    await store.outbox.record([
      { id: first?.id ?? '', deliveredAt: NOW },
      { id: second?.id ?? '', problem: '500', retryAt: undefined },
    ])
    await store.saveLead('key-gone', { ...ADA, email: 'gone@engines.example' })
    await store.close()
    const owner = await openSqliteOwnerStore(file)
    await owner.erase(['gone@engines.example'], NOW)
    await owner.readBenchmark(BENCHMARK)
    await owner.addAction({ at: NOW.toISOString(), who: 'anna', action: 'erase', count: 1 })
    const note = { id: 2, version: 0, state: 'spoken', text: '=1+1\n“Ada”' } as const
    await owner.openDesk().saveNote(note, 'anna', NOW)
    await owner.close()
    run(`INSERT INTO assessment_benchmark_editions (id, edition, published_at)
      VALUES (1, '${EDITION}', '2026-11-20T00:00:00.007Z')`)
    run(`UPDATE assessment_benchmark_secrets SET model_version = 1, people = 100,
      published_at = '2026-11-20T00:00:00.007Z', last_response_id = ${LEADS / 2}`)
    // PostgreSQL orders these otherwise than SQLite does, unless it is asked not to.
    run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${DELIVERED})
      INSERT INTO assessment_deliveries (id, channel, event, row_key, created_at, delivered_at)
      SELECT CASE i % 4 WHEN 0 THEN 'a' WHEN 1 THEN 'B' WHEN 2 THEN '-' ELSE 'é' END || i,
        'chat', 'lead.created', '${keyOf(1)}', '2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.007Z' FROM n`)
  }

  function run(sql: string): void {
    const db = new DatabaseSync(file)
    db.exec(sql)
    db.close()
  }

  function move(onProgress: OnProgress = () => {}): Promise<Moved> {
    return moveToPostgres(file, url, { named: undefined, ofPostgres }, onProgress)
  }

  it('takes every row with its id, its time and its key, and leaves the file as it is', async () => {
    const before = bytesHash()

    const moved = await move()

    expect(moved).toMatchObject({ isNew: true })
    expect(countsOf(moved)).toEqual({
      maturity_quiz_leads: LEADS + 1,
      assessment_responses: LEADS / 2 + 1,
      assessment_desk_actions: 1,
      assessment_lead_notes: 1,
      assessment_deliveries: DELIVERED + 1.5 * LEADS + 1,
      assessment_erased_emails: 1,
      assessment_step_counts: 1,
      assessment_benchmark_editions: 1,
      assessment_benchmark_secrets: 1,
    })
    expect(bytesHash()).toBe(before)
    const here = await openSqliteOwnerStore(file)
    const there = await openPostgresOwnerStore(url, ofPostgres)
    for (const isQuarantined of [false, true]) {
      const query = { ...EVERYTHING, isQuarantined }
      const leads = await collect(here.readLeads(query))
      expect(leads).toHaveLength(isQuarantined ? 1 : LEADS)
      expect(await collect(there.readLeads(query))).toEqual(leads)
    }
    expect(await collect(there.readResponses(EVERYTHING))).toEqual(
      await collect(here.readResponses(EVERYTHING)),
    )
    expect(await there.countDeliveries()).toEqual(await here.countDeliveries())
    const deliveries = await collect(here.readDeliveries(EVERYTHING))
    expect(new Set(deliveries.map(({ channel }) => channel))).toEqual(new Set(['webhook', 'chat']))
    expect(await collect(there.readDeliveries(EVERYTHING))).toEqual(deliveries)
    expect(await there.readStats(EVERYTHING)).toEqual(await here.readStats(EVERYTHING))
    expect(await there.openDesk().readNote(2)).toEqual(await here.openDesk().readNote(2))
    expect(await there.readBenchmark(BENCHMARK)).toEqual(await here.readBenchmark(BENCHMARK))
    await here.close()
    await there.close()
  })

  it('lets the server go on where it stopped', async () => {
    await move()
    const store = await openPostgresStore(url, { channels: ['webhook'] })

    expect(await store.saveLead('key-new', ADA)).toBe('saved')
    expect(await store.saveLead(keyOf(5), testLead(5))).toBe('repeated')
    expect(await store.saveResponse(responseOf('session_nobody'))).toBe('repeated')
    const waiting = await store.outbox.claim(
      'webhook',
      1000,
      new Date(),
      new Date(Date.now() + 60_000),
    )

    // The lead that was erased had an id of its own, which nobody gets again.
    const ids = "SELECT id::integer FROM maturity_quiz_leads WHERE idempotency_key = 'key-new'"
    expect(await runSql(url, ids)).toEqual([{ id: LEADS + 3 }])
    expect(waiting.map(({ payload }) => JSON.parse(payload).type)).toContain('response.completed')
    expect(waiting).toHaveLength(1.5 * LEADS)
    await store.close()
  })

  it('changes nothing the second time, and gives the same hashes', async () => {
    const first = await move()
    const before = await versionsOf(url)

    const second = await move()

    expect(second).toEqual({ ...first, isNew: false })
    expect(await versionsOf(url)).toEqual(before)
    expect(new Set(first.tables.map(({ hash }) => hash)).size).toBe(first.tables.length)
  })

  it('gives every table the same hash, whatever order PostgreSQL has for texts', async () => {
    const [name, sorted] = [`sorted_${Date.now()}`, new URL(url)]
    await runSql(
      url,
      `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`,
    )
    sorted.pathname = name
    const plain = await move()
    url = sorted.href

    expect(await move()).toEqual(plain)
    expect(await runSql(url, "SELECT 'a' < 'B' AS is_sorted")).toEqual([{ is_sorted: true }])
  })

  it.each([
    ['another row', 'DELETE FROM assessment_step_counts', 'assessment_step_counts, 1 in the file'],
    [
      'another value',
      "UPDATE maturity_quiz_leads SET company = 'Other' WHERE id = 7",
      '(maturity_quiz_leads)',
    ],
    [
      'another time',
      "UPDATE assessment_responses SET created_at = created_at + '1 us' WHERE id = 7",
      '(assessment_responses)',
    ],
    [
      'another answer',
      `UPDATE assessment_responses SET responses = responses || '{"12": 2}' WHERE id = 7`,
      '(assessment_responses)',
    ],
    ['null', 'UPDATE maturity_quiz_leads SET quarantine = NULL', '(maturity_quiz_leads)'],
  ])('refuses a database with rows that has %s', async (_, change, where) => {
    await move()
    await runSql(url, change)
    const before = await versionsOf(url)

    const refusal = await move().catch(String)

    expect(refusal).toMatch(/^Error: The PostgreSQL database has rows, and they are not those of/)
    expect(refusal).toContain(where)
    expect(await versionsOf(url)).toEqual(before)
  })

  it('refuses a file that a server uses', async () => {
    const store = openSqliteStore(file)

    await expect(move()).rejects.toThrow(/^Another server uses the database file .*stop it first/)
    await store.close()
    expect((await move()).isNew).toBe(true)
  })

  it('keeps nothing of a copy when the file is changed meanwhile', async () => {
    const owner = await openSqliteOwnerStore(file)
    let erasing: Promise<unknown> | undefined

    const refusal = move(() => void (erasing ??= owner.erase([testLead(3).email], NOW)))

    await expect(refusal).rejects.toThrow(/^The file was changed while it was copied/)
    await erasing
    await owner.close()
    await expectEmpty()
    expect(countsOf(await move())).toMatchObject({ maturity_quiz_leads: LEADS })
  })

  it('lets no server write into the new database meanwhile', async () => {
    const store = await openPostgresStore(url)
    const counts = [{ day: '2026-11-21', milestone: 'question-1', count: 1 }]
    let adding: Promise<unknown> | undefined

    const moved = await move(() => void (adding ??= store.addMilestones(counts).catch(String)))
    await adding

    expect(moved.isNew).toBe(true)
    await store.addMilestones(counts)
    await store.close()
  })

  it('keeps nothing when the connection is cut, and can be run again', async () => {
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'assessment-move'`
    let cutting: Promise<unknown> | undefined

    const refusal = move((rows) => {
      if (rows > LEADS) cutting ??= runSql(url, cut)
    })

    await expect(refusal).rejects.toThrow(
      /^PostgreSQL ended the connection, .* run the same command again$/,
    )
    await cutting
    await expectEmpty()
    expect((await move()).isNew).toBe(true)
  })

  it('keeps nothing when PostgreSQL gives back other rows than it was sent', async () => {
    await (await openPostgresStore(url)).close()
    await runSql(
      url,
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN NEW.company = upper(NEW.company); RETURN NEW; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON maturity_quiz_leads
         FOR EACH ROW EXECUTE FUNCTION spoil()`,
    )

    await expect(move()).rejects.toThrow(/^PostgreSQL gave other rows back .*maturity_quiz_leads$/)
    await expectEmpty()
  })

  it('keeps nothing when PostgreSQL refuses a row', async () => {
    run("UPDATE maturity_quiz_leads SET company = 'a' || char(0) WHERE id = 7")

    await expect(move()).rejects.toThrow(
      'PostgreSQL refuses a row of maturity_quiz_leads (22021), and nothing was moved: correct it',
    )
    await expectEmpty()
  })

  it('takes the list of the erased with it', async () => {
    const { notes } = await move()

    expect(notes).toEqual([`The list of erased emails is now ${ofPostgres} too`])
    expect(readFileSync(ofPostgres, 'utf8')).toBe(readFileSync(`${file}.erased`, 'utf8'))
    const owner = await openPostgresOwnerStore(url, ofPostgres)
    expect(await owner.eraseAgain()).toMatchObject({ people: 0 })
    expect(await owner.erase([testLead(1).email], NOW)).toMatchObject({ leads: 1 })
    await owner.close()
  })

  it('takes the list from where the owner says, or puts it there', async () => {
    const named = join(folder, 'named')
    const moveTo = () => moveToPostgres(file, url, { named, ofPostgres }, () => {})

    expect((await moveTo()).notes).toEqual([`The list of erased emails is now ${named} too`])
    rmSync(`${file}.erased`)
    expect((await moveTo()).notes).toEqual([])
    expect(existsSync(ofPostgres)).toBe(false)
  })

  it.each(['named', 'of PostgreSQL'])(
    'brings the list of a rehearsal up to date, %s',
    async (where) => {
      const named = where === 'named' ? join(folder, 'named') : undefined
      const moveTo = (to: string) => moveToPostgres(file, to, { named, ofPostgres }, () => {})
      await moveTo(await server.createDatabase())
      const owner = await openSqliteOwnerStore(file)
      await owner.erase([testLead(1).email], NOW)
      await owner.close()

      expect((await moveTo(url)).isNew).toBe(true)

      rmSync(`${file}.erased`)
      const moved = await openPostgresOwnerStore(url, named ?? ofPostgres)
      expect(await moved.eraseAgain()).toMatchObject({ people: 0 })
      expect(await moved.erase([testLead(2).email], NOW)).toMatchObject({ leads: 1 })
      await moved.close()
    },
  )

  it('refuses without the list of the erased, and moves nothing', async () => {
    rmSync(`${file}.erased`)

    await expect(move()).rejects.toThrow(
      `The database knows of 1 erasure, but there is no list of erased emails at ${file}.erased: find`,
    )
    await (await openPostgresStore(url)).close()
    await expectEmpty()
  })

  it('refuses while somebody on the list is still to be erased', async () => {
    run('DELETE FROM assessment_erased_emails')

    await expect(move()).rejects.toThrow(/people whom the file does not know .*owner erase --again/)
    const owner = await openSqliteOwnerStore(file)
    await owner.eraseAgain()
    await owner.close()
    expect((await move()).isNew).toBe(true)
  })

  it('fills every column that there is', async () => {
    const db = new DatabaseSync(file)
    const columns = rowsOf<{ name: string; column: string }>(
      db.prepare(
        `SELECT m.name, c.name AS column FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' 
           AND m.name NOT IN ('assessment_desk_leads', 'assessment_desk_responses', 'assessment_desk_days')`,
      ),
    )
    const isFilled = ({ name, column }: { name: string; column: string }) =>
      db.prepare(`SELECT 1 FROM ${name} WHERE ${column} IS NOT NULL LIMIT 1`).get()

    // What a migration adds belongs into `fillFile`, so that these tests move it.
    expect(columns.filter((column) => !isFilled(column))).toEqual([])
    db.close()
  })

  /** A migration that adds one to a single database would leave its values behind. */
  it.each([
    ['table', 'CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT', 'other'],
    [
      'column',
      'ALTER TABLE assessment_step_counts ADD COLUMN other TEXT',
      'assessment_step_counts',
    ],
  ])('refuses a %s that PostgreSQL does not have', async (_, sql, name) => {
    run(sql)

    await expect(move()).rejects.toThrow(`The table ${name} of the file is not that of PostgreSQL`)
    await expectEmpty()
  })

  it('refuses a type that nobody said how to move', async () => {
    run('ALTER TABLE assessment_step_counts ADD COLUMN other TEXT')
    await (await openPostgresStore(url)).close()
    await runSql(url, 'ALTER TABLE assessment_step_counts ADD COLUMN other point')

    await expect(move()).rejects.toThrow('Nothing says how to move the column other (point)')
  })

  it('is told what is not there', async () => {
    await expect(
      moveToPostgres(join(folder, 'none'), url, { named: undefined, ofPostgres }, () => {}),
    ).rejects.toThrow(/^There is no database at/)
    expect(existsSync(ofPostgres)).toBe(false)
  })

  function bytesHash(): string {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  }

  async function expectEmpty(): Promise<void> {
    for (const { name } of (await movedTables()) as { name: string }[]) {
      expect(await runSql(url, `SELECT FROM ${name} LIMIT 1`), name).toEqual([])
    }
  }

  function movedTables(): Promise<unknown[]> {
    return runSql(
      url,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname NOT IN ('assessment_migrations', 'assessment_heartbeat')`,
    )
  }
})

function countsOf({ tables }: MovedRows): Record<string, number> {
  return Object.fromEntries(tables.map(({ name, count }) => [name, count]))
}

/** Which transaction wrote each row, and what the next ids are. */
async function versionsOf(url: string): Promise<unknown[]> {
  return runSql(
    url,
    `SELECT xmin::text, id::text FROM maturity_quiz_leads
     UNION ALL SELECT xmin::text, id FROM assessment_deliveries
     UNION ALL SELECT xmin::text, id::text FROM assessment_responses
     UNION ALL SELECT xmin::text, day FROM assessment_step_counts
     UNION ALL SELECT xmin::text, email_hash FROM assessment_erased_emails
     UNION ALL SELECT last_value::text, sequencename FROM pg_sequences
     ORDER BY 1, 2`,
  )
}
