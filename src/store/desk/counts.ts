import type { DeskCounts } from '../../contract/desk/api.ts'
import { numberOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { IS_FAILED } from './deliveries.ts'
import { countLeads } from './leads.ts'

/** Of each list, and of failed deliveries. `days`: those of runs of which something is due. */
export async function countLists(sql: Sql, days: readonly string[]): Promise<DeskCounts> {
  const [row] = await sql.query(
    `SELECT count(*) - count(quarantine) AS listed, count(quarantine) AS quarantined,
       count(CASE WHEN quarantine IS NULL AND state = 'new' THEN response_id END) AS to_call,
       (SELECT count(*) FROM assessment_deliveries WHERE ${IS_FAILED}) AS failed
     FROM assessment_desk_leads`,
  )
  return {
    all: numberOf(row?.['listed']),
    toCall: numberOf(row?.['to_call']),
    dueNow: await countLeads(sql, { days }),
    quarantined: numberOf(row?.['quarantined']),
    failed: numberOf(row?.['failed']),
  }
}
