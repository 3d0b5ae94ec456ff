import type { ClientBase } from 'pg'

/**
 * Each one loses acknowledged rows, or tears pages, when it is off and the power fails. Only the
 * whole server can set them; `synchronous_commit` is set by every transaction for itself.
 */
const DURABILITY_SETTINGS = ['fsync', 'full_page_writes']

export async function checkDurability(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = 'off'",
    [DURABILITY_SETTINGS],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new Error(
    `PostgreSQL would lose rows at a power cut: turn on ${names}, ` +
      'or set STORAGE_IS_DURABLE=true if your provider keeps rows safe in another way',
  )
}
