import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'

import { leadRowOf } from '../stored-row.ts'
import { StoreUnavailableError } from '../store.ts'
import { ADA } from '../store.suite.ts'
import { describeSession } from '../sql/session.suite.ts'
import { migrateSqlite } from './migrate.ts'
import { prepareKeepRows } from './rows.ts'
import { sqliteSession } from './sql.ts'

describeSession('SQLite', async () => {
  const db = new DatabaseSync(':memory:')
  return { session: sqliteSession(db, (work) => work()), close: async () => db.close() }
})

it('keeps no lead inside the transaction of somebody else, who may undo it', async () => {
  const db = new DatabaseSync(':memory:')
  migrateSqlite(db)
  const keepRows = prepareKeepRows(db)
  const session = sqliteSession(db, (work) => work())

  const failed = session.transaction(async () => {
    expect(() => keepRows([leadRowOf('key-1', ADA)])).toThrow(StoreUnavailableError)
    throw new Error('undone')
  })

  await expect(failed).rejects.toThrow('undone')
  expect(keepRows([leadRowOf('key-1', ADA)])).toEqual(['saved'])
  db.close()
})
