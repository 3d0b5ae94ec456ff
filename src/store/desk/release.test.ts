import { expect, it } from 'vitest'

import { leadCreated } from '../../contract/webhook-event.ts'
import type { Session, Sql } from '../sql/sql.ts'
import { ADA, LINK } from '../store.suite.ts'
import { openDesk } from './open-desk.suite.ts'
import { releaseLeads } from './release.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')

/** Gives the rows of a statement in the other order, as a database may, and counts those of each. */
function reversed(session: Session) {
  const counts: number[][] = []
  return {
    counts,
    session: {
      ...session,
      transaction: <Value>(work: (sql: Sql) => Promise<Value>) =>
        session.transaction((sql) => {
          const own: number[] = []
          counts.push(own)
          const query: Sql['query'] = async (text, values) => {
            const rows = await sql.query(text, values)
            own.push(rows.length)
            return rows.toReversed()
          }
          return work({ ...sql, query })
        }),
    },
  }
}

it('puts leads that were in quarantine among the others, and tells each channel as of a new one', async () => {
  const { store, db, session } = await openDesk()
  await store.saveLead('key-1', ADA, 'burst', LINK)
  await store.saveLead('key-2', { ...ADA, name: 'Bo' }, 'honeypot')
  await store.saveLead('key-3', { ...ADA, name: 'Cy' })
  await store.saveLead('key-4', { ...ADA, name: 'Di' }, 'burst')

  const released = await releaseLeads(reversed(session).session, [3, 2, 1, 9], NOW, [
    'webhook',
    'chat',
  ])

  expect(released).toEqual([1, 2])
  expect(
    db.prepare('SELECT id FROM maturity_quiz_leads WHERE quarantine IS NULL ORDER BY id').all(),
  ).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  const events = db
    .prepare(
      `SELECT row_key, channel, payload, created_at, next_attempt_at
       FROM assessment_deliveries ORDER BY rowid`,
    )
    .all()
  expect(events.map(({ row_key, channel }) => [row_key, channel])).toEqual([
    ['key-1', 'webhook'],
    ['key-1', 'chat'],
    ['key-2', 'webhook'],
    ['key-2', 'chat'],
  ])
  const at = NOW.toISOString()
  expect(events[0]).toMatchObject({ created_at: at, next_attempt_at: at })
  expect(JSON.parse(String(events[0]?.['payload']))).toEqual(leadCreated('key-1', ADA, LINK, at))
})

it('takes two hundred at a time, and asks for nothing else where nobody is told', async () => {
  const { store, session } = await openDesk()
  const all = Array.from({ length: 400 }, (_, index) => index + 1)
  await Promise.all(all.map((id) => store.saveLead(`key-${id}`, ADA, 'burst')))
  const { counts, session: counted } = reversed(session)

  expect(await releaseLeads(counted, all, NOW, [])).toEqual(all)
  expect(counts).toEqual([[200], [200]])

  expect(await releaseLeads(counted, all, NOW, ['webhook'])).toEqual([])
})
