import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { Period, StoredStats } from './owner-store.ts'
import { boundsOf } from './reads.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow } from '../sql/sql.ts'

/** The first ten characters of a time as text: its day, because the connection is set to UTC. */
const DAY = 'substr(CAST(created_at AS text), 1, 10)'
const IN_PERIOD = 'created_at >= $1 AND created_at < $2'
const IN_LIST = `${IN_PERIOD} AND quarantine IS NULL`
/** As sourceNameOf has it. */
const SOURCE_NAME = "coalesce(utm_source, referrer_host, '')"

export async function readStats(sql: Sql, period: Period): Promise<StoredStats> {
  const bounds = boundsOf(period)
  const lastMoment = new Date(period.until.getTime() - 1).toISOString()

  async function counts(key: string, from: string, where = IN_PERIOD) {
    const select = `SELECT ${key} AS key, count(*) AS count FROM ${from} WHERE ${where} GROUP BY 1`
    return mapOf(await sql.query(select, bounds))
  }

  const versions = await counts('CAST(model_version AS text)', 'assessment_responses')
  versions.delete(String(MODEL_VERSION))
  return {
    leadsByDay: await counts(DAY, 'maturity_quiz_leads', IN_LIST),
    responsesByDay: await counts(DAY, 'assessment_responses'),
    sources: await counts(SOURCE_NAME, 'maturity_quiz_leads', IN_LIST),
    stages: await counts('maturity_stage', 'assessment_responses'),
    options: await counts(
      "answer.key || ':' || CAST(answer.value AS text)",
      `assessment_responses, ${sql.dialect.eachAnswer} AS answer`,
      `${IN_PERIOD} AND model_version = ${MODEL_VERSION}`,
    ),
    ofOtherVersions: [...versions.values()].reduce((sum, count) => sum + count, 0),
    milestones: mapOf(
      await sql.query(
        `SELECT step AS key, sum(count) AS count FROM assessment_step_counts
         WHERE day >= $1 AND day <= $2 GROUP BY step`,
        [bounds[0].slice(0, 10), lastMoment.slice(0, 10)],
      ),
    ),
  }
}

function mapOf(rows: readonly SqlRow[]): Map<string, number> {
  return new Map(rows.map(({ key, count }) => [textOf(key), numberOf(count)]))
}
