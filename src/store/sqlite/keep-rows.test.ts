import { DatabaseSync } from 'node:sqlite'

import { onTestFinished } from 'vitest'

import { describeKeepRows } from '../commit/keep-rows.suite.ts'
import { migrateSqlite } from './migrate.ts'
import { sqliteSession } from './sql.ts'

describeKeepRows(() => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrateSqlite(db)
  return {
    sql: sqliteSession(db, (work) => work()),
    read: async (text) => db.prepare(text).all(),
  }
})
