import type { Statement, Write } from './sql/sql.ts'
import type { MilestoneCount } from './store.ts'

/** Adds each count to that of its day and milestone, all or none. */
export async function addMilestoneCounts(
  write: Write,
  counts: readonly MilestoneCount[],
): Promise<void> {
  // In a fixed order, so that two servers never wait for each other.
  await write(counts.toSorted(byDayAndMilestone).map(additionOf))
}

/**
 * The table has an older name: renamed, it would turn away the counts of a server that still runs the
 * version before.
 */
function additionOf({ day, milestone, count }: MilestoneCount): Statement {
  return [
    `INSERT INTO assessment_step_counts (day, step, count) VALUES ($1, $2, $3)
     ON CONFLICT (day, step)
     DO UPDATE SET count = assessment_step_counts.count + excluded.count`,
    [day, milestone, count],
  ]
}

function byDayAndMilestone(a: MilestoneCount, b: MilestoneCount): number {
  return `${a.day} ${a.milestone}` < `${b.day} ${b.milestone}` ? -1 : 1
}
