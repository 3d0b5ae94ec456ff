import { isDeepStrictEqual } from 'node:util'

import type { Submission } from './submission.ts'

/** What was sent and what of it was acknowledged, from the view of the clients. */
export type Entry = {
  submission: Submission
  /** When the status line 201 was first read, by performance.now(). */
  ackedAt: number | undefined
}
export type Ledger = Map<string, Entry>

/** A row as a separate reader found it. */
export type KeptRow = { key: string; row: Record<string, unknown> }

export type Verdict = {
  acked: number
  /** Acknowledged, and not there. */
  lost: number
  /** More than one row of a key. */
  doubled: number
  /** A value other than the one sent, or a row that no one sent. */
  wrong: number
}

export function addTo(ledger: Ledger, submission: Submission): Entry {
  const entry: Entry = { submission, ackedAt: undefined }
  ledger.set(submission.storedKey, entry)
  return entry
}

export function verdictOf(ledger: Ledger, rows: readonly KeptRow[]): Verdict {
  return {
    acked: ackedBefore(ledger).length,
    lost: lostOf(ackedBefore(ledger), rows).length,
    doubled: [...countsOf(rows).values()].filter((count) => count > 1).length,
    wrong: rows.filter(({ key, row }) => !isDeepStrictEqual(row, ledger.get(key)?.submission.row))
      .length,
  }
}

/** Acknowledged before `moment`, by performance.now(). */
export function ackedBefore(ledger: Ledger, moment = Infinity): Entry[] {
  return [...ledger.values()].filter(({ ackedAt = Infinity }) => ackedAt < moment)
}

export function lostOf(acked: readonly Entry[], rows: readonly KeptRow[]): Entry[] {
  const kept = new Set(rows.map(({ key }) => key))
  return acked.filter(({ submission }) => !kept.has(submission.storedKey))
}

function countsOf(rows: readonly KeptRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export const NOTHING: Verdict = { acked: 0, lost: 0, doubled: 0, wrong: 0 }

export function sumOf(a: Verdict, b: Verdict): Verdict {
  return {
    acked: a.acked + b.acked,
    lost: a.lost + b.lost,
    doubled: a.doubled + b.doubled,
    wrong: a.wrong + b.wrong,
  }
}
