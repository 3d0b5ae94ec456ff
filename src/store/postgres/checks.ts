import type { ClientBase } from 'pg'

/** Each one loses acknowledged rows, or tears pages, when it is off and the power fails. */
const DURABILITY_SETTINGS = ['synchronous_commit', 'fsync', 'full_page_writes']

export async function checkDurability(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = 'off'",
    [DURABILITY_SETTINGS],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new Error(`PostgreSQL would lose rows at a power cut: turn on ${names}`)
}
