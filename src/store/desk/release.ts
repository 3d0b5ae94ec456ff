import type { Channel } from '../../contract/webhook-event.ts'
import { leadCreated } from '../../contract/webhook-event.ts'
import { insertEvents } from '../commit/keep-rows.ts'
import { outboxEventOf } from '../outbox-event.ts'
import type { OutboxEvent } from '../outbox-event.ts'
import { leadOf } from '../owner/rows.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Session, Sql, SqlRow } from '../sql/sql.ts'

const PAGE = 200

/** In transactions too short for the server to notice; returns the ids that were in quarantine. */
export async function releaseLeads(
  session: Session,
  ids: readonly number[],
  now: Date,
  channels: readonly Channel[],
): Promise<number[]> {
  const released: number[] = []
  for (let start = 0; start < ids.length; start += PAGE) {
    const some = ids.slice(start, start + PAGE)
    const rows = await session.transaction(async (sql) => {
      const changed = await putAmongOthers(sql, some)
      const events = changed.flatMap((row) => eventsOf(row, now, channels))
      if (events.length > 0) await insertEvents(sql, events)
      return changed
    })
    released.push(...rows.map(({ id }) => numberOf(id)))
  }
  return released
}

/** Returns what it changed, for a row that was read before may be erased by then. */
async function putAmongOthers(sql: Sql, ids: readonly number[]): Promise<readonly SqlRow[]> {
  const changed = await sql.query(
    `UPDATE maturity_quiz_leads SET quarantine = NULL
     WHERE quarantine IS NOT NULL AND id IN (${placesOf(ids)})
     RETURNING *, CAST(created_at AS text) AS created_at`,
    ids,
  )
  return changed.toSorted((one, other) => numberOf(one['id']) - numberOf(other['id']))
}

/** As if it had come in now: nobody was told of it before. */
function eventsOf(row: SqlRow, now: Date, channels: readonly Channel[]): OutboxEvent[] {
  const lead = leadOf(row)
  const key = textOf(row['idempotency_key'])
  const event = leadCreated(key, lead, lead, now.toISOString())
  return channels.map((channel) => outboxEventOf(event, channel))
}
