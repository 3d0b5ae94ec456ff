import type { FilterChoices, Numbers } from '../../contract/desk.ts'
import type { OwnerEngine } from '../owner/engine.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { sumOf } from './day-tallies.ts'
import type { DayTally } from './day-tallies.ts'
import { countDeliveryStates, readDeliveryPage } from './delivery-pages.ts'
import { columnOf, rowsOf } from '../sqlite/statements.ts'
import { createDeskCopy, rankOf } from './desk-copy.ts'
import type { DeskCopy } from './desk-copy.ts'
import type { DeskStore, Kept } from './desk-store.ts'
import { createFollow } from './follow.ts'
import { createFreshness } from './freshness.ts'
import { countLeadRows, findLeadPage, readLeadIds } from './lead-pages.ts'
import { findLeadsOf, readLeadRows } from './lead-rows.ts'
import { findResponsesOf, readPerson, withLeads } from './person.ts'
import { releaseLeads } from './release.ts'

const MOST_SOURCES = 100

export function createDeskStore(engine: OwnerEngine): DeskStore {
  const { sql } = engine
  const copy = createDeskCopy()
  const follow = createFollow(sql, copy)
  const freshness = createFreshness(sql, follow)
  const { db } = copy

  /** `work` on a copy that is like the database. */
  async function fresh<Value>(work: () => Value): Promise<Value> {
    await freshness.refresh()
    return work()
  }

  return {
    reading: () => follow.reading(),
    whenRead: () => freshness.whenRead(),
    async readLeads(query, after, limit) {
      const { ids, next } = await fresh(() => findLeadPage(db, query, after, limit))
      return { rows: await readLeadRows(sql, copy, ids), ...(next && { next }) }
    },
    countLeads: (query, isExact) => fresh(() => countLeadRows(db, query, isExact)),
    readFilterChoices: () => fresh(() => choicesOf(copy)),
    readPerson: async (id) => fresh(() => readPerson(sql, copy, id)),
    async settle(query, among) {
      await freshness.whenExact()
      const ids = readLeadIds(db, query)
      const wanted = among && new Set(among)
      return wanted ? ids.filter((id) => wanted.has(id)) : ids
    },
    readRows: (ids) => readLeadRows(sql, copy, ids),
    async release(ids, now, isTold) {
      const released = await engine.write((session) => releaseLeads(session, ids, now, isTold))
      for (const id of released) copy.setApart(id, null)
      return released.length
    },
    forget(email) {
      copy.removeLeads(findLeadsOf(copy, email))
      copy.removeResponses(findResponsesOf(copy, email))
    },
    async readNumbers(from, to) {
      const milestones = await readMilestones(sql, from, to)
      return fresh(() => {
        const { days } = copy.tallies
        const sum = sumOf(days, from, to)
        return { sum, days, milestones, sources: sourcesIn(sum.sources) }
      })
    },
    async readDeliveries(state, after, limit) {
      const { deliveries, next } = await readDeliveryPage(sql, state, after, limit)
      const rows = await fresh(() => withLeads(sql, copy, deliveries))
      return { rows, ...(next && { next }) }
    },
    countDeliveries: () => countDeliveryStates(sql),
    async describe() {
      const facts = await engine.describe()
      return fresh(() => ({ ...facts, kept: keptIn(copy) }))
    },
    async close() {
      follow.stop()
      await freshness.stop()
      copy.close()
    },
  }
}

function choicesOf({ db, tallies }: DeskCopy): FilterChoices {
  const { stages, sources } = sumOf(tallies.days, '', '9999')
  const [apart] = columnOf(db.prepare('SELECT count(*) FROM lead WHERE apart IS NOT NULL'))
  return {
    stages: [...stages]
      .filter(([, count]) => count > 0)
      .map(([stage]) => stage)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
    sources: sourcesIn(sources).flatMap(({ source }) => source ?? []),
    apart: Number(apart),
  }
}

/** Most leads first. */
function sourcesIn(sources: DayTally['sources']): Numbers['sources'] {
  return [...sources]
    .filter(([, { leads }]) => leads > 0)
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
    ...{ day: textOf(day), milestone: textOf(step), count: numberOf(count) },
  }))
}

/** Each by an index or by the order of the ids, for a look at every lead takes a while. */
function keptIn({ db }: DeskCopy): Kept {
  const [row] = rowsOf<Omit<Kept, 'oldest'> & { oldest: number | null }>(
    db.prepare(
      `SELECT (SELECT count(*) FROM lead) AS leads, (SELECT count(*) FROM response) AS responses,
         (SELECT count(*) FROM lead WHERE apart IS NOT NULL) AS apart,
         (SELECT at FROM lead ORDER BY place DESC LIMIT 1) AS oldest`,
    ),
  )
  if (!row) throw new Error('The copy gave no count')
  return { ...row, oldest: row.oldest === null ? null : new Date(row.oldest).toISOString() }
}
