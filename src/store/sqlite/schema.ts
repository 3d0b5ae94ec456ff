import type { DatabaseSync } from 'node:sqlite'

import { FIRST_VERSION, missingSteps, stepsIn } from '../schema-steps.ts'
import { readPragma, transact } from './statements.ts'

const STEPS = stepsIn(import.meta.dirname)

/** In the header of each of our files: 'REMA' as a number. */
const APPLICATION_ID = 0x52_45_4d_41

/** Throws one sentence, and changes nothing, if the file belongs to another program or an unreleased build. */
export function checkOrigin(db: DatabaseSync): void {
  const isEmpty = !db.prepare('SELECT 1 FROM sqlite_schema').get()
  const isOurs = readPragma(db, 'application_id') === APPLICATION_ID
  if (isEmpty || (isOurs && versionOf(db) >= FIRST_VERSION)) return
  throw new Error(
    'The database file belongs to another program or to an unreleased build: choose another file',
  )
}

/** Runs the missing steps, each of them completely or not at all. */
export function applySchema(db: DatabaseSync): void {
  for (const { version, sql } of missingSteps(STEPS, versionOf(db))) {
    transact(db, () => {
      db.exec(sql)
      db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version}`)
    })
  }
}

/** For a file that is only read, or that a server has prepared. */
export function checkSchema(db: DatabaseSync): void {
  checkOrigin(db)
  if (missingSteps(STEPS, versionOf(db)).length === 0) return
  throw new Error('The database is not ready for this version: start the server once')
}

function versionOf(db: DatabaseSync): number {
  return Number(readPragma(db, 'user_version'))
}
