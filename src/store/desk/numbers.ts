import { gapOf } from '../../domain/assessment/stage-of.ts'
import type { Numbers } from '../../contract/desk/api.ts'
import { milestonesOf, TEAM_MILESTONES } from '../../domain/assessment/milestone.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow } from '../sql/sql.ts'
import { MODEL } from '../../generated/model.ts'

const MAX_SOURCES = 100
/** Before every row. */
const START_OF_TIME = '0001-01-01T00:00:00.000Z'

/** From `since` if set, to just before `until`. */
export type Period = { since: Date | undefined; until: Date }

/** Of leads that are not in quarantine, and of all responses; zero counts included. */
export async function readNumbers(sql: Sql, period: Period): Promise<Omit<Numbers, 'edition'>> {
  const { since, until } = period
  const bounds = boundsOf(period)
  return {
    from: since ? dayOf(since.toISOString()) : null,
    to: dayOf(new Date(until.getTime() - 1).toISOString()),
    ...(await readFigures(sql, period, bounds)),
    ...(await readVisits(sql, bounds)),
    ...(await readStages(sql, bounds)),
    ...(await readSourceCounts(sql, bounds)),
    answers: await readAnswers(sql, bounds),
    ofOtherVersions: await countOtherVersions(sql, bounds),
  }
}

/** Each beside that of the period before, which is as long. */
async function readFigures(sql: Sql, { since, until }: Period, bounds: Bounds) {
  const start = since && new Date(2 * since.getTime() - until.getTime()).toISOString()
  const current = await countRows(sql, bounds)
  const earlier = start && (await countRows(sql, [start, bounds[0]]))
  const figureOf = (name: string) => ({
    count: numberOf(current?.[name]),
    before: earlier ? numberOf(earlier[name]) : null,
  })
  return {
    visits: figureOf('visits'),
    leads: figureOf('leads'),
    finished: figureOf('finished'),
  }
}

async function countRows(sql: Sql, bounds: Bounds): Promise<SqlRow | undefined> {
  const [row] = await sql.query(
    `SELECT
       (SELECT count(*) FROM maturity_quiz_leads
        WHERE quarantine IS NULL AND created_at >= $1 AND created_at < $2) AS leads,
       (SELECT count(*) FROM assessment_responses
        WHERE created_at >= $1 AND created_at < $2) AS finished,
       (SELECT coalesce(sum(count), 0) FROM assessment_milestone_counts
        WHERE milestone = 'home' AND day >= $3 AND day < $4) AS visits`,
    [...bounds, ...bounds.map(dayOf)],
  )
  return row
}

type Bounds = [since: string, until: string]

/** The values for `created_at >= $1 AND created_at < $2`. */
export function boundsOf({ since, until }: Period): Bounds {
  return [since?.toISOString() ?? START_OF_TIME, until.toISOString()]
}

/**
 * The hundred with the most leads, and the count of all others. Each lead looks for its response by itself: a join
 * never ended on PostgreSQL before it had counted the rows of the tables.
 */
async function readSourceCounts(sql: Sql, bounds: Bounds) {
  const rows = await sql.query(
    `SELECT coalesce(utm_source, referrer_host, '') AS source, count(*) AS leads,
       count((SELECT max(id) FROM assessment_responses WHERE user_email = lead.email)) AS finished
     FROM maturity_quiz_leads AS lead
     WHERE quarantine IS NULL AND created_at >= $1 AND created_at < $2
     GROUP BY 1 ORDER BY leads DESC, source`,
    bounds,
  )
  const sumOf = (name: string) =>
    rows.slice(MAX_SOURCES).reduce((sum, row) => sum + numberOf(row[name]), 0)
  return {
    sources: rows.slice(0, MAX_SOURCES).map((row) => ({
      source: textOf(row['source']) || null,
      leads: numberOf(row['leads']),
      finished: numberOf(row['finished']),
    })),
    rest: { leads: sumOf('leads'), finished: sumOf('finished') },
  }
}

/** There are few scores, so they are looked at here. */
async function readStages(sql: Sql, bounds: Bounds) {
  const rows = await sql.query(
    `SELECT maturity_stage AS stage, overall_score AS score, count(*) AS count
     FROM assessment_responses WHERE created_at >= $1 AND created_at < $2
     GROUP BY maturity_stage, overall_score ORDER BY maturity_stage`,
    bounds,
  )
  const counts = new Map(MODEL.stages.map(({ name }) => [name, 0]))
  let inGaps = 0
  for (const row of rows) {
    const [stage, count] = [textOf(row['stage']), numberOf(row['count'])]
    const gap = stage === MODEL.gapStage ? gapOf(MODEL, numberOf(row['score'])) : undefined
    counts.set(stage, (counts.get(stage) ?? 0) + count)
    if (gap && gap.below !== stage) inGaps += count
  }
  return { stages: Array.from(counts, ([stage, count]) => ({ stage, count })), inGaps }
}

/** Counts whole days, from the first to the last day of the period; first and last step also by day. */
async function readVisits(sql: Sql, bounds: Bounds): Promise<Pick<Numbers, 'funnel' | 'days'>> {
  const rows = await sql.query(
    `SELECT milestone, CASE WHEN milestone IN ('home', 'results') THEN day ELSE '' END AS day,
       sum(count) AS count
     FROM assessment_milestone_counts WHERE day >= $1 AND day < $2 GROUP BY 1, 2 ORDER BY 2 DESC`,
    bounds.map(dayOf),
  )
  const totals = new Map<string, number>()
  const days = new Map<string, { visits: number; reports: number }>()
  for (const row of rows) {
    const [milestone, day] = [textOf(row['milestone']), textOf(row['day'])]
    const count = numberOf(row['count'])
    totals.set(milestone, (totals.get(milestone) ?? 0) + count)
    if (day === '') continue
    const others = days.get(day) ?? { visits: 0, reports: 0 }
    days.set(day, { ...others, [milestone === 'home' ? 'visits' : 'reports']: count })
  }
  const milestones = [...milestonesOf(MODEL), ...TEAM_MILESTONES]
  return {
    funnel: milestones.map((milestone) => ({ milestone, count: totals.get(milestone) ?? 0 })),
    days: Array.from(days, ([day, counts]) => ({ day, ...counts })),
  }
}

async function readAnswers(sql: Sql, bounds: Bounds): Promise<Numbers['answers']> {
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
