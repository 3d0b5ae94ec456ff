import type { Sql } from './sql.ts'
import type { StepCount } from './store.ts'

/** Adds each count to that of its day and step. */
export async function addStepCounts(sql: Sql, counts: readonly StepCount[]): Promise<void> {
  for (const { day, step, count } of counts) {
    await sql.query(
      `INSERT INTO assessment_step_counts (day, step, count) VALUES ($1, $2, $3)
       ON CONFLICT (day, step)
       DO UPDATE SET count = assessment_step_counts.count + excluded.count`,
      [day, step, count],
    )
  }
}
