import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import type { DeliveryState } from '../../contract/desk.ts'
import type { Sql, SqlValue } from '../sql/sql.ts'
import { migrateSqlite } from '../sqlite/migrate.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import {
  countDeliveryStates,
  countFailed,
  readDeliveries,
  readDeliveriesOf,
  readDeliveryPage,
  readDeliveryWith,
} from './delivery-pages.ts'
import type { DeliveryCursor } from './delivery-pages.ts'

const AT = '2026-11-20T00:00:00.000Z'
const LATER = '2026-11-20T01:00:00.000Z'

/** `a` and `b` at one moment, of one row; each later one a minute after. How each question finds its rows. */
function openDeliveries() {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrateSqlite(db)
  db.exec(`
    INSERT INTO assessment_deliveries (id, event, row_key, created_at, payload, next_attempt_at,
      attempts, delivered_at, last_problem, channel)
    VALUES ('a', 'lead.created', 'one', '${AT}', NULL, NULL, 1, '${LATER}', NULL, 'webhook'),
      ('b', 'response.completed', 'one', '${AT}', NULL, NULL, 10, NULL, 'It answered 500', 'chat'),
      ('c', 'lead.created', 'two', '2026-11-20T00:01:00.000Z', '{}', '${LATER}', 2, NULL, 'Late', 'mail'),
      ('d', 'lead.created', 'three', '2026-11-20T00:02:00.000Z', '{}', '${LATER}', 0, NULL, NULL, 'copy'),
      ('e', 'lead.created', 'four', '2026-11-20T00:03:00.000Z', NULL, NULL, 1, '${LATER}', NULL, 'webhook')`)
  const session = sqliteSession(db, (work) => work())
  const plans: string[] = []
  const sql: Sql = {
    ...session,
    query(text, values: readonly SqlValue[] = []) {
      const steps = db.prepare(`EXPLAIN QUERY PLAN ${text.replaceAll(/\$(?=\d)/g, '?')}`)
      plans.push(
        steps
          .all(...values)
          .map(({ detail }) => String(detail))
          .join('\n'),
      )
      return session.query(text, values)
    },
  }
  return { sql, plans }
}

const idsOf = (keyed: readonly { delivery: { id: string } }[]) =>
  keyed.map(({ delivery }) => delivery.id).join('')

it('gives the newest first, page by page, each once', async () => {
  const { sql, plans } = openDeliveries()
  const pages: string[] = []
  let after: DeliveryCursor | undefined
  do {
    const { deliveries, next } = await readDeliveryPage(sql, undefined, after, 2)
    pages.push(idsOf(deliveries))
    after = next
  } while (after)

  expect(pages).toEqual(['ed', 'cb', 'a'])
  expect((await readDeliveryPage(sql, undefined, undefined, 5)).next).toBeUndefined()
  for (const plan of plans) {
    expect(plan).toContain('INDEX assessment_deliveries_created')
    expect(plan).not.toContain('TEMP B-TREE')
  }
})

it.each<[DeliveryState, string, string]>([
  ['waiting', 'dc', 'd'],
  ['delivered', 'ea', 'e'],
  ['failed', 'b', 'b'],
])('gives those that are %s', async (state, ids, firstId) => {
  const { sql } = openDeliveries()

  const { deliveries } = await readDeliveryPage(sql, state, undefined, 9)
  expect(idsOf(deliveries)).toBe(ids)
  expect(deliveries.map(({ delivery }) => delivery.state)).toEqual([...ids].map(() => state))

  const first = await readDeliveryPage(sql, state, undefined, 1)
  expect(idsOf(first.deliveries)).toBe(firstId)
  const rest = first.next && (await readDeliveryPage(sql, state, first.next, 9))
  expect(idsOf(rest?.deliveries ?? [])).toBe(ids.slice(1))
})

it('finds the failed by their own index', async () => {
  const { sql, plans } = openDeliveries()
  await readDeliveryPage(sql, 'failed', undefined, 9)

  expect(plans).toEqual([expect.stringContaining('INDEX assessment_deliveries_failed')])
})

it('tells all of a delivery', async () => {
  const { sql } = openDeliveries()

  expect(await readDeliveryWith(sql, 'c')).toEqual([
    {
      rowKey: 'two',
      delivery: {
        id: 'c',
        channel: 'mail',
        event: 'lead.created',
        state: 'waiting',
        at: '2026-11-20T00:01:00.000Z',
        attempts: 2,
        nextAttemptAt: LATER,
        lastProblem: 'Late',
      },
    },
  ])
  expect(await readDeliveryWith(sql, 'a')).toMatchObject([
    { delivery: { nextAttemptAt: null, lastProblem: null } },
  ])
  expect(await readDeliveryWith(sql, 'gone')).toEqual([])
})

it.each([
  [{ channel: 'fax' }, 'by no known channel'],
  [{ event: 'lead.deleted' }, 'of no known event'],
])('takes no delivery with %j', async (wrong, problem) => {
  const { sql } = openDeliveries()
  const query: Sql['query'] = async (...given) =>
    (await sql.query(...given)).map((row) => ({ ...row, ...wrong }))

  await expect(readDeliveryWith({ ...sql, query }, 'a')).rejects.toThrow(problem)
})

it('gives those of a period, oldest first, for other programs', async () => {
  const { sql } = openDeliveries()
  const period = {
    since: new Date('2026-11-20T00:01:00.000Z'),
    until: new Date('2026-11-20T00:03:00.000Z'),
  }
  const pages = []
  for await (const page of readDeliveries(sql, period)) pages.push(page)

  expect(pages).toMatchObject([
    [
      { id: 'c', state: 'waiting' },
      { id: 'd', state: 'waiting' },
    ],
  ])
})

it('gives those of some rows, newest first', async () => {
  const { sql, plans } = openDeliveries()

  expect(idsOf(await readDeliveriesOf(sql, ['four', 'one', 'gone']))).toBe('eba')
  expect(plans).toHaveLength(1)
  expect(await readDeliveriesOf(sql, [])).toEqual([])
  expect(plans).toHaveLength(1)
})

it('counts each state', async () => {
  const { sql } = openDeliveries()

  expect(await countDeliveryStates(sql)).toEqual({ waiting: 2, failed: 1, delivered: 2 })
  expect(await countFailed(sql)).toBe(1)
})
