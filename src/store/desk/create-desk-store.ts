import { setTimeout as sleep } from 'node:timers/promises'

import type { FilterChoices, Numbers } from '../../contract/desk.ts'
import type { OwnerEngine } from '../owner/engine.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { readDays, sumOf } from './day-numbers.ts'
import type { DayTally } from './day-numbers.ts'
import { countFailed, readDeliveryPage, readDeliveryWith } from './delivery-pages.ts'
import { rankOf } from './desk-rows.ts'
import type { DeskStore, Kept } from './desk-store.ts'
import { readNote, saveNote } from './lead-notes.ts'
import { countLeadRows, findLeadPage, readLeadIds, readNewLeads } from './lead-pages.ts'
import { readLeadRows } from './lead-rows.ts'
import { readPerson, withLeads } from './person.ts'
import { releaseLeads } from './release.ts'
import { takeInAll, takeInNew } from './take-in.ts'

const MOST_SOURCES = 100
const [FIRST_DAY, LAST_DAY] = ['', '9999-12-31']
/** An answer waits no longer for rows to be taken in. */
const WAIT_MS = 300
/** The server has the database half of the time while the desk is prepared, and nine parts of ten later. */
const PREPARING = { pauseFactor: 1 }
const CATCHING_UP = { pauseFactor: 9 }

export function createDeskStore(engine: OwnerEngine): DeskStore {
  const { sql } = engine
  const stop = new AbortController()
  const { signal } = stop
  let underWay: Promise<void> | undefined

  /** Takes in what came in since. Where that is much, the answer comes first, and the rest is taken in beside it. */
  async function refresh(): Promise<void> {
    underWay ??= takeInNew(engine, { signal, ...CATCHING_UP }).finally(() => (underWay = undefined))
    const waiting = new AbortController()
    try {
      await Promise.race([underWay, sleep(WAIT_MS, undefined, { signal: waiting.signal })])
    } finally {
      waiting.abort()
    }
  }

  return {
    async prepare(onProgress = () => {}) {
      await takeInAll(engine, { signal, ...PREPARING, onProgress })
      await readDays(engine, FIRST_DAY, LAST_DAY)
    },
    async readLeads(query, after, limit) {
      await refresh()
      const { ids, next } = await findLeadPage(sql, query, after, limit)
      return { rows: await readLeadRows(sql, ids), ...(next && { next }) }
    },
    async countLeads(query) {
      await refresh()
      return countLeadRows(sql, query)
    },
    async readFilterChoices() {
      await refresh()
      const { stages, sources } = sumOf((await readDays(engine, FIRST_DAY, LAST_DAY)).values())
      return choicesOf(stages, sources, await countQuarantined(sql))
    },
    async readPerson(id) {
      await refresh()
      return readPerson(sql, id)
    },
    readNote: (leadId) => readNote(sql, leadId),
    saveNote: (change, by, now) => engine.write((session) => saveNote(session, change, by, now)),
    async settle(query, among) {
      await refresh()
      const ids = await readLeadIds(sql, query)
      const wanted = among && new Set(among)
      return wanted ? ids.filter((id) => wanted.has(id)) : ids
    },
    readRows: (ids) => readLeadRows(sql, ids),
    async release(ids, now, channels) {
      const released = await engine.write((session) => releaseLeads(session, ids, now, channels))
      return released.length
    },
    async readNumbers(from, to) {
      await refresh()
      const days = await readDays(engine, from, to)
      const sum = sumOf(days.values())
      const milestones = await readMilestones(sql, from, to)
      return { sum, days, milestones, sources: sourcesIn(sum.sources) }
    },
    async readDeliveries(state, after, limit) {
      await refresh()
      const { deliveries, next } = await readDeliveryPage(sql, state, after, limit)
      return { rows: await withLeads(sql, deliveries), ...(next && { next }) }
    },
    async findLeadOf(deliveryId) {
      await refresh()
      const [row] = await withLeads(sql, await readDeliveryWith(sql, deliveryId))
      return row?.lead?.id
    },
    async readNews(after) {
      await refresh()
      const news = await readNewLeads(sql, after)
      return { ...news, failed: await countFailed(sql), facts: await engine.describe() }
    },
    async describe() {
      await refresh()
      return { ...(await engine.describe()), kept: await readKept(engine) }
    },
    async close() {
      stop.abort()
      await Promise.allSettled([underWay])
    },
  }
}

function choicesOf(
  stages: DayTally['stages'],
  sources: DayTally['sources'],
  quarantined: number,
): FilterChoices {
  return {
    stages: [...stages.keys()].toSorted((one, other) => rankOf(one) - rankOf(other)),
    sources: sourcesIn(sources).flatMap(({ source }) => source ?? []),
    quarantined,
  }
}

/** Most leads first. */
function sourcesIn(sources: DayTally['sources']): Numbers['sources'] {
  return [...sources]
    .toSorted(([one, a], [other, b]) => b.leads - a.leads || (one < other ? -1 : 1))
    .slice(0, MOST_SOURCES)
    .map(([source, counts]) => ({ source: source || null, ...counts }))
}

async function readMilestones(sql: Sql, from: string, to: string) {
  const rows = await sql.query(
    'SELECT day, step, count FROM assessment_step_counts WHERE day >= $1 AND day <= $2',
    [from, to],
  )
  return rows.map(({ day, step, count }) => ({
    day: textOf(day),
    milestone: textOf(step),
    count: numberOf(count),
  }))
}

async function countQuarantined(sql: Sql): Promise<number> {
  const [row] = await sql.list('SELECT count(*) FROM assessment_desk_leads WHERE quarantined = 1')
  return numberOf(row?.[0])
}

async function readKept(engine: OwnerEngine): Promise<Kept> {
  const { sql } = engine
  const { leads, responses } = sumOf((await readDays(engine, FIRST_DAY, LAST_DAY)).values())
  const quarantined = await countQuarantined(sql)
  const [first] = await sql.list(
    'SELECT CAST(created_at AS text) FROM maturity_quiz_leads ORDER BY id LIMIT 1',
  )
  const oldest = first ? dateOf(first[0]).toISOString() : null
  return { leads: leads + quarantined, responses, quarantined, oldest }
}
