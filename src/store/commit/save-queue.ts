import { setImmediate as nextTurn } from 'node:timers/promises'

import { answerWithin } from './deadline.ts'
import { StoreUnavailableError } from '../errors.ts'
import type { SaveOutcome } from './keep-rows.ts'

export type SaveQueueOptions<Row> = {
  /**
   * Makes all rows durable, or none, and returns the outcomes in the same order. StoreUnavailableError
   * rejects every row; any other error is blamed on one row.
   */
  keep: (rows: readonly Row[]) => Promise<readonly SaveOutcome[]>
  /** The most rows in one commit. */
  batchLimit?: number | undefined
  /**
   * Pause after a commit, as a share of its duration. A commit of SQLite blocks the event loop, and Node
   * accepts one connection per turn: without a pause, few could connect while a disk is slow.
   */
  pauseShare?: number | undefined
  /** The longest wait for an answer, in milliseconds; a row that still waits by then is never sent. */
  answerWithinMs?: number | undefined
}

type Entry<Row> = {
  row: Row
  resolve: (outcome: SaveOutcome) => void
  reject: (error: unknown) => void
}

/**
 * Rows that arrive together become durable together: one flush to disk answers them all. One commit runs at
 * a time; rows that arrive meanwhile wait for the next.
 */
export function createSaveQueue<Row>({
  keep,
  batchLimit = 256,
  pauseShare = 0,
  answerWithinMs,
}: SaveQueueOptions<Row>) {
  const waiting = new Set<Entry<Row>>()
  let keeping: Promise<void> | undefined
  let isClosed = false

  async function add(row: Row): Promise<SaveOutcome> {
    if (isClosed) throw new StoreUnavailableError('The store is closed')
    let entry: Entry<Row> | undefined
    const outcome = new Promise<SaveOutcome>((resolve, reject) => {
      entry = { row, resolve, reject }
      waiting.add(entry)
    })
    keeping ??= keepWaiting()
    if (answerWithinMs === undefined) return outcome
    return answerWithin(answerWithinMs, outcome).finally(() => entry && waiting.delete(entry))
  }

  async function keepWaiting(): Promise<void> {
    while (waiting.size > 0) {
      // All requests that have arrived by then join this commit.
      await nextTurn()
      const startedAt = performance.now()
      await keepAll(takeBatch())
      const pauseMs = pauseShare * (performance.now() - startedAt)
      if (pauseMs >= 1) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    keeping = undefined
  }

  function takeBatch(): Entry<Row>[] {
    const batch = [...waiting].slice(0, batchLimit)
    for (const entry of batch) waiting.delete(entry)
    return batch
  }

  async function keepAll(entries: readonly Entry<Row>[]): Promise<void> {
    if (entries.length === 0) return
    try {
      const outcomes = await keep(entries.map(({ row }) => row))
      entries.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome) resolve(outcome)
        else reject(new Error('The commit gave fewer outcomes than rows'))
      })
    } catch (error) {
      if (entries.length > 1 && !(error instanceof StoreUnavailableError)) {
        for (const entry of entries) await keepAll([entry])
      } else {
        for (const { reject } of entries) reject(error)
      }
    }
  }

  /** Rejects new rows; resolves when every accepted one has its answer. */
  async function close(): Promise<void> {
    isClosed = true
    await keeping
  }

  return { add, close }
}
