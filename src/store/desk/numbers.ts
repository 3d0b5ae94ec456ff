import { gapOf } from '../../domain/assessment/stage-of.ts'
import type { CountWithBefore, Period, SourceCount, StoredNumbers } from '../owner-store.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { MODEL } from '../../generated/model.ts'

const MOST_SOURCES = 100
/** Before every row. */
const START_OF_TIME = '0001-01-01T00:00:00.000Z'

export async function readNumbers(sql: Sql, period: Period): Promise<StoredNumbers> {
  const bounds = boundsOf(period)
  return {
    ...(await readFigures(sql, period, bounds)),
    milestones: await readMilestones(sql, bounds),
    ...(await readStages(sql, bounds)),
    ...(await readSourceCounts(sql, bounds)),
    answers: await readAnswers(sql, bounds),
    ofOtherVersions: await countOtherVersions(sql, bounds),
  }
}

async function readFigures(sql: Sql, { since, until }: Period, bounds: Bounds) {
  const lengthMs = since ? until.getTime() - since.getTime() : 0
  const start = since ? new Date(since.getTime() - lengthMs).toISOString() : START_OF_TIME
  const counts = `count(CASE WHEN created_at >= $2 THEN 1 END) AS current,
    count(CASE WHEN created_at < $2 THEN 1 END) AS earlier`
  const rows = await sql.query(
    `SELECT 'leads' AS name, ${counts} FROM maturity_quiz_leads
     WHERE quarantine IS NULL AND created_at >= $1 AND created_at < $3
     UNION ALL
     SELECT 'responses', ${counts} FROM assessment_responses
     WHERE created_at >= $1 AND created_at < $3
     UNION ALL
     SELECT 'visits', coalesce(sum(CASE WHEN day >= $5 THEN count END), 0),
       coalesce(sum(CASE WHEN day < $5 THEN count END), 0)
     FROM assessment_milestone_counts WHERE milestone = 'home' AND day >= $4 AND day < $6`,
    [start, ...bounds, ...[start, ...bounds].map(dayOf)],
  )
  const figureOf = (name: string): CountWithBefore => {
    const row = rows.find((each) => each['name'] === name)
    return { count: numberOf(row?.['current']), before: numberOf(row?.['earlier']) }
  }
  return {
    visits: figureOf('visits'),
    leads: figureOf('leads'),
    responses: figureOf('responses'),
  }
}

type Bounds = [since: string, until: string]

/** The values for `created_at >= $1 AND created_at < $2`. */
export function boundsOf({ since, until }: Period): Bounds {
  return [since?.toISOString() ?? START_OF_TIME, until.toISOString()]
}

/** The hundred with the most leads, and the count of all others. */
async function readSourceCounts(sql: Sql, bounds: Bounds) {
  const rows = await sql.query(
    `SELECT CASE WHEN rank <= ${MOST_SOURCES} THEN source END AS source,
       sum(leads) AS leads, sum(finished) AS finished
     FROM (
       SELECT source, leads, finished, row_number() OVER (ORDER BY leads DESC, source) AS rank
       FROM (
         SELECT source, count(*) AS leads, count(response_id) AS finished
         FROM assessment_desk_leads
         WHERE quarantine IS NULL AND created_at >= $1 AND created_at < $2 GROUP BY source
       ) AS counted
     ) AS ranked
     GROUP BY 1 ORDER BY 2 DESC, 1`,
    bounds,
  )
  const counts = rows.map((row) => ({
    source: row['source'] === null ? undefined : textOf(row['source']),
    leads: numberOf(row['leads']),
    finished: numberOf(row['finished']),
  }))
  const none: SourceCount = { leads: 0, finished: 0 }
  const { leads, finished } = counts.find(({ source }) => source === undefined) ?? none
  return {
    sources: counts.flatMap(({ source, ...count }) =>
      source === undefined ? [] : [{ source, ...count }],
    ),
    otherSources: { leads, finished },
  }
}

/** There are few scores, so they are looked at here. */
async function readStages(sql: Sql, bounds: Bounds) {
  const rows = await sql.query(
    `SELECT maturity_stage AS stage, overall_score AS score, count(*) AS count
     FROM assessment_responses WHERE created_at >= $1 AND created_at < $2
     GROUP BY maturity_stage, overall_score`,
    bounds,
  )
  const stages = new Map<string, number>()
  let inGaps = 0
  for (const row of rows) {
    const [stage, count] = [textOf(row['stage']), numberOf(row['count'])]
    const gap = stage === MODEL.gapStage ? gapOf(MODEL, numberOf(row['score'])) : undefined
    stages.set(stage, (stages.get(stage) ?? 0) + count)
    if (gap && gap.below !== stage) inGaps += count
  }
  return { stages, inGaps }
}

/** Counts whole days, from the first to the last day of the period. */
async function readMilestones(sql: Sql, bounds: Bounds): Promise<Map<string, number>> {
  const rows = await sql.query(
    `SELECT milestone, sum(count) AS count FROM assessment_milestone_counts
     WHERE day >= $1 AND day < $2 GROUP BY milestone`,
    bounds.map(dayOf),
  )
  return new Map(rows.map((row) => [textOf(row['milestone']), numberOf(row['count'])]))
}

async function readAnswers(sql: Sql, bounds: Bounds): Promise<StoredNumbers['answers']> {
  const rows = await sql.query(
    `SELECT CAST(answer.key AS integer) AS question, CAST(answer.value AS integer) AS option,
       count(*) AS count
     FROM assessment_responses, ${sql.dialect.eachAnswer} AS answer
     WHERE created_at >= $1 AND created_at < $2 AND model_version = ${MODEL.version}
     GROUP BY 1, 2 ORDER BY 1, 2`,
    bounds,
  )
  return rows.map((row) => ({
    question: numberOf(row['question']),
    option: numberOf(row['option']),
    count: numberOf(row['count']),
  }))
}

async function countOtherVersions(sql: Sql, bounds: Bounds): Promise<number> {
  const [row] = await sql.query(
    `SELECT count(*) AS count FROM assessment_responses
     WHERE created_at >= $1 AND created_at < $2 AND model_version <> ${MODEL.version}`,
    bounds,
  )
  return numberOf(row?.['count'])
}

function dayOf(time: string): string {
  return time.slice(0, 10)
}
