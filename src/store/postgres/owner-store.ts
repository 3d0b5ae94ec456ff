import type { OwnerStore } from '../owner-store.ts'
import { numberOf } from '../sql/sql.ts'
import { openOwnerPool, transactOnOwnerPool } from './connections.ts'
import { startErrorOf } from './errors.ts'
import { checkSchema } from './schema.ts'
import { postgresSession } from './sql.ts'

/** `url`: for the role that owns the tables, because the server's role cannot read rows. */
export async function openPostgresOwnerStore(url: string): Promise<OwnerStore> {
  const pool = openOwnerPool(url)
  const transact = transactOnOwnerPool(pool)
  try {
    await transact(checkSchema)
  } catch (error) {
    await pool.end()
    throw startErrorOf(error)
  }
  const session = postgresSession(transact, startErrorOf)
  return {
    ...session,
    rowsAside: () => [],
    async describe() {
      const [row] = await session.query('SELECT pg_database_size(current_database()) AS bytes')
      return { engine: 'PostgreSQL', bytes: numberOf(row?.['bytes']) }
    },
    close: () => pool.end(),
  }
}
