import type { Sql, SqlRow, SqlValue } from './sql.ts'

const PAGE = 1000

/**
 * What `select` finds, in the order of `id`, each page in a short transaction of its own. `select` ends with
 * a condition, so that another can follow.
 */
export async function* readById(
  sql: Sql,
  select: string,
  idOf: (value: unknown) => SqlValue,
): AsyncGenerator<readonly SqlRow[]> {
  let rows = await sql.query(`${select} ORDER BY id LIMIT ${PAGE}`)
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    rows = await sql.query(`${select} AND id > $1 ORDER BY id LIMIT ${PAGE}`, [idOf(last['id'])])
  }
}
