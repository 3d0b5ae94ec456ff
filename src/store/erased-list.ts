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

/** Keys of erased rows. The list is outside the database, so that a restore does not undo erasures. */
export type ErasedList = { storeId: string; keys: readonly string[] }

const TITLE = /^Erased rows of store ([0-9a-f]{32})$/

/** `undefined` if there is no file. Throws a sentence if it is something else. */
export function readErasedList(file: string): ErasedList | undefined {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  // An unfinished last line was being written at a power cut: its rows still exist.
  lines.pop()
  const [title = '', ...keys] = lines
  const storeId = TITLE.exec(title)?.[1]
  if (storeId === undefined) {
    throw new Error(`${file} is not a list of erased rows: name the file that an erasure made`)
  }
  return { storeId, keys }
}

/** Appends keys to stable storage; returns the new number of keys. */
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

/** Copies the list over an older one. */
export function copyErasedList(from: string, to: string): void {
  const partial = `${to}.partial`
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  rmSync(partial, { force: true })
  copyFileSync(from, partial)
  syncFile(partial)
  renameSync(partial, to)
  syncFolder(dirname(to))
}

/** Ends a line that was cut off, so that the next key starts a new one. */
function endOfLastLine(file: string): string {
  return readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n'
}
