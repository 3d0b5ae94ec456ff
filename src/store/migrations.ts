import { readFileSync } from 'node:fs'

type Migration = { version: number; sql: string }

/** The number of the schema of 1.0.0, which stays as it is: a change is one more migration. Unreleased builds had lower ones. */
export const FIRST_VERSION = 2

/** Each release appends migrations and never changes old ones. `translate`: for SQLite, which has other words for some. */
export function migrationsOf(
  engine: 'sqlite' | 'postgres',
  translate = (tables: string) => tables,
): readonly Migration[] {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const sql = translate(read('sql/tables.sql')) + read(`${engine}/schema.sql`)
  return [{ version: FIRST_VERSION, sql }]
}

/** The migrations that a database still needs. `version`: of the last one that it has, 0 for an empty one. */
export function missingMigrations(
  migrations: readonly Migration[],
  version: number,
): readonly Migration[] {
  if (version > (migrations.at(-1)?.version ?? 0)) {
    throw new Error(
      `A newer version of this product has used the database (schema ${version}): update this one first`,
    )
  }
  return migrations.filter((migration) => migration.version > version)
}
