import { LEAD_STATES } from '../contract/desk/api.ts'
import type { LeadNote, StoredLead, StoredResponse } from '../contract/desk/api.ts'
import { boundsOf } from './desk/numbers.ts'
import type { Period } from './desk/numbers.ts'
import { dateOf, numberOf, textOf, textOrNullOf } from './sql/sql.ts'
import type { RowTable, Sql, SqlRow } from './sql/sql.ts'
import { LEAD_TABLE, RESPONSE_TABLE } from './stored-row.ts'

const PAGE = 500

/** Of `assessment_responses AS response`. */
const RESPONSE_COLUMNS = `
  response.id AS response_id, CAST(response.created_at AS text) AS response_created_at,
  ${selectOf('response', RESPONSE_TABLE, 'response_')}`

function responseOf(row: SqlRow): StoredResponse {
  return {
    id: numberOf(row['response_id']),
    at: dateOf(row['response_created_at']).toISOString(),
    ...fieldsOf(RESPONSE_TABLE, row, 'response_'),
  }
}

/** Of an email, the latest first. */
export async function readResponsesOf(
  sql: Sql,
  email: string,
  most = Number.MAX_SAFE_INTEGER,
): Promise<StoredResponse[]> {
  const rows = await sql.query(
    `SELECT ${RESPONSE_COLUMNS} FROM assessment_responses AS response
     WHERE response.user_email = $1 ORDER BY response.id DESC LIMIT ${most}`,
    [email],
  )
  return rows.map(responseOf)
}

/** Oldest first. */
export async function* readResponses(
  sql: Sql,
  period: Period,
): AsyncGenerator<readonly StoredResponse[]> {
  let last = 0
  while (true) {
    const rows = await sql.query(
      `SELECT ${RESPONSE_COLUMNS} FROM assessment_responses AS response
       WHERE response.created_at >= $1 AND response.created_at < $2 AND response.id > $3
       ORDER BY response.id LIMIT ${PAGE}`,
      [...boundsOf(period), last],
    )
    const responses = rows.map(responseOf)
    if (responses.length > 0) yield responses
    if (responses.length < PAGE) return
    last = responses.at(-1)?.id ?? last
  }
}

/** Of `assessment_lead_notes AS note`. */
export const NOTE_COLUMNS = `
  note.state, note.state_by, note.note, note.remind_on, note.version, CAST(note.changed_at AS text) AS changed_at, note.changed_by`

export function noteOf(row: SqlRow | undefined): LeadNote {
  if (!row || row['state'] === null) {
    return { state: 'new', stateBy: null, text: '', remindOn: null, version: 0, changed: null }
  }
  const state = LEAD_STATES.find((each) => each === row['state'])
  if (!state) throw new Error('The database has an unknown state of a lead')
  return {
    state,
    stateBy: textOrNullOf(row['state_by']),
    text: textOf(row['note']),
    remindOn: textOrNullOf(row['remind_on']),
    version: numberOf(row['version']),
    changed: { at: dateOf(row['changed_at']).toISOString(), by: textOf(row['changed_by']) },
  }
}

/** A lead with the latest response of its email and its note; a condition on `lead` follows. */
export const SELECT_LEADS = `
  SELECT lead.id, CAST(lead.created_at AS text) AS created_at, ${selectOf('lead', LEAD_TABLE)},
    ${NOTE_COLUMNS}, ${RESPONSE_COLUMNS}
  FROM maturity_quiz_leads AS lead
    LEFT JOIN assessment_responses AS response ON response.id = (
      SELECT id FROM assessment_responses WHERE user_email = lead.email ORDER BY id DESC LIMIT 1)
    LEFT JOIN assessment_lead_notes AS note ON note.lead_id = lead.id`

export function leadOf(row: SqlRow): StoredLead {
  const { consent, idempotency_key: _, ...lead } = fieldsOf(LEAD_TABLE, row)
  return {
    id: numberOf(row['id']),
    at: dateOf(row['created_at']).toISOString(),
    ...lead,
    ...(consent !== null && { consent }),
    latestResponse: row['response_id'] === null ? null : responseOf(row),
    note: noteOf(row),
  }
}

/** JSON as text, which both databases give. `prefix`: of the names in the result, where those of two tables are equal. */
function selectOf(alias: string, { columns }: RowTable, prefix = ''): string {
  return Object.entries(columns)
    .map(
      ([name, { type }]) =>
        `${type === 'jsonb' ? `CAST(${alias}.${name} AS text)` : `${alias}.${name}`} AS ${prefix}${name}`,
    )
    .join()
}

function fieldsOf<Row>({ columns }: RowTable<Row>, row: SqlRow, prefix = ''): Row {
  const read = Object.entries(columns).map(([name, column]) => [
    name,
    column.read(row[prefix + name]),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a column for each field, by the type of the table
  return Object.fromEntries(read) as Row
}
