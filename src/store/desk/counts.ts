import type { DeskCounts } from '../../contract/desk/api.ts'
import { numberOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { CAN_BE_SENT_AGAIN } from './deliveries.ts'
import { countLeads } from './leads.ts'
import type { DueSelection } from './leads.ts'

/** Of each list, and of failed deliveries. `since`: as in a query of leads. */
export async function countLists(sql: Sql, due: DueSelection, since?: string): Promise<DeskCounts> {
  const [row] = await sql.query(
    `SELECT count(*) - count(quarantine) AS listed, count(quarantine) AS quarantined,
       count(CASE WHEN quarantine IS NULL AND state = 'new' THEN response_id END) AS to_reach,
       (SELECT count(*) FROM assessment_deliveries WHERE ${CAN_BE_SENT_AGAIN}) AS failed
     FROM assessment_desk_leads`,
  )
  return {
    all: numberOf(row?.['listed']),
    toReach: numberOf(row?.['to_reach']),
    dueNow: await countLeads(sql, due),
    newSince: since === undefined ? 0 : await countLeads(sql, { since }),
    quarantined: numberOf(row?.['quarantined']),
    failed: numberOf(row?.['failed']),
  }
}
