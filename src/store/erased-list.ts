import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'

import { syncFile, syncFolder } from './files.ts'

/** The keys of rows that were erased. It lies outside the database, so that a restore does not undo it. */
export type ErasedList = { storeId: string; keys: readonly string[] }

const TITLE = /^Erased rows of store ([0-9a-f]{32})$/

/** `undefined` where there is no file. Throws a sentence where it is something else. */
export function readErasedList(file: string): ErasedList | undefined {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  // A last line without an end was being written when the power failed: its rows are still there.
  lines.pop()
  const [title = '', ...keys] = lines
  const storeId = TITLE.exec(title)?.[1]
  if (storeId === undefined) {
    throw new Error(`${file} is not a list of erased rows: name the file that an erasure made`)
  }
  return { storeId, keys }
}

/** Adds keys, on stable storage when it returns; returns how many the list has then. */
export function appendToErasedList(file: string, storeId: string, keys: readonly string[]): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const list = readErasedList(file)
  const start = list ? endOfLastLine(file) : `Erased rows of store ${storeId}\n`
  const opened = openSync(file, 'a', 0o600)
  try {
    appendFileSync(opened, start + keys.map((key) => `${key}\n`).join(''))
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  if (!list) syncFolder(dirname(file))
  return readErasedList(file)?.keys.length ?? 0
}

/** Puts a copy of the list in place of an older one, or none. */
export function copyErasedList(from: string, to: string): void {
  const partial = `${to}.partial`
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  rmSync(partial, { force: true })
  copyFileSync(from, partial)
  syncFile(partial)
  renameSync(partial, to)
  syncFolder(dirname(to))
}

/** A line that was cut short is ended, so that the next key is on its own line. */
function endOfLastLine(file: string): string {
  return readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n'
}
