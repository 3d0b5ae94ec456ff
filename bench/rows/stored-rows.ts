import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { rowsOf } from '../../src/store/sqlite/statements.ts'
import type { Engine } from './databases.ts'

/** One statement for each table; keys, times and emails are spread as those of real rows. */
export async function fillDatabase(engine: Engine, url: string, rows: number): Promise<void> {
  const each = Math.round(rows / 2)
  if (engine.name === 'SQLite') fillSqlite(url.slice('file:'.length), each)
  else await fillPostgres(url, each)
}

/** The indexes that the schema adds later are built at the end, which is many times faster. */
function fillSqlite(file: string, each: number): void {
  const db = new DatabaseSync(file, { defensive: false, timeout: 5000 })
  // Only so does it leave the write-ahead log, which would hold every row a second time.
  db.exec('PRAGMA journal_mode = DELETE')
  db.exec('PRAGMA journal_mode = OFF')
  db.exec('PRAGMA synchronous = OFF')
  db.exec('PRAGMA cache_size = -1000000')
  const indexes = rowsOf<{ name: string; sql: string }>(
    db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"),
  )
  for (const { name } of indexes) db.exec(`DROP INDEX ${name}`)
  // One row a minute, the last one now: a version 7 UUID begins with its milliseconds.
  const numbers = `
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${each}),
    moment AS (SELECT n, CAST(unixepoch() AS INTEGER) * 1000 - (${each} - n) * 60000 AS ms FROM number)`
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', ms / 1000.0, 'unixepoch')"
  const hex = (bytes: number) => `lower(hex(randomblob(${bytes})))`
  db.exec(`
    INSERT INTO maturity_quiz_leads
      (created_at, idempotency_key, body_hash, name, company, designation, email)
    ${numbers}
    SELECT ${time}, substr(printf('%012x', ms), 1, 8) || '-' || substr(printf('%012x', ms), 9) ||
        '-7' || substr(${hex(2)}, 1, 3) || '-8' || substr(${hex(2)}, 1, 3) || '-' || ${hex(6)},
      ${hex(32)}, 'Ada Marsh ' || n, 'Larkfield Systems', 'Head of Enablement',
      'ada.' || ${hex(6)} || '@larkfield.example'
    FROM moment`)
  db.exec(`
    INSERT INTO assessment_responses (created_at, session_id, body_hash, overall_score,
      maturity_stage, section_scores, responses, user_email)
    ${numbers}
    SELECT ${time}, 'session_' || ms || '_' || ${hex(16)}, ${hex(32)}, 3, 'Evolving',
      '{"Strategic Alignment":3,"Content & Training Delivery":3,"Coaching & Reinforcement":3,"Measurement & Optimization":3}',
      '{"1":3,"2":3,"3":3,"4":3,"5":3,"6":3,"7":3,"8":3,"9":3,"10":3,"11":3,"12":3}',
      'ada.' || ${hex(6)} || '@larkfield.example'
    FROM moment`)
  for (const { sql } of indexes) db.exec(sql)
  db.close()
}

async function fillPostgres(url: string, each: number): Promise<void> {
  const series = `
    FROM generate_series(1, ${each}) AS n,
      LATERAL (SELECT (extract(epoch FROM now())::bigint * 1000 - (${each} - n) * 60000::bigint) AS ms,
        md5(random()::text) AS a, md5(random()::text || n) AS b) AS moment`
  const uuid = `substr(lpad(to_hex(ms), 12, '0'), 1, 8) || '-' || substr(lpad(to_hex(ms), 12, '0'), 9)
    || '-7' || substr(a, 1, 3) || '-8' || substr(a, 4, 3) || '-' || substr(b, 1, 12)`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("SET maintenance_work_mem = '1GB'")
  const { rows: indexes } = await client.query<{ name: string; sql: string }>(
    `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
     WHERE tablename IN ('maturity_quiz_leads', 'assessment_responses')
       AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  )
  const email = "'ada.' || substr(b, 13, 12) || '@larkfield.example'"
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  await client.query(
    `INSERT INTO maturity_quiz_leads
       (created_at, idempotency_key, body_hash, name, company, designation, email)
     SELECT to_timestamp(ms / 1000.0), ${uuid}, a || b, 'Ada Marsh ' || n, 'Larkfield Systems',
       'Head of Enablement', ${email} ${series}`,
  )
  await client.query(
    `INSERT INTO assessment_responses (created_at, session_id, body_hash, overall_score,
       maturity_stage, section_scores, responses, user_email)
     SELECT to_timestamp(ms / 1000.0), 'session_' || ms || '_' || a, a || b, 3, 'Evolving',
       '{"Strategic Alignment":3,"Content & Training Delivery":3,"Coaching & Reinforcement":3,"Measurement & Optimization":3}',
       '{"1":3,"2":3,"3":3,"4":3,"5":3,"6":3,"7":3,"8":3,"9":3,"10":3,"11":3,"12":3}',
       ${email} ${series}`,
  )
  for (const { sql } of indexes) await client.query(sql)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
}
