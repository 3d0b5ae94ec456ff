import { createHmac, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** `emailHash`: keyed, so that the list tells nobody who is on it. */
export type Erasure = { emailHash: string; erasedAt: Date }

/**
 * Who was erased, in a file outside the database: a restored backup does not bring it back to an
 * older state. Whoever holds the file and a list of emails can test them: keep it as private as the
 * database itself.
 */
export type ErasedList = {
  erasures: readonly Erasure[]
  hashOf(email: string): string
  /** On stable storage when it returns. */
  add(erasure: Erasure): void
}

const KEY_LINE = /^key ([0-9a-f]{64})$/
const ERASURE_LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** What a full disk or a power cut leaves of a line: its erasure had not begun. */
const CUT_LINE = /^[0-9a-f]{1,64}(?: [\dT:.-]{0,23})?$/

/** Makes the file, with a new key, where it is missing. Throws a sentence when it is no such list. */
export function openErasedList(file: string): ErasedList {
  if (!existsSync(file)) makeList(file)
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const key = KEY_LINE.exec(first)?.[1]
  if (!key) throw unreadable(file)
  return {
    erasures: lines.filter((line) => !CUT_LINE.test(line)).map((line) => erasureOf(line, file)),
    hashOf: (email) => createHmac('sha256', Buffer.from(key, 'hex')).update(email).digest('hex'),
    add: ({ emailHash, erasedAt }) => append(file, `${emailHash} ${erasedAt.toISOString()}\n`),
  }
}

function erasureOf(line: string, file: string): Erasure {
  const [, emailHash, erasedAt] = ERASURE_LINE.exec(line) ?? []
  if (!emailHash || !erasedAt) throw unreadable(file)
  return { emailHash, erasedAt: new Date(erasedAt) }
}

/** Whole or not at all; of two that make it at once, the first one's key holds. */
function makeList(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}`
  try {
    append(fresh, `key ${randomBytes(32).toString('hex')}\n`)
    linkSync(fresh, file)
    syncFolder(dirname(file))
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

function append(file: string, line: string): void {
  const isCut = existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')
  const opened = openSync(file, 'a', 0o600)
  try {
    const bytes = Buffer.from(`${isCut ? '\n' : ''}${line}`)
    if (writeSync(opened, bytes) < bytes.length) {
      throw new Error('The disk is full: make room on it, then erase again')
    }
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** A new or renamed file is durable once its folder is. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function unreadable(file: string): Error {
  return new Error(
    `The list of erased emails ${file} cannot be read: restore it from a copy, ` +
      'for without it a restored backup would bring erased people back',
  )
}
