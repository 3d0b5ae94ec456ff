import { DatabaseSync } from 'node:sqlite'

import { describeSession } from '../../../tests/support/session-suite.ts'
import { sqliteSession } from './sql.ts'

describeSession('SQLite', async () => {
  const db = new DatabaseSync(':memory:')
  return { session: sqliteSession(db, (work) => work(), 1000), close: async () => db.close() }
})
