import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { MODEL_VERSION } from '../../src/domain/assessment/model.ts'
import type { Engine } from '../rows/databases.ts'

const SECTIONS =
  '{"Strategic Alignment":3,"Content & Training Delivery":3,"Coaching & Reinforcement":2,"Measurement & Optimization":3}'

/**
 * Leads, responses of three in five, an event of each, of which one in a hundred failed, and a note on one
 * lead in five hundred.
 */
export async function fillForDesk(engine: Engine, url: string, leads: number): Promise<void> {
  const statements = engine.name === 'SQLite' ? sqliteRows(leads) : postgresRows(leads)
  if (engine.name === 'SQLite') {
    const db = new DatabaseSync(url.slice('file:'.length), { timeout: 5000 })
    // Only so does it leave the write-ahead log, which would hold every row a second time.
    db.exec('PRAGMA journal_mode = DELETE')
    db.exec('PRAGMA synchronous = OFF')
    db.exec('PRAGMA cache_size = -500000')
    for (const statement of statements) db.exec(statement)
    db.exec('PRAGMA journal_mode = WAL')
    db.close()
    return
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
}

/** One lead a minute, the last one now. `time`: of the minutes before now. */
type Spelling = { numbers: (count: number) => string; time: (minutes: string) => string }

function sqliteRows(leads: number): string[] {
  return rows(leads, {
    numbers: (count) =>
      `(WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
        SELECT n FROM number) AS number`,
    time: (minutes) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - 60 * (${minutes}), 'unixepoch')`,
  })
}

function postgresRows(leads: number): string[] {
  return rows(leads, {
    numbers: (count) => `generate_series(1, ${count}) AS n`,
    time: (minutes) => `now() - (${minutes}) * interval '1 minute'`,
  })
}

function rows(leads: number, { numbers, time }: Spelling): string[] {
  const companies = Math.max(1, Math.round(leads / 20))
  const email = (n: string) =>
    `'person-' || ${n} || '@company-' || (${n} % ${companies}) || '.example'`
  const pick = (n: string, texts: readonly string[]) =>
    `CASE ${n} % ${texts.length} ${texts.map((text, at) => `WHEN ${at} THEN ${text}`).join(' ')} END`
  const stages = ['Ad Hoc', 'Foundational', 'Evolving', 'Strategic', 'Optimized']
  const hash = `'${'0'.repeat(64)}'`
  const answers = [1, 2, 3, 4, 5].map((option) => {
    const all = Array.from({ length: 12 }, (_, place) => [place + 1, option] as const)
    return `'${JSON.stringify(Object.fromEntries(all))}'`
  })
  const responses = Math.round(leads * 0.6)
  const isPostgres = numbers(1).startsWith('generate')
  const json = (text: string) => (isPostgres ? `(${text})::jsonb` : text)
  return [
    `INSERT INTO maturity_quiz_leads (created_at, idempotency_key, body_hash, name, company,
       designation, email, quarantine, utm_source)
     SELECT ${time(`${leads} - n`)}, 'lead-' || n, ${hash}, 'Person ' || (n % 7919) || ' Marsh',
       'Company ' || (n % ${companies}) || ' Ltd',
       ${pick('n', ["'Head of Enablement'", "'VP Sales'", "'Sales Manager'", "'Director'"])},
       ${email('n')}, CASE WHEN n % 100 = 0 THEN 'burst' END,
       ${pick('n', ["'google'", "'linkedin'", "'newsletter'", 'NULL'])}
     FROM ${numbers(leads)}`,
    `INSERT INTO assessment_responses (created_at, session_id, body_hash, model_version,
       overall_score, maturity_stage, section_scores, responses, user_email)
     SELECT ${time(`${leads} - n * 5 / 3`)}, 'session_' || n, ${hash}, ${MODEL_VERSION},
       1 + n % 5,
       ${pick(
         'n',
         stages.map((name) => `'${name}'`),
       )}, ${json(`'${SECTIONS}'`)},
       ${json(pick('n', answers))}, ${email('(n * 5 / 3)')}
     FROM ${numbers(responses)}`,
    ...(['maturity_quiz_leads', 'assessment_responses'] as const).map((table) => {
      const isLead = table === 'maturity_quiz_leads'
      const key = isLead ? 'idempotency_key' : 'session_id'
      return `INSERT INTO assessment_deliveries (id, event, row_key, created_at, attempts,
          delivered_at, last_problem)
        SELECT 'msg_' || ${key}, '${isLead ? 'lead.created' : 'response.completed'}', ${key},
          created_at, 1, CASE WHEN id % 100 > 0 THEN created_at END,
          CASE WHEN id % 100 = 0 THEN 'The receiver answered 500' END
        FROM ${table}`
    }),
    `INSERT INTO assessment_step_counts (day, step, count)
     SELECT substr(CAST(created_at AS text), 1, 10), 'home', count(*) * 3
     FROM maturity_quiz_leads GROUP BY 1`,
    `INSERT INTO assessment_lead_notes (lead_id, body_hash, state, note, version, changed_at)
     SELECT id, body_hash, ${pick('id', ["'spoken'", "'closed'"])}, 'Calls back on Monday', 1, created_at
     FROM maturity_quiz_leads WHERE id % 499 = 0`,
  ]
}
