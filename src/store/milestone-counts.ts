import type { Session } from './sql/sql.ts'

/** `day` in UTC, '2026-11-20'. */
export type MilestoneCount = { day: string; milestone: string; count: number }

/** Adds each count to that of its day and milestone, all or none. */
export async function addMilestoneCounts(
  session: Session,
  counts: readonly MilestoneCount[],
): Promise<void> {
  // In a fixed order, so that two servers never wait for each other.
  const sorted = counts.toSorted(byDayAndMilestone)
  await session.transaction(async (sql) => {
    for (const { day, milestone, count } of sorted) {
      await sql.query(
        `INSERT INTO assessment_milestone_counts (day, milestone, count) VALUES ($1, $2, $3)
         ON CONFLICT (day, milestone)
         DO UPDATE SET count = assessment_milestone_counts.count + excluded.count`,
        [day, milestone, count],
      )
    }
  })
}

function byDayAndMilestone(a: MilestoneCount, b: MilestoneCount): number {
  return `${a.day} ${a.milestone}` < `${b.day} ${b.milestone}` ? -1 : 1
}
