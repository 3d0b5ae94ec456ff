import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

import { refuseForeignFolder } from './foreign-folder.ts'

/** `emailHash`: keyed, so that the list does not tell who is on it. */
export type Erasure = { emailHash: string; erasedAt: Date }

/**
 * Who was erased, in a file outside the database: a restored backup does not bring it back to an
 * older state. With the file and a list of emails anyone can test them: keep it as private as the
 * database itself.
 */
export type ErasedList = {
  file: string
  /** The same in every copy of a list, and in no other list. */
  key: string
  erasures: readonly Erasure[]
  hashOf(email: string): string
  /** On stable storage when it returns. */
  add(erasures: readonly Erasure[]): void
}

const KEY_LINE = /^key ([0-9a-f]{64})$/
const ERASURE_LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** What a full disk or a power cut leaves of a line: its erasure had not begun. */
const CUT_LINE = /^[0-9a-f]{1,64}(?: [\dT:.-]{0,23})?$/

/** Undefined when there is no file. Throws a sentence when the file is not such a list. */
export function readErasedList(file: string): ErasedList | undefined {
  if (!existsSync(file)) return undefined
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const key = KEY_LINE.exec(first)?.[1]
  if (!key) throw unreadable(file)
  return {
    file,
    key,
    erasures: lines.filter((line) => !CUT_LINE.test(line)).map((line) => erasureOf(line, file)),
    hashOf: (email) => createHmac('sha256', Buffer.from(key, 'hex')).update(email).digest('hex'),
    add: (erasures) => append(file, erasures.map(erasureLineOf).join('')),
  }
}

/** A new list, with a new key. When two are begun at the same time, the first one stays. */
export function beginErasedList(file: string): ErasedList {
  makeFile(file, `key ${randomBytes(32).toString('hex')}\n`)
  const list = readErasedList(file)
  if (!list) throw unreadable(file)
  return list
}

/** Afterwards `file` is a list that holds all of `list` too. */
export function copyErasedList(list: ErasedList, file: string): void {
  const there = readErasedList(file)
  if (!there) {
    return makeFile(file, [`key ${list.key}\n`, ...list.erasures.map(erasureLineOf)].join(''))
  }
  if (there.key !== list.key) {
    throw new Error(
      `${file} is the list of another database than ${list.file}: ` +
        'move it away, or keep the two databases and their backups in folders of their own',
    )
  }
  const known = new Set(there.erasures.map(erasureLineOf))
  const missing = list.erasures.filter((erasure) => !known.has(erasureLineOf(erasure)))
  if (missing.length > 0) there.add(missing)
}

function erasureLineOf({ emailHash, erasedAt }: Erasure): string {
  return `${emailHash} ${erasedAt.toISOString()}\n`
}

function erasureOf(line: string, file: string): Erasure {
  const [, emailHash, erasedAt] = ERASURE_LINE.exec(line) ?? []
  if (!emailHash || !erasedAt) throw unreadable(file)
  return { emailHash, erasedAt: new Date(erasedAt) }
}

/** Whole or not at all; a file that is there by then stays as it is. */
function makeFile(file: string, text: string): void {
  const folder = dirname(file)
  refuseForeignFolder(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = `${file}.${randomUUID()}`
  try {
    write(fresh, 'wx', text)
    nameOnce(fresh, file)
    syncFolder(folder)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** Some file systems of sticks and shares have no hard links: there the name is looked for first. */
function nameOnce(fresh: string, file: string): void {
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (existsSync(file) || !isWithoutLinks(error)) throw error
    renameSync(fresh, file)
  }
}

export function isWithoutLinks(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)
}

function append(file: string, text: string): void {
  refuseForeignFolder(dirname(file))
  const isCut = !readFileSync(file, 'utf8').endsWith('\n')
  write(file, 'a', `${isCut ? '\n' : ''}${text}`)
}

/** `wx`: a name that is taken, by a link too, is refused. */
function write(file: string, flags: 'a' | 'wx', text: string): void {
  const opened = openSync(file, flags, 0o600)
  try {
    const bytes = Buffer.from(text)
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
