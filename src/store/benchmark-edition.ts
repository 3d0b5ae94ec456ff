import { readEdition } from '../domain/benchmark/edition.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import { textOf } from './sql/sql.ts'
import type { Sql } from './sql/sql.ts'

/** The published benchmark, of whichever version of the questions. Throws when the row holds none. */
export async function readPublishedEdition(sql: Sql): Promise<Edition | undefined> {
  const [row] = await sql.query('SELECT edition FROM assessment_benchmark_editions WHERE id = 1')
  if (!row) return undefined
  const edition = readEdition(JSON.parse(textOf(row['edition'])))
  if (!edition) throw new Error('The database holds a benchmark that is none')
  return edition
}
