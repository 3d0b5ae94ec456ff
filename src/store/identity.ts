import type { Identity } from '../domain/assessment/model.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { Sql } from './sql/sql.ts'

/** Throws one sentence if the database has the answers of another assessment; notes a new version. */
export async function checkIdentity(sql: Sql, version: number, identity: Identity): Promise<void> {
  const { name, hashes, earlier } = identity
  const rows = await sql.query('SELECT version, name, hash FROM assessment_versions')
  const known = rows.find((row) => numberOf(row['version']) === version)
  if (known) {
    if (hashes.includes(textOf(known['hash']))) return
    throw new Error(
      `The database has other questions, options or ranges under version ${version}: set DATABASE_URL ` +
        'to another database, or give those of ' +
        `${name} a new number with npm run owner version`,
    )
  }
  const own = [...hashes, ...earlier]
  if (rows.length > 0 && !rows.some((row) => own.includes(textOf(row['hash'])))) {
    throw new Error(
      `The database has the answers of another assessment (${textOf(rows[0]?.['name'])}): set DATABASE_URL ` +
        'to another database',
    )
  }
  const noted = await sql.query(
    `INSERT INTO assessment_versions (version, name, hash) VALUES ($1, $2, $3)
     ON CONFLICT (version) DO NOTHING RETURNING version`,
    [version, name, hashes[0] ?? ''],
  )
  // Another server noted it meanwhile.
  if (noted.length === 0) await checkIdentity(sql, version, identity)
}
