import { canonicalEmail } from '../canonical-email.ts'
import { textOf, textOrNullOf } from '../sql/sql.ts'
import type { Session, Sql } from '../sql/sql.ts'
import { leadOf, readResponsesOf, SELECT_LEADS } from '../stored-rows.ts'
import { readDeliveriesOf } from './deliveries.ts'

/** All rows of an email, which are those that an erasure deletes; oldest first. */
export async function readPerson(session: Session, typed: string) {
  const email = canonicalEmail(typed)
  return session.transaction(async (sql) => {
    const leads = await sql.query(`${SELECT_LEADS} WHERE lead.email = $1 ORDER BY lead.id`, [email])
    const responses = await readResponsesOf(sql, email)
    return {
      email,
      leads: leads.map((row) => {
        const { latestResponse: _, ...lead } = leadOf(row)
        return lead
      }),
      responses: responses.toReversed(),
      deliveries: await readAllDeliveries(sql, [
        ...leads.map((row) => textOf(row['idempotency_key'])),
        ...responses.map((response) => response.session_id),
      ]),
    }
  })
}

/** `payload`: what is still to be sent. */
async function readAllDeliveries(sql: Sql, keys: readonly string[]) {
  const kept = await sql.query(
    `SELECT id, CAST(payload AS text) AS payload FROM assessment_deliveries
     WHERE row_key IN (SELECT value FROM ${sql.dialect.inputValues})`,
    [JSON.stringify(keys)],
  )
  const payloads = new Map(kept.map((row) => [textOf(row['id']), textOrNullOf(row['payload'])]))
  const rows = await readDeliveriesOf(sql, keys)
  return rows.toReversed().map((row) => {
    const { lead: _, ...delivery } = row
    const payload: unknown = JSON.parse(payloads.get(delivery.id) ?? 'null')
    return { ...delivery, payload }
  })
}
