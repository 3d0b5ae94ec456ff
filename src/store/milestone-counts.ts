import type { Session } from './sql/sql.ts'
import type { MilestoneCount } from './store.ts'

/**
 * Adds each count to that of its day and milestone, all or none. The table has an older name: renamed,
 * it would turn away the counts of a server that still runs the version before.
 */
export async function addMilestoneCounts(
  session: Session,
  counts: readonly MilestoneCount[],
): Promise<void> {
  // In a fixed order, so that two servers never wait for each other.
  const sorted = counts.toSorted(byDayAndMilestone)
  await session.transaction(async (sql) => {
    for (const { day, milestone, count } of sorted) {
      await sql.query(
        `INSERT INTO assessment_step_counts (day, step, count) VALUES ($1, $2, $3)
         ON CONFLICT (day, step)
         DO UPDATE SET count = assessment_step_counts.count + excluded.count`,
        [day, milestone, count],
      )
    }
  })
}

function byDayAndMilestone(a: MilestoneCount, b: MilestoneCount): number {
  return `${a.day} ${a.milestone}` < `${b.day} ${b.milestone}` ? -1 : 1
}
