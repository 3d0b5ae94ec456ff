import type { Sql } from './sql.ts'
import type { MilestoneCount } from './store.ts'

/**
 * Adds each count to that of its day and milestone. The table has an older name: renamed, it would
 * turn away the counts of a server that still runs the version before.
 */
export async function addMilestoneCounts(
  sql: Sql,
  counts: readonly MilestoneCount[],
): Promise<void> {
  for (const { day, milestone, count } of counts) {
    await sql.query(
      `INSERT INTO assessment_step_counts (day, step, count) VALUES ($1, $2, $3)
       ON CONFLICT (day, step)
       DO UPDATE SET count = assessment_step_counts.count + excluded.count`,
      [day, milestone, count],
    )
  }
}
