import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { OwnerEngine } from '../owner/engine.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** Days that are counted in one short transaction. */
const PAGE = 5

/** What came in on one day, in UTC, or on several. Leads in quarantine do not count. */
export type DayTally = {
  leads: number
  responses: number
  ofOtherVersions: number
  /** Responses by stage. */
  stages: Map<string, number>
  /** By source; `finished`: leads whose email has a response. */
  sources: Map<string, { leads: number; finished: number }>
  /** Of question n and option m at (n - 1) * 5 + (m - 1). */
  options: number[]
}

/** By day, of those on which anything came in. A day is counted once, and again when its rows change. */
export async function readDays(
  engine: OwnerEngine,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, DayTally>> {
  const rows = await engine.sql.list(
    'SELECT day, numbers FROM assessment_desk_days WHERE day >= $1 AND day <= $2 ORDER BY day',
    [from, to],
  )
  const uncounted = rows.flatMap(([day, numbers]) => (numbers === null ? [textOf(day)] : []))
  const counted = await countDays(engine, uncounted)
  return new Map(
    rows.map(([day, numbers]) => {
      return [textOf(day), counted.get(textOf(day)) ?? parseNumbers(textOf(numbers))]
    }),
  )
}

export function sumOf(days: Iterable<DayTally>): DayTally {
  const sum = emptyNumbers()
  for (const { leads, responses, ofOtherVersions, stages, sources, options } of days) {
    sum.leads += leads
    sum.responses += responses
    sum.ofOtherVersions += ofOtherVersions
    for (const [stage, count] of stages) sum.stages.set(stage, (sum.stages.get(stage) ?? 0) + count)
    for (const [source, counts] of sources) {
      const before = sum.sources.get(source) ?? { leads: 0, finished: 0 }
      sum.sources.set(source, {
        leads: before.leads + counts.leads,
        finished: before.finished + counts.finished,
      })
    }
    options.forEach((count, place) => (sum.options[place] = (sum.options[place] ?? 0) + count))
  }
  return sum
}

async function countDays(
  engine: OwnerEngine,
  days: readonly string[],
): Promise<ReadonlyMap<string, DayTally>> {
  const counted = new Map<string, DayTally>()
  if (days.length === 0) return counted
  await engine.write(async (session) => {
    for (let start = 0; start < days.length; start += PAGE) {
      await session.transaction(async (sql) => {
        await sql.query(sql.dialect.lockDesk)
        for (const day of days.slice(start, start + PAGE)) {
          const numbers = await countDay(sql, day)
          await sql.query('UPDATE assessment_desk_days SET numbers = $2 WHERE day = $1', [
            day,
            textFrom(numbers),
          ])
          counted.set(day, numbers)
        }
      })
    }
  })
  return counted
}

async function countDay(sql: Sql, day: string): Promise<DayTally> {
  const numbers = emptyNumbers()
  // The sum keeps SQLite from an index in the order of the sources, which would lead to every lead.
  const sources = await sql.list(
    `SELECT source, count(*), count(CASE WHEN runs > 0 THEN 1 END) FROM assessment_desk_leads
     WHERE day = $1 AND quarantined + 0 = 0 GROUP BY source`,
    [day],
  )
  for (const [source, leads, finished] of sources) {
    numbers.leads += numberOf(leads)
    numbers.sources.set(textOf(source), { leads: numberOf(leads), finished: numberOf(finished) })
  }
  const responses = await sql.list(
    'SELECT stage, answers FROM assessment_desk_responses WHERE day = $1',
    [day],
  )
  numbers.responses = responses.length
  for (const [value, answers] of responses) {
    const stage = textOf(value)
    numbers.stages.set(stage, (numbers.stages.get(stage) ?? 0) + 1)
    if (answers === '') numbers.ofOtherVersions += 1
    addOptions(numbers.options, textOf(answers))
  }
  return numbers
}

function addOptions(options: number[], answers: string): void {
  for (const [question, option] of Array.from(answers).entries()) {
    const place = question * OPTION_NUMBERS.length + Number(option) - 1
    options[place] = (options[place] ?? 0) + 1
  }
}

function emptyNumbers(): DayTally {
  return {
    leads: 0,
    responses: 0,
    ofOtherVersions: 0,
    stages: new Map(),
    sources: new Map(),
    options: Array.from({ length: QUESTION_IDS.length * OPTION_NUMBERS.length }, () => 0),
  }
}

type Stored = Omit<DayTally, 'stages' | 'sources'> & {
  stages: [string, number][]
  sources: [string, { leads: number; finished: number }][]
}

function textFrom(numbers: DayTally): string {
  const stored: Stored = {
    ...numbers,
    stages: [...numbers.stages],
    sources: [...numbers.sources],
  }
  return JSON.stringify(stored)
}

/** As `textFrom` wrote it. */
function parseNumbers(text: string): DayTally {
  const stored: Stored = JSON.parse(text)
  return { ...stored, stages: new Map(stored.stages), sources: new Map(stored.sources) }
}
