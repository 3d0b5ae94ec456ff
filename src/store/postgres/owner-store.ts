import type { OwnerStore } from '../owner-store.ts'
import { numberOf, textOf } from '../sql/sql.ts'
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
      const [row] = await session.query(
        `SELECT current_setting('server_version') AS version,
           pg_database_size(current_database()) AS bytes`,
      )
      const [version, bytes] = [textOf(row?.['version']), numberOf(row?.['bytes'])]
      return { engine: 'PostgreSQL', version, bytes }
    },
    close: () => pool.end(),
  }
}
