import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Forward only: what has run is never edited; a change is the next file. */
export type Migration = { name: string; sql: string }
export type AppliedMigration = { name: string; checksum: string }

export const SELECT_APPLIED = 'SELECT name, checksum FROM assessment_migrations ORDER BY name'

/** Every file of the folder, in the order of their names. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.toSorted().map((file) => ({
    name: file.slice(0, -'.sql'.length),
    sql: readFileSync(join(folder, file), 'utf8'),
  }))
}

/** The migration to run next, if any. Throws when the database is not a state of `known`. */
export function nextMigration(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration | undefined {
  applied.forEach(({ name, checksum }, index) => {
    const migration = known[index]
    if (migration?.name !== name) {
      throw new Error(
        `The database has the migration ${name}, which this version does not know: ` +
          'run the version that made it, or a newer one',
      )
    }
    if (checksumOf(migration) !== checksum) {
      throw new Error(
        `The migration ${name} is not the one that the database was made with: ` +
          'restore its file and put the change into a new migration',
      )
    }
  })
  return known[applied.length]
}

/** Says of each migration that it begins, and nothing of a new database, where none takes time. */
export function createMigrationNotice(
  known: readonly Migration[],
  tell: (sentence: string) => void,
): (next: Migration, applied: number) => void {
  let appliedBefore: number | undefined
  return ({ name }, applied) => {
    appliedBefore ??= applied
    if (appliedBefore > 0) tell(`Migration ${applied + 1} of ${known.length} begins: ${name}`)
  }
}

/** A checkout with Windows line ends is the same migration. */
export function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
