import type { LeadRow } from '../../contract/desk.ts'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import { weakestOf } from '../../domain/report/weakest-area.ts'
import type { StoredResponse } from '../owner/owner-store.ts'
import { readResponsesWith } from '../owner/reads.ts'
import { leadOf, leadValuesOf, noteOf } from '../owner/rows.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow } from '../sql/sql.ts'
import { LEAD_ROW_COLUMNS } from '../stored-row.ts'

/** In the order of `ids`. Those that are gone are left out. */
export async function readLeadRows(sql: Sql, ids: readonly number[]): Promise<LeadRow[]> {
  if (ids.length === 0) return []
  const rows = await sql.query(
    `SELECT lead.id, CAST(lead.created_at AS text) AS created_at,
       ${LEAD_ROW_COLUMNS.map((column) => `lead.${column}`).join()},
       desk.runs, desk.stage, desk.score, note.state, note.note,
       (SELECT max(id) FROM assessment_desk_responses AS response
         WHERE response.email_by_domain = desk.email_by_domain) AS latest
     FROM maturity_quiz_leads AS lead JOIN assessment_desk_leads AS desk ON desk.id = lead.id
       LEFT JOIN assessment_lead_notes AS note ON note.lead_id = lead.id
     WHERE lead.id IN (${placesOf(ids)})`,
    ids,
  )
  // 0 where an email has none: no row has that id.
  const latest = new Set(rows.map((row) => numberOf(row['latest'])))
  const responses = await readResponsesWith(sql, [...latest])
  const byId = new Map(responses.map((response) => [response.id, response]))
  const found = new Map(
    rows.map((row) => [numberOf(row['id']), listRowOf(row, byId.get(numberOf(row['latest'])))]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

function listRowOf(row: SqlRow, latest: StoredResponse | undefined): LeadRow {
  const lead = leadOf(row)
  const runs = numberOf(row['runs'])
  return {
    id: lead.id,
    at: lead.createdAt.toISOString(),
    ...leadValuesOf(row),
    stage: runs > 0 ? textOf(row['stage']) : null,
    score: runs > 0 ? numberOf(row['score']) : null,
    weakest: latest ? weakestOf(latest) : null,
    source: sourceNameOf(lead) ?? null,
    runs,
    ...noteOf(row),
    quarantine: lead.quarantine ?? null,
  }
}
