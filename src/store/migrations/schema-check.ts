import { nextMigration, SELECT_APPLIED } from './migrations.ts'
import type { Migration } from './migrations.ts'
import { textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** Throws a sentence unless the database is of exactly this version: the server takes it forward. */
export async function checkSchema(sql: Sql, known: readonly Migration[]): Promise<void> {
  const [found] = await sql.query(sql.dialect.findMigrations)
  if (!found) throw new Error('The database holds no assessments: name the one of the server')
  const rows = await sql.query(SELECT_APPLIED)
  const applied = rows.map(({ name, checksum }) => ({
    name: textOf(name),
    checksum: textOf(checksum),
  }))
  if (!nextMigration(known, applied)) return
  throw new Error(
    'The database was made by an older version: run owner migrate, ' +
      'or start the server of this version once',
  )
}
