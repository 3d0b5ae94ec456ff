import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Channel } from '../../contract/event.ts'
import { keepCopy } from '../commit/keep-copy.ts'
import { eraseEmail } from '../erase.ts'
import { connect, openPool, transactOnPool } from './connections.ts'
import { openPostgresOwnerStore } from './owner-store.ts'
import { postgresSession } from './sql.ts'
import { claimAll } from '../../../tests/support/claim-all.ts'
import { runSql, startPostgresServer } from '../../../tests/support/postgres-server.ts'
import { openPostgresStore } from './store.ts'
import type { RowTable } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { LEAD_TABLE, RESPONSE_TABLE } from '../stored-row.ts'
import { ADA, describeStore, responseOf } from '../../../tests/support/store-suite.ts'

const ROLE_SQL = readFileSync(new URL('./role.sql', import.meta.url), 'utf8')

const server = await startPostgresServer()
afterAll(() => server.remove())
const url = await server.createDatabase()
beforeEach(() => runSql(url, EMPTY_DATABASE))

describeStore('PostgreSQL', async () => ({
  open: (options) => openPostgresStore(url, options),
  readLeads: () => readTable(LEAD_TABLE),
  readResponses: () => readTable(RESPONSE_TABLE),
  readBeat: async () => {
    const [row] = await read('SELECT beat_at FROM assessment_store')
    const beatAt = row?.['beat_at']
    if (!(beatAt instanceof Date)) throw new Error('No heartbeat')
    return beatAt
  },
  run: async (sql) => void (await runSql(url, sql)),
}))

describe('a PostgreSQL server', { timeout: 20_000 }, () => {
  const stores: Store[] = []

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
  })

  async function open(address = url, channels: readonly Channel[] = []): Promise<Store> {
    const store = await openPostgresStore(address, { channels })
    stores.push(store)
    return store
  }

  it('works with a role that may add rows and read none back', async () => {
    await (await open()).close()
    const appUrl = await addRole()
    const store = await open(appUrl, ['webhook'])

    await store.checkWritable()
    expect(await store.saveLead('key-1', ADA)).toBe('saved')
    expect(await store.saveLead('key-1', ADA)).toBe('repeated')
    expect(await store.saveLead('key-1', { ...ADA, name: 'Charles' })).toBe('conflict')
    expect(await store.saveResponse(responseOf('session_1'))).toBe('saved')
    expect(await store.saveResponse(responseOf('session_1'))).toBe('repeated')
    expect(await store.readEdition()).toBeUndefined()
    const ann = { team: 'K7Q2M4XT9B3C5D6E', member: 'A'.repeat(16) }
    expect(await store.saveTeamAnswers(ann, '58MQ-G0FQ')).toBe('first')
    expect(await store.saveTeamAnswers(ann, '1111-1111')).toBe('replaced')
    expect(await store.readTeamCodes(ann.team)).toEqual(['1111-1111'])
    await store.takeOutTeamAnswers(ann)
    expect(await store.readTeamCodes(ann.team)).toEqual([])
    expect(await store.purgeIdleTeams(new Date())).toMatchObject({ teamAnswers: 0 })
    const claimed = await claimAll(store.outbox, 'webhook', new Date(), new Date())
    expect(claimed.map(({ payload }) => JSON.parse(payload).data.has_lead)).toContain(true)
    for (const statement of FORBIDDEN) {
      await expect(runSql(appUrl, statement), statement).rejects.toThrow('permission denied')
    }
  })

  it('keeps nothing again of who is just being erased, and everyone else', async () => {
    const store = await open()
    await store.saveLead('key-1', ADA)
    const eraser = await connect(url, 'eraser')
    await eraser.query('BEGIN')
    await eraser.query(
      `INSERT INTO assessment_erased SELECT 'maturity_quiz_leads',
         encode(sha256(convert_to(idempotency_key, 'UTF8')), 'hex'), now() FROM maturity_quiz_leads`,
    )
    await eraser.query('DELETE FROM maturity_quiz_leads')

    const outcomes = Promise.all([store.saveLead('key-1', ADA), store.saveLead('key-2', ADA)])
    await vi.waitUntil(async () => {
      const [row] = await read('SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted')
      return row?.['waiting'] === 1
    })
    await eraser.query('COMMIT')
    await eraser.end()

    expect(await outcomes).toEqual(['repeated', 'saved'])
    expect(await read('SELECT id::int FROM maturity_quiz_leads')).toHaveLength(1)
  })

  it('keeps no copy that is asked for while its person is being erased', async () => {
    const store = await open()
    await store.saveLead('key-1', ADA)
    const response = { ...responseOf('session_1'), user_email: ADA.email }
    await store.saveResponse(response)
    const asker = openPool(url)
    const eraser = await openPostgresOwnerStore(url)
    const asking = postgresSession(transactOnPool(asker), (work) => work)

    const erased = await asking.transaction(async (sql) => {
      const copy = { leadKey: 'key-1', lead: ADA, response }
      expect(await keepCopy(sql, copy, new Date(), () => true)).toBe('saved')
      const erasure = eraseEmail(eraser, ADA.email, new Date())
      await sleep(300)
      return { erasure }
    })
    expect(await erased.erasure).toEqual({ leads: 1, responses: 1 })
    expect(await read('SELECT payload FROM assessment_deliveries')).toEqual([])
    await Promise.all([asker.end(), eraser.close()])
  })

  it('leaves connections to leads while hundreds answer for one team', async () => {
    const store = await open()
    const team = 'K'.repeat(16)
    const other = await connect(url, 'other')
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock(4715, hashtext($1))', [team])
    const answers = Array.from({ length: 360 }, (_, index) =>
      store.saveTeamAnswers({ team, member: `member-${index}` }, '1111-1111'),
    )
    const countWaiting = async () => {
      const { rows } = await other.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)
      return rows.length
    }
    await expect.poll(countWaiting).toBe(3)
    expect(await store.saveLead('key-1', ADA)).toBe('saved')
    expect(await countWaiting()).toBe(3)
    await other.query('COMMIT')
    await other.end()

    const outcomes = await Promise.all(answers)
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(310)
  })

  it('grants that role only the rights in this list, for every table', async () => {
    await (await open()).close()
    await addRole()

    const rights = await read(`
      SELECT table_name AS name, string_agg(DISTINCT privilege_type, ' ') AS rights
      FROM (
        SELECT table_name, privilege_type FROM information_schema.role_table_grants
        WHERE grantee IN ('assessment_app', 'PUBLIC') AND table_schema = 'public'
        UNION ALL
        SELECT table_name, privilege_type || ' ' || column_name
        FROM information_schema.role_column_grants
        WHERE grantee = 'assessment_app' AND table_schema = 'public'
          AND table_name IN ('maturity_quiz_leads', 'assessment_responses', 'assessment_store')
      ) AS granted GROUP BY table_name ORDER BY table_name`)

    const inserts = ({ columns }: RowTable) =>
      ['body_hash', ...Object.keys(columns)]
        .toSorted()
        .map((column) => `INSERT ${column}`)
        .join(' ')
    expect(Object.fromEntries(rights.map(({ name, rights: all }) => [name, all]))).toEqual({
      assessment_benchmark: 'SELECT',
      assessment_deliveries: 'SELECT',
      assessment_erased: 'SELECT',
      assessment_milestone_counts: 'INSERT SELECT UPDATE',
      assessment_responses: `${inserts(RESPONSE_TABLE)} SELECT body_hash SELECT id SELECT session_id`,
      assessment_schema: 'SELECT',
      assessment_store:
        'SELECT doubted_hours SELECT trusted_at UPDATE beat_at UPDATE doubted_hours UPDATE trusted_at',
      assessment_team_answers: 'DELETE INSERT SELECT',
      assessment_versions: 'INSERT SELECT',
      maturity_quiz_leads: `${inserts(LEAD_TABLE)} SELECT body_hash SELECT id SELECT idempotency_key SELECT quarantine`,
    })
    const definers = await runSql(
      url,
      `SELECT proname, proacl::text FROM pg_proc WHERE prosecdef ORDER BY 1`,
    )
    const forServer = '{postgres=X/postgres,assessment_app=X/postgres}'
    expect(definers).toEqual([
      { proname: 'assessment_drop_marks', proacl: forServer },
      { proname: 'assessment_has_lead', proacl: forServer },
      { proname: 'assessment_mark_team_answers', proacl: forServer },
      { proname: 'assessment_newest_row', proacl: forServer },
    ])
  })

  it('writes no value of a rejected row to its log', async () => {
    await (await open()).close()
    const store = await open(await addRole())
    const secret = 'Not for the log '.repeat(20)

    await expect(store.saveLead('key-1', { ...ADA, name: secret })).rejects.toThrow('23514')
    await expect(store.purgeSome(new Date(0))).rejects.toThrow(/\(42501\).*RETENTION_DAYS/)

    expect(server.log()).toContain('violates check constraint')
    expect(server.log()).not.toContain('Not for the log')
  })

  it('is rejected when the role may not make the tables', async () => {
    await runSql(url, ROLE_ONLY)

    await expect(open(roleUrlOf(url))).rejects.toThrow(/\(42501\).*role\.sql/)
  })

  it('waits for the disk, even if its database is set not to', async () => {
    const careless = await server.createDatabase()
    const { pathname } = new URL(careless)
    await runSql(careless, `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`)
    const store = await open(careless)
    await runSql(careless, NOTE_SETTINGS)

    await store.saveLead('key-1', ADA)
    await store.checkWritable()

    const noted = await runSql(careless, 'SELECT DISTINCT synchronous_commit AS is FROM noted')
    expect(noted).toEqual([{ is: 'on' }])
    expect(await runSql(careless, 'SELECT * FROM noted')).toHaveLength(2)
  })

  it('warns if a power cut could corrupt its pages', async () => {
    await runSql(url, 'ALTER SYSTEM SET full_page_writes = off')
    await runSql(url, 'SELECT pg_reload_conf()')
    await vi.waitFor(async () =>
      expect(await runSql(url, 'SHOW full_page_writes')).toEqual([{ full_page_writes: 'off' }]),
    )
    const onWarning = vi.fn<(sentence: string) => void>()
    try {
      await (await openPostgresStore(url, { onWarning })).close()
    } finally {
      await runSql(url, 'ALTER SYSTEM RESET full_page_writes')
      await runSql(url, 'SELECT pg_reload_conf()')
    }
    expect(onWarning.mock.calls).toEqual([
      [expect.stringMatching(/^PostgreSQL reports full_page_writes off: .* loses rows$/)],
    ])
  })

  it('creates its tables once when several servers start together', async () => {
    await Promise.all([open(), open(), open()])

    expect(await read('SELECT version FROM assessment_schema')).toEqual([{ version: 2 }])
  })

  it('is rejected, and not touched, with a newer schema or the tables of an unreleased build', async () => {
    await (await open()).close()
    await runSql(url, 'UPDATE assessment_schema SET version = 99')
    await expect(open()).rejects.toThrow('A newer version of this product has used')

    await runSql(url, 'UPDATE assessment_schema SET version = 1')
    await expect(open()).rejects.toThrow('of another program or of an unreleased build')

    await runSql(url, 'DROP TABLE assessment_schema')
    await expect(open()).rejects.toThrow('of another program or of an unreleased build')
    expect(await read("SELECT to_regclass('assessment_schema') AS made")).toEqual([{ made: null }])
  })

  it.each([
    ['no server', () => 'postgres://u:secret@127.0.0.1:1/x', 'start it, or correct the host'],
    ['no such database', () => `${url}_not`, 'create the database'],
  ])('is rejected with %s, without repeating the address', async (_, addressOf, advice) => {
    const error: unknown = await open(addressOf()).catch((reason: unknown) => reason)

    expect(error).toMatchObject({ message: expect.stringContaining(advice) })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
  })
})

/** Much faster than a new database. */
const EMPTY_DATABASE = `
  DROP SCHEMA public CASCADE;
  CREATE SCHEMA public;
  GRANT USAGE ON SCHEMA public TO PUBLIC`

const FORBIDDEN = [
  'SELECT name FROM maturity_quiz_leads',
  'SELECT responses FROM assessment_responses',
  "UPDATE maturity_quiz_leads SET name = 'x'",
  'DELETE FROM maturity_quiz_leads',
  'INSERT INTO maturity_quiz_leads (created_at) VALUES (now())',
  'SELECT * FROM assessment_desk_leads',
  'SELECT note FROM assessment_lead_notes',
  'SELECT store_id FROM assessment_store',
  "UPDATE assessment_benchmark SET edition = 'x'",
  'CREATE TABLE mine (id int)',
  "INSERT INTO assessment_erased VALUES ('maturity_quiz_leads', 'x', now())",
  'UPDATE assessment_team_answers SET team = team',
]

/** Records how each row of a lead and each heartbeat will be committed. */
const NOTE_SETTINGS = `
  CREATE TABLE noted (synchronous_commit text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO noted VALUES (current_setting('synchronous_commit'));
    RETURN NULL;
  END $$;
  CREATE TRIGGER note AFTER INSERT ON maturity_quiz_leads FOR EACH ROW EXECUTE FUNCTION note();
  CREATE TRIGGER note AFTER UPDATE ON assessment_store FOR EACH ROW EXECUTE FUNCTION note()`

const ROLE_ONLY = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
      CREATE ROLE assessment_app LOGIN;
    END IF;
  END $$`

async function addRole(): Promise<string> {
  await runSql(url, ROLE_SQL)
  return roleUrlOf(url)
}

function roleUrlOf(address: string): string {
  return address.replace('postgres@', 'assessment_app@')
}

function readTable({ name, columns }: RowTable): Promise<Record<string, unknown>[]> {
  return read(`SELECT id::int, created_at, ${Object.keys(columns).join()} FROM ${name} ORDER BY id`)
}

async function read(sql: string): Promise<Record<string, unknown>[]> {
  const rows = await runSql(url, sql)
  return rows.map((row) => Object.assign({}, row))
}
