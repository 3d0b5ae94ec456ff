import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import { erasureMarkOf, ROW_TABLES } from '../stored-row.ts'
import { backupTimeOf } from './backup.ts'
import { filesAside } from './database-file.ts'
import { readFile } from './rows-aside.ts'
import { columnOf, rowsOf } from './statements.ts'

export type JoinedMarks = {
  /** Marks that the backup did not have, by the file that had them; `undefined`: it cannot be read. */
  marks: readonly { file: string; marks: number | undefined }[]
  /** Whether the present database tells of every erasure since the backup. */
  isErasureKnown: boolean
  /** If not: the time of the newest file that is newer than the backup. */
  knownUntil: Date | undefined
}

/** What a database of ours says about erasures. */
type Told = ReturnType<typeof readTold>

type Mark = { table_name: string; row_key: string; erased_at: string; was_kept: number }

/**
 * Adds the marks of the present database, and of the other backups beside this one, to `db`, which is a copy of
 * `backup`. Only the present database can tell of every erasure since then.
 */
export function joinMarks(db: DatabaseSync, backup: string, path: string, now: Date): JoinedMarks {
  const own = readTold(db)
  const madeAt = madeAtOf(backup, own, now)
  const isAsNew = newnessOf(db, own)
  // Those that earlier restores put aside are of the present.
  const present = [...(existsSync(path) ? [path] : []), ...filesAside(path)]
  const files = new Set([...present, ...backupsBeside(backup)])
  const insert = db.prepare(
    `INSERT INTO assessment_erased (table_name, row_key, erased_at, was_kept) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_name, row_key) DO UPDATE SET was_kept = 1
       WHERE was_kept < excluded.was_kept`,
  )
  let [isUnbroken, isPresentAsNew] = [false, false]
  let knownUntil: Date | undefined
  const marks = Array.from(files).flatMap((file) => {
    const told = readFile(file, (other) => {
      const says = readTold(other)
      return { ...says, isAsNew: isAsNew(other, says) }
    })
    if (told === undefined) return { file, marks: undefined }
    if (told.storeId !== own.storeId) return []
    if (file === path) isUnbroken = told.isErasureKnown
    else knownUntil = latest(knownUntil, madeAtOf(file, told, now))
    if (present.includes(file)) isPresentAsNew ||= told.isAsNew
    const added = told.marks.map(
      (mark) => insert.run(mark.table_name, mark.row_key, mark.erased_at, mark.was_kept).changes,
    )
    return { file, marks: added.filter((changes) => changes === 1).length }
  })
  const isErasureKnown = isUnbroken && isPresentAsNew
  db.prepare('UPDATE assessment_store SET is_erasure_known = ?').run(Number(isErasureKnown))
  const isNewer = !isErasureKnown && knownUntil !== undefined && knownUntil > madeAt
  return { marks, isErasureKnown, knownUntil: isNewer ? knownUntil : undefined }
}

function backupsBeside(backup: string): string[] {
  const folder = dirname(resolve(backup))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== basename(backup))
    .map((name) => join(folder, name))
}

function readTold(db: DatabaseSync) {
  const [store] = rowsOf<{ store_id: string; is_erasure_known: number; newest: string }>(
    db.prepare(
      `SELECT store_id, is_erasure_known, (
         SELECT max(at) FROM (
           SELECT beat_at AS at
           UNION ALL SELECT max(created_at) FROM maturity_quiz_leads
           UNION ALL SELECT max(created_at) FROM assessment_responses
           UNION ALL SELECT max(created_at) FROM assessment_team_answers
           UNION ALL SELECT max(erased_at) FROM assessment_erased
         )) AS newest
       FROM assessment_store`,
    ),
  )
  if (!store) throw new Error('The database has no row in assessment_store')
  return {
    storeId: store.store_id,
    isErasureKnown: store.is_erasure_known === 1,
    /** When the last thing happened that it knows of. */
    newest: new Date(store.newest),
    marks: rowsOf<Mark>(
      db.prepare('SELECT table_name, row_key, erased_at, was_kept FROM assessment_erased'),
    ),
  }
}

/**
 * A function that tells of the present database whether it is at least as new as the backup `db`. One that was put back
 * to an earlier state, and went on from there, lacks rows or marks of the backup.
 */
function newnessOf(db: DatabaseSync, own: Told): (present: DatabaseSync, told: Told) => boolean {
  const lastRows = ROW_TABLES.map(({ name, key }) => {
    const last = db.prepare(`SELECT ${key} FROM ${name} ORDER BY id DESC LIMIT 1`)
    return { name, key, last: columnOf<string>(last) }
  })
  return (present, { newest, marks }) => {
    const marked = new Set(marks.map((mark) => mark.row_key))
    return (
      newest >= own.newest &&
      own.marks.every((mark) => mark.was_kept === 0 || marked.has(mark.row_key)) &&
      lastRows.every(({ name, key, last }) => {
        const find = present.prepare(`SELECT 1 FROM ${name} WHERE ${key} = ?`)
        return last.every((value) => marked.has(erasureMarkOf(value)) || find.get(value))
      })
    )
  }
}

/** By its name, unless its clock was ahead; in whole seconds, as in a name. */
function madeAtOf(file: string, { newest }: Told, now: Date): Date {
  const named = backupTimeOf(file)
  if (named && named <= now) return named
  const madeAt = new Date(newest)
  madeAt.setUTCMilliseconds(0)
  return madeAt
}

function latest(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other
}
