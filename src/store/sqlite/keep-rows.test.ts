import { DatabaseSync } from 'node:sqlite'

import { onTestFinished } from 'vitest'

import { describeKeepRows } from '../../../tests/support/keep-rows-suite.ts'
import { applySchema } from './schema.ts'
import { sqliteSession } from './sql.ts'

describeKeepRows(() => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  applySchema(db)
  const session = sqliteSession(db, (work) => work(), 0)
  return {
    sql: {
      ...session,
      insertRows: (...args) => session.transaction((sql) => sql.insertRows(...args)),
    },
    read: async (text) => db.prepare(text).all(),
  }
})
