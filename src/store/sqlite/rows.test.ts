import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import { describeRows, lead } from '../rows.suite.ts'
import { StoreUnavailableError } from '../store.ts'
import { migrateSqlite } from './migrate.ts'
import { prepareKeepRows } from './rows.ts'
import type { Chore } from './rows.ts'

function setup() {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrateSqlite(db)
  return { db, keepRows: prepareKeepRows(db) }
}

describeRows(() => {
  const { db, keepRows } = setup()
  return {
    keepLeads: async (rows) => keepRows(rows),
    keepResponses: async (rows) => keepRows(rows),
    read: async (sql) => db.prepare(sql).all(),
  }
})

it('keeps nothing within a transaction that is not its own', () => {
  const { db, keepRows } = setup()
  db.exec('BEGIN')

  expect(() => keepRows([lead])).toThrow(new StoreUnavailableError('The connection is in use'))

  db.exec('COMMIT')
  expect(keepRows([lead])).toEqual(['saved'])
})

it('writes what else there is beside the rows, and gives back what it read', () => {
  const { keepRows } = setup()
  const chore: Chore = {
    kind: 'chore',
    statements: [
      ['UPDATE maturity_quiz_leads SET company = $1', ['Engines']],
      ['SELECT company FROM maturity_quiz_leads', []],
    ],
    rows: [],
  }

  expect(keepRows([lead, chore])).toEqual(['saved', 'saved'])
  expect(chore.rows).toEqual([{ company: 'Engines' }])
})
