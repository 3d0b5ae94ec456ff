import type { Sql } from './sql/sql.ts'

/** `day` in UTC, '2026-11-20'. */
export type MilestoneCount = { day: string; milestone: string; count: number }

/** Adds each count to that of its day and milestone, all or none. In a fixed order, so that two servers never wait for each other. */
export async function addMilestoneCounts(
  sql: Sql,
  counts: readonly MilestoneCount[],
): Promise<void> {
  await sql.query(
    `INSERT INTO assessment_milestone_counts (day, milestone, count)
     SELECT day, milestone, count FROM ${sql.dialect.inputRows(COLUMNS)} WHERE true ORDER BY day, milestone
     ON CONFLICT (day, milestone)
     DO UPDATE SET count = assessment_milestone_counts.count + excluded.count`,
    [JSON.stringify(counts)],
  )
}

const COLUMNS = { day: 'text', milestone: 'text', count: 'bigint' }
