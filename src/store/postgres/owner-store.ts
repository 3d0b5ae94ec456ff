import { createOwnerStore } from '../owner/create-owner-store.ts'
import { POSTGRES_MIGRATIONS } from './migrate.ts'
import type { OwnerStore } from '../owner/owner-store.ts'
import { openOwnerPool, transactOnOwnerPool } from './connections.ts'
import { startErrorOf } from './errors.ts'
import { postgresSession } from './sql.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import { checkServer } from './verify.ts'
import { checkSchema } from '../migrations/schema-check.ts'

const TABLES =
  'maturity_quiz_leads, assessment_responses, assessment_deliveries, ' +
  'assessment_desk_leads, assessment_desk_responses, assessment_lead_notes'

/**
 * `url`: of the role that owns the tables, for the server's own role may read nothing.
 * `erasedFile`: where erased emails are listed, outside the database.
 */
export async function openPostgresOwnerStore(url: string, erasedFile: string): Promise<OwnerStore> {
  const pool = openOwnerPool(url)
  const session = postgresSession(transactOnOwnerPool(pool), mapErrors)
  try {
    await checkSchema(session, POSTGRES_MIGRATIONS)
  } catch (error) {
    await pool.end()
    throw error
  }
  return createOwnerStore({
    sql: session,
    write: (work) => work(session),
    writeAway: (work) => work(session),
    erasedFile,
    async forget() {
      await mapErrors(pool.query(`VACUUM ${TABLES}`))
      return [STILL_IN_FILES]
    },
    async checkFiles() {
      const client = await pool.connect()
      try {
        return await checkServer(client)
      } finally {
        client.release()
      }
    },
    async describe() {
      const [row] = await session.query(
        `SELECT current_setting('server_version') AS version,
           pg_database_size(current_database()) AS bytes`,
      )
      const [version, bytes] = [textOf(row?.['version']), numberOf(row?.['bytes'])]
      return { engine: 'PostgreSQL', version, bytes }
    },
    close: () => pool.end(),
  })
}

async function mapErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw startErrorOf(error)
  }
}

const STILL_IN_FILES =
  'PostgreSQL overwrites deleted bytes only when it needs the room: until then they lie in free ' +
  `space of its files and of its write-ahead log. To rewrite the files now: VACUUM FULL ${TABLES}`
