import type { DatabaseSync } from 'node:sqlite'

import { nextMigration, SELECT_APPLIED } from '../migrations/migrations.ts'
import type { AppliedMigration } from '../migrations/migrations.ts'
import type { Finding } from '../../contract/desk.ts'
import type { RowCounts } from '../store.ts'
import { mapErrorsOn, openReader } from './connections.ts'
import { SQLITE_MIGRATIONS } from './migrate.ts'
import { SQLITE_DIALECT } from './sql.ts'
import { columnOf, rowsOf } from './statements.ts'

/** Reads every page of a database or of a backup; throws a sentence when it is neither. */
export function checkFile(path: string): Finding[] {
  const mapErrors = mapErrorsOn(path)
  const db = mapErrors(() => openReader(path))
  try {
    mapErrors(() => checkMigrations(db, path))
    const problems = mapErrors(() => columnOf(db.prepare('PRAGMA integrity_check(3)')))
    const isOk = problems.length === 1 && problems[0] === 'ok'
    const { leads, responses } = countFile(path)
    return [
      isOk
        ? { answer: 'ok', sentence: 'The file is whole' }
        : { answer: 'wrong', sentence: 'The file is damaged: keep it and restore a backup' },
      { answer: 'ok', sentence: `It holds ${leads} leads and ${responses} responses` },
    ]
  } finally {
    db.close()
  }
}

/** Of a database or a backup. */
export function countFile(path: string): RowCounts {
  const mapErrors = mapErrorsOn(path)
  const db = mapErrors(() => openReader(path))
  try {
    const [counts] = mapErrors(() =>
      rowsOf<RowCounts>(
        db.prepare(`SELECT (SELECT count(*) FROM maturity_quiz_leads) AS leads,
         (SELECT count(*) FROM assessment_responses) AS responses`),
      ),
    )
    if (!counts) throw new Error('SQLite gave no count')
    return counts
  } finally {
    db.close()
  }
}

/** An older version is in order: it is taken forward when it is used. */
function checkMigrations(db: DatabaseSync, path: string): void {
  if (!db.prepare(SQLITE_DIALECT.findMigrations).get()) {
    throw new Error(`${path} holds no assessments`)
  }
  nextMigration(SQLITE_MIGRATIONS, rowsOf<AppliedMigration>(db.prepare(SELECT_APPLIED)))
}
