import { createHmac, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
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

/** Throws a sentence when the file holds anything else; a missing file is an empty list. */
export function openErasedList(file: string): ErasedList {
  const [first, ...lines] = existsSync(file)
    ? readFileSync(file, 'utf8').split('\n').filter(Boolean)
    : []
  const written = first === undefined ? undefined : KEY_LINE.exec(first)?.[1]
  if (first !== undefined && !written) throw unreadable(file)
  const key = Buffer.from(written ?? randomBytes(32).toString('hex'), 'hex')
  return {
    erasures: lines.map((line) => erasureOf(line) ?? fail(file)),
    hashOf: (email) => createHmac('sha256', key).update(email).digest('hex'),
    add({ emailHash, erasedAt }) {
      const head = existsSync(file) ? '' : `key ${key.toString('hex')}\n`
      append(file, `${head}${emailHash} ${erasedAt.toISOString()}\n`)
    },
  }
}

function erasureOf(line: string): Erasure | undefined {
  const [, emailHash, erasedAt] = ERASURE_LINE.exec(line) ?? []
  return emailHash && erasedAt ? { emailHash, erasedAt: new Date(erasedAt) } : undefined
}

function append(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const opened = openSync(file, 'a', 0o600)
  try {
    writeSync(opened, text)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  if (isNew) syncFolder(dirname(file))
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

function fail(file: string): never {
  throw unreadable(file)
}

function unreadable(file: string): Error {
  return new Error(
    `The list of erased emails ${file} cannot be read: restore it from a copy, ` +
      'for without it a restored backup would bring erased people back',
  )
}
