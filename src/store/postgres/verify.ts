import type { ClientBase } from 'pg'

import type { Finding } from '../../contract/desk.ts'
import { checkDurability } from './checks.ts'

export async function checkServer(client: ClientBase): Promise<Finding[]> {
  const durability = await checkDurability(client).then(
    (): Finding => ({
      answer: 'ok',
      sentence: 'PostgreSQL waits for the disk before it confirms a row',
    }),
    (error: unknown): Finding => ({
      answer: 'wrong',
      sentence: error instanceof Error ? error.message : '',
    }),
  )
  return [durability, FILES_NOT_CHECKED]
}

const FILES_NOT_CHECKED: Finding = {
  answer: 'not checked',
  sentence: 'The files of PostgreSQL: its own pg_amcheck reads them',
}
