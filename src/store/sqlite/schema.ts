import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

import { missingSteps } from '../schema-steps.ts'
import { readPragma, transact } from './statements.ts'

const STEPS = [readFileSync(new URL('schema.sql', import.meta.url), 'utf8')]

/** In the header of each of our files: 'REMA' as a number. */
const APPLICATION_ID = 0x52_45_4d_41

/** Throws one sentence, and changes nothing, if the file belongs to another program or an unreleased build. */
export function checkOrigin(db: DatabaseSync): void {
  const isEmpty = !db.prepare('SELECT 1 FROM sqlite_schema').get()
  if (isEmpty || readPragma(db, 'application_id') === APPLICATION_ID) return
  throw new Error(
    'The database file belongs to another program or to an unreleased build: choose another file',
  )
}

/** Runs the missing steps, each of them completely or not at all. */
export function applySchema(db: DatabaseSync, steps: readonly string[] = STEPS): void {
  const has = versionOf(db)
  for (const [index, step] of missingSteps(steps, has).entries()) {
    transact(db, () => {
      db.exec(step)
      db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${has + index + 1}`)
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
