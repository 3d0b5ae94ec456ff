import type { ClientBase } from 'pg'

import { StoreUnavailableError } from '../store.ts'
import type { SaveOutcome } from '../store.ts'
import { LEAD_COLUMNS } from '../stored-row.ts'
import type { LeadRow, ResponseRow } from '../stored-row.ts'
import type { EventName } from '../../contract/webhook-event.ts'

type Keyed = { key: string; bodyHash: string }

type Table<Row> = {
  /** One parameter, an array, for each of `columns`; returns the keys of the new rows. */
  insert: string
  columns: readonly (keyof Row)[]
  /** The hashes of the keys in $1. */
  select: string
}

/** For every table: the event goes into the outbox if the row is new and has one. */
const EVENT_TYPES = '$1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[]'
const EVENT_NAMES = 'event_id, event_at, payload, key, body_hash'
const EVENT_COLUMNS = ['eventId', 'eventAt', 'payload', 'key', 'bodyHash'] as const

const LEAD_TYPES = LEAD_COLUMNS.map((_, place) => `$${EVENT_COLUMNS.length + place + 1}::text[]`)

export const LEADS: Table<LeadRow> = {
  insert: `
    WITH given AS (
      SELECT * FROM unnest(${EVENT_TYPES}, ${LEAD_TYPES.join()})
        AS given (${EVENT_NAMES}, ${LEAD_COLUMNS.join()})
    ), saved AS (
      INSERT INTO maturity_quiz_leads
        (idempotency_key, body_hash, ${LEAD_COLUMNS.join()})
      SELECT key, body_hash, ${LEAD_COLUMNS.join()} FROM given
      ON CONFLICT (idempotency_key) DO NOTHING
      RETURNING idempotency_key AS key
    ), ${told('lead.created')}
    SELECT key FROM saved`,
  columns: [...EVENT_COLUMNS, ...LEAD_COLUMNS],
  select: `
    SELECT idempotency_key AS key, body_hash AS "bodyHash"
    FROM maturity_quiz_leads WHERE idempotency_key = ANY ($1)`,
}

export const RESPONSES: Table<ResponseRow> = {
  insert: `
    WITH given AS (
      SELECT * FROM unnest(${EVENT_TYPES}, $6::integer[], $7::double precision[], $8::text[],
        $9::jsonb[], $10::jsonb[], $11::text[]) AS given (${EVENT_NAMES}, model_version,
        overall_score, maturity_stage, section_scores, responses, user_email)
    ), saved AS (
      INSERT INTO assessment_responses
        (session_id, body_hash, model_version, overall_score, maturity_stage, section_scores,
         responses, user_email)
      SELECT key, body_hash, model_version, overall_score, maturity_stage, section_scores,
        responses, user_email
      FROM given
      ON CONFLICT (session_id) DO NOTHING
      RETURNING session_id AS key
    ), ${told('response.completed')}
    SELECT key FROM saved`,
  columns: [
    ...EVENT_COLUMNS,
    'modelVersion',
    'overallScore',
    'maturityStage',
    'sectionScores',
    'responses',
    'userEmail',
  ],
  select: `
    SELECT session_id AS key, body_hash AS "bodyHash"
    FROM assessment_responses WHERE session_id = ANY ($1)`,
}

function told(event: EventName): string {
  return `told AS (
      INSERT INTO assessment_deliveries (id, event, row_key, created_at, payload, next_attempt_at)
      SELECT event_id, '${event}', key, event_at, payload, event_at
      FROM given JOIN saved USING (key) WHERE event_id IS NOT NULL
      ON CONFLICT (id) DO NOTHING
    )`
}

const NO_HASHES: ReadonlyMap<string, string> = new Map()

/** To be called within a transaction. Of several rows with one key the first is kept. */
export async function keepRows<Row extends Keyed>(
  client: ClientBase,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<SaveOutcome[]> {
  const firsts = new Map<string, Row>()
  for (const row of rows) if (!firsts.has(row.key)) firsts.set(row.key, row)

  const saved = await insertRows(client, table, [...firsts.values()])
  const taken = [...firsts.keys()].filter((key) => !saved.has(key))
  const hashes = taken.length > 0 ? await readHashes(client, table, taken) : NO_HASHES

  return rows.map((row) => {
    const first = firsts.get(row.key)
    if (row === first && saved.has(row.key)) return 'saved'
    const hash = saved.has(row.key) ? first?.bodyHash : hashes.get(row.key)
    if (hash === undefined) throw new StoreUnavailableError('A row was erased meanwhile')
    return hash === row.bodyHash ? 'repeated' : 'conflict'
  })
}

/** Runs both statements without a row: rejects when the role may not do what the server needs. */
export async function checkTable<Row extends Keyed>(
  client: ClientBase,
  table: Table<Row>,
): Promise<void> {
  await insertRows(client, table, [])
  await readHashes(client, table, [])
}

/** Sent in the order of the keys, so that two servers never wait for each other. */
async function insertRows<Row extends Keyed>(
  client: ClientBase,
  { insert, columns }: Table<Row>,
  rows: readonly Row[],
): Promise<Set<string>> {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const values = columns.map((column) => sorted.map((row) => row[column]))
  const result = await client.query<{ key: string }>(insert, values)
  return new Set(result.rows.map(({ key }) => key))
}

async function readHashes<Row extends Keyed>(
  client: ClientBase,
  { select }: Table<Row>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const result = await client.query<Keyed>(select, [keys])
  return new Map(result.rows.map(({ key, bodyHash }) => [key, bodyHash]))
}
