import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import { isLeadOrder, LEAD_COLUMNS } from '../../contract/desk.ts'
import type { LeadQuery } from '../../contract/desk.ts'
import type { Sql, SqlValue } from '../sql/sql.ts'
import { migrateSqlite } from '../sqlite/migrate.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { countLeadRows, findLeadPage, readLeadIds, readNewLeads } from './lead-pages.ts'

const ORDERS = LEAD_COLUMNS.filter(isLeadOrder).flatMap((by) => [
  { by, direction: 'ascending' } as const,
  { by, direction: 'descending' } as const,
])
const ALONG_INDEX = /SEARCH assessment_desk_leads USING COVERING INDEX/
const FULL_SCAN = /SCAN assessment_desk_leads(?! USING)/

/** Leads of which each tenth is spoken with, and how the questions that were asked find theirs. */
function openLeads(count: number) {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrateSqlite(db)
  db.exec(`
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
    INSERT INTO assessment_desk_leads (id, day, quarantined, name, company, designation,
      email_by_domain, source, runs, stage, stage_rank, score)
    SELECT n, '2026-01-01', 0, 'a b c d e f g h ' || n, 'company ' || n, 'vp', 'a.example p' || n, '',
      1, 'Evolving', 3, 3 FROM number WHERE n <= ${count};
    INSERT INTO assessment_lead_notes (lead_id, body_hash, state, note, version, changed_at)
    SELECT id, '', 'spoken', '', 1, '' FROM assessment_desk_leads WHERE id % 10 = 0`)
  const session = sqliteSession(db, (work) => work())
  const plans: string[] = []
  const sql: Sql = {
    ...session,
    list(text, values: readonly SqlValue[] = []) {
      const steps = db.prepare(`EXPLAIN QUERY PLAN ${text.replaceAll(/\$(?=\d)/g, '?')}`)
      plans.push(
        steps
          .all(...values)
          .map(({ detail }) => String(detail))
          .join('\n'),
      )
      return session.list(text, values)
    },
  }
  return { db, sql, plans }
}

const readPage = (sql: Sql, query: LeadQuery) => findLeadPage(sql, query, undefined, 2)

it.each(ORDERS)('reads a page by $by, $direction, along an index', async (query) => {
  const { sql, plans } = openLeads(6)
  const first = await findLeadPage(sql, query, undefined, 3)
  const second = await findLeadPage(sql, query, first.next, 3)

  expect(first.ids).toHaveLength(3)
  expect(second.ids).toHaveLength(3)
  expect(new Set([...first.ids, ...second.ids]).size).toBe(6)
  expect(first.next?.[1]).toBe(first.ids[2])
  expect(second.next).toBeUndefined()
  const isNumber = ['when', 'stage', 'score', 'runs'].includes(query.by)
  expect(typeof first.next?.[0]).toBe(isNumber ? 'number' : 'string')
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toMatch(/^SEARCH assessment_desk_leads USING (?:COVERING )?INDEX /)
    expect(plan).not.toContain('TEMP B-TREE')
  }
})

it('looks for many matches along the order alone', async () => {
  const { sql, plans } = openLeads(20)

  expect((await readPage(sql, { stage: 'Evolving', by: 'name' })).ids).toHaveLength(2)
  expect((await readPage(sql, { state: 'new', by: 'name' })).ids).toHaveLength(2)
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toContain('INDEX assessment_desk_leads_name')
})

it('looks through all leads once where few match', async () => {
  const { sql, plans } = openLeads(20)

  expect((await readPage(sql, { search: 'company 7', by: 'name' })).ids).toEqual([17, 7])
  expect(plans).toHaveLength(2)
  expect(plans[0]).toContain('INDEX assessment_desk_leads_name')
  expect(plans[1]).toMatch(FULL_SCAN)
})

it.each<[LeadQuery, number[], string]>([
  [{ state: 'spoken' }, [10, 20], 'INDEX assessment_lead_notes_state'],
  [{ state: 'closed' }, [], 'INDEX assessment_lead_notes_state'],
  [{ company: 'Company 7' }, [7], 'INDEX assessment_desk_leads_company'],
])('finds the few of %j first, and then their order', async (query, ids, index) => {
  const { sql, plans } = openLeads(20)

  expect((await readPage(sql, { ...query, by: 'score', direction: 'ascending' })).ids).toEqual(ids)
  expect(await readLeadIds(sql, { ...query, direction: 'ascending' })).toEqual(ids)
  expect(await countLeadRows(sql, query)).toBe(ids.length)
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    expect(plan).toContain(index)
    expect(plan).not.toMatch(FULL_SCAN)
    expect(plan).not.toContain('assessment_desk_leads_score')
  }
})

it('counts all leads, by an index where one has what is asked for', async () => {
  const { sql, plans } = openLeads(1001)

  expect(await countLeadRows(sql, {})).toBe(1001)
  expect(await countLeadRows(sql, { stage: 'Evolving' })).toBe(1001)
  expect(await readNewLeads(sql, 0)).toEqual({ newest: 1001, leads: 1001 })
  expect(plans[0]).toMatch(ALONG_INDEX)
  expect(plans[1]).toMatch(FULL_SCAN)
  expect(plans[2]).not.toMatch(FULL_SCAN)
})

it('tells what is new among the leads of the list', async () => {
  const { sql } = openLeads(3)

  expect(await readNewLeads(sql, 1)).toEqual({ newest: 3, leads: 2 })
  expect(await readNewLeads(sql, 3)).toEqual({ newest: 3, leads: 0 })
  expect(await readNewLeads(openLeads(0).sql, 0)).toEqual({ newest: 0, leads: 0 })
})

it('searches for eight words, wherever blanks stand', async () => {
  const { sql } = openLeads(3)
  const find = async (search: string) => (await readPage(sql, { search })).ids

  expect(await find('  a b\tc d   e f g h nowhere ')).toEqual([3, 2])
  expect(await find('a b c d e f g nowhere')).toEqual([])
})

it('finds the start of a domain and the end of what is before it', async () => {
  const { sql } = openLeads(12)
  const find = async (search: string) => readLeadIds(sql, { search, direction: 'ascending' })

  expect(await find('p2@a.ex')).toEqual([2])
  expect(await find('2@a')).toEqual([2, 12])
  expect(await find('2@example')).toEqual([])
  expect(await find('p@a')).toEqual([])
  expect(await find('@a.')).toHaveLength(12)
})

it.each<[LeadQuery, number[]]>([
  [{}, [1, 2, 3, 5]],
  [{ quarantined: 'only' }, [4]],
  [{ quarantined: 'only', stage: 'Evolving' }, [4]],
  [{ quarantined: 'only', company: 'company 4' }, [4]],
  [{ company: 'company 4' }, []],
  [{ from: '2026-01-02' }, [2, 3, 5]],
  [{ to: '2026-01-02' }, [1, 2]],
  [{ from: '2026-01-02', to: '2026-01-03' }, [2, 3]],
  [{ stage: 'Evolving' }, [1, 3, 5]],
  [{ finished: 'yes' }, [1, 3, 5]],
  [{ finished: 'no' }, [2]],
  [{ source: '' }, [1, 2, 5]],
  [{ source: 'News' }, [3]],
  [{ state: 'new' }, [1, 3, 5]],
  [{ state: 'spoken' }, [2]],
  [{ stage: 'Evolving', source: 'News', from: '2026-01-01', state: 'new' }, [3]],
  [{ search: 'VP' }, [1, 2, 3, 5]],
  [{ search: 'p3', stage: 'Evolving' }, [3]],
])('finds for %j what it says', async (query, ids) => {
  const { db, sql } = openLeads(5)
  db.exec(`
    UPDATE assessment_desk_leads SET day = '2026-01-0' || id;
    UPDATE assessment_desk_leads SET runs = 0, stage = NULL, stage_rank = 0, score = 0 WHERE id = 2;
    UPDATE assessment_desk_leads SET source = 'News' WHERE id = 3;
    UPDATE assessment_desk_leads SET quarantined = 1 WHERE id = 4;
    INSERT INTO assessment_lead_notes (lead_id, body_hash, state, note, version, changed_at)
    VALUES (2, '', 'spoken', '', 1, ''), (3, '', 'new', 'Written back', 2, '')`)
  const ascending = { ...query, direction: 'ascending' } as const
  const first = await readPage(sql, ascending)
  const rest = first.next ? await findLeadPage(sql, ascending, first.next, 9) : { ids: [] }

  expect([...first.ids, ...rest.ids]).toEqual(ids)
  expect(await readLeadIds(sql, query)).toEqual(ids.toReversed())
  expect(await countLeadRows(sql, query)).toBe(ids.length)
})

it('sorts from the newest, or from A', async () => {
  const { sql } = openLeads(3)
  expect((await readPage(sql, {})).next).toEqual([2, 2])

  expect(await readLeadIds(sql, {})).toEqual([3, 2, 1])
  expect(await readLeadIds(sql, { by: 'name' })).toEqual([1, 2, 3])
  expect(await readLeadIds(sql, { by: 'name', direction: 'descending' })).toEqual([3, 2, 1])
})
