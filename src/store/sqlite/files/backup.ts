// SQLite alone: PostgreSQL is backed up by its own pg_dump.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

import { copyErasedList, syncFolder } from '../../owner/erased-list.ts'
import { refuseForeignFolder } from '../../owner/foreign-folder.ts'
import type { RowCounts } from '../../store.ts'
import { mapErrorsOn, existingFile, openReader } from '../connections.ts'
import { compareErasuresOfFile, erasedListBeside } from './erase-again.ts'
import { syncFile } from './files.ts'
import { checkFile, countFile } from '../verify.ts'

export type Backup = RowCounts & { file: string; bytes: number }

const NAME =
  /^assessment-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite(?:\.partial(?:-journal)?)?$/

/** Whatever their age: the clock alone must not take the last copy away. */
const ALWAYS_KEPT = 7

/**
 * One moment of the database, whole and checked, while the server runs. Under its name it is on
 * stable storage; a run that is cut short leaves only a file that ends in `.partial`.
 */
export function backUp(databaseFile: string, folder: string, now: Date): Backup {
  const path = existingFile(databaseFile)
  refuseForeignFolder(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  const file = join(folder, `assessment-${stamp}.sqlite`)
  if (statSync(file, { throwIfNoEntry: false })) {
    throw new Error(`${file} is there already: wait a second, then run the same command again`)
  }
  const partial = `${file}.partial`
  try {
    copy(path, partial)
    const copied = checked(partial)
    renameSync(partial, file)
    syncFolder(folder)
    return { ...copied, file, bytes: statSync(file).size }
  } finally {
    for (const suffix of ['', '-journal']) rmSync(partial + suffix, { force: true })
  }
}

/** Where the backups of a folder have their list of erased emails. */
export function erasedListIn(folder: string): string {
  return join(folder, 'erased-emails')
}

/**
 * Puts the list of erased emails beside the backups, where a restore on another machine finds it.
 * Throws when the database knows of erasures that no list holds.
 */
export async function backUpErasedList(
  databaseFile: string,
  folder: string,
  listFile?: string,
): Promise<void> {
  const path = existingFile(databaseFile)
  const { list, problem } = await compareErasuresOfFile(path, listFile ?? erasedListBeside(path))
  if (list) copyErasedList(list, erasedListIn(folder))
  if (problem === undefined) return
  throw new Error(
    `The backup is intact, but ${lowerFirst(problem)}: set ERASED_EMAILS_FILE to the list that does`,
  )
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/**
 * Deletes what was made in `folder` before `before`, whole or cut short, but never the newest seven;
 * returns the names. Throws, and deletes nothing, where `newest` holds far fewer rows than a backup
 * that would go or the one before it: a clock that is ahead deletes rows, and then every copy of them.
 */
export function deleteBackups(folder: string, before: Date, newest: Backup): string[] {
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  const whole = names.filter((name) => name.endsWith('.sqlite')).toSorted()
  const kept = new Set(whole.slice(-ALWAYS_KEPT))
  const old = names.filter((name) => !kept.has(name) && madeAt(name) < before)
  const previous = whole.filter((name) => join(folder, name) !== newest.file).slice(-1)
  for (const name of new Set([...previous, ...old.filter((other) => whole.includes(other))])) {
    const counts = countIfReadable(join(folder, name))
    if (counts && isFarFewer(newest, counts)) throw new Error(fewerText(newest, name, counts))
  }
  for (const name of old) rmSync(join(folder, name))
  return old
}

function madeAt(name: string): Date {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function isFarFewer(counts: RowCounts, than: RowCounts): boolean {
  return 2 * counts.leads < than.leads || 2 * counts.responses < than.responses
}

function fewerText(newest: RowCounts, name: string, counts: RowCounts): string {
  return (
    `The backup is intact, but it holds ${newest.leads} leads and ${newest.responses} responses, and ` +
    `${name} holds ${counts.leads} and ${counts.responses}: no older backup was deleted. ` +
    'Look at the clock and at the rows; if they are right, delete the older backups yourself'
  )
}

/** A damaged one brings nothing back, so nothing is lost with it. */
function countIfReadable(file: string): RowCounts | undefined {
  try {
    return countFile(file)
  } catch {
    return undefined
  }
}

/** The last one that is whole, of a database file or by pg_dump; none where there is no such folder. */
export function newestBackup(
  folder: string,
): { at: string; file: string; bytes: number } | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const [newest] = names
    .filter((name) => (NAME.test(name) && name.endsWith('.sqlite')) || name.endsWith('.dump'))
    .map((file) => ({ file, stats: statSync(join(folder, file)) }))
    .filter(({ stats }) => stats.size > 0)
    .toSorted((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
  if (!newest) return undefined
  const { file, stats } = newest
  return { at: stats.mtime.toISOString(), file, bytes: stats.size }
}

/** VACUUM INTO reads one snapshot: it neither waits for writers nor starts again because of them. */
function copy(path: string, partial: string): void {
  const mapErrors = mapErrorsOn(path)
  // Made here, so that only its owner may read it. SQLite accepts an empty file.
  closeSync(openSync(partial, 'wx', 0o600))
  const reader = mapErrors(() => openReader(path))
  try {
    mapErrorsOn(partial)(() => reader.prepare('VACUUM INTO ?').run(partial))
  } finally {
    reader.close()
    syncFile(partial)
  }
}

function checked(file: string): RowCounts {
  const findings = checkFile(file)
  const problem = findings.find(({ answer }) => answer === 'wrong')
  if (problem) throw new Error(problem.sentence)
  return countFile(file)
}
